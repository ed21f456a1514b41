import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LateLine } from '../../ui/late-line.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SafetyLine } from '../../ui/safety-line.tsx'
import { WeekStrip } from '../../calendar/week-strip.tsx'
import type { Lane } from '../../calendar/lanes.ts'
import type { Week } from './use-week.ts'
import { Overlap } from './week-block.tsx'
import { MoreMenu } from '../menu/more-menu.tsx'
import { dayLabel } from '../../calendar/week-days.ts'
import type { WeekActions } from './week-grid.tsx'

interface DayAgendaProps {
  week: Week
  day: string
  actions: WeekActions
  onDay: (day: string) => void
}

/** The week on a phone: one day at a time, in the order of its hours, each with who or what it takes. */
export function DayAgenda({ week, day, actions, onDay }: DayAgendaProps) {
  const countOf = (one: string) => week.lanes.reduce((sum, lane) => sum + week.rowsOf({ day: one, lane: lane.id }).length, 0)
  const entries = week.lanes
    .flatMap((lane) => week.rowsOf({ day, lane: lane.id }).map((row) => ({ row, lane, time: week.blockOf(row).time ?? '' })))
    .toSorted((a, b) => a.time.localeCompare(b.time))
  return (
    <div className="flex flex-col gap-1.5">
      <div className="-mx-4">
        <WeekStrip day={day} today={week.today} countOf={countOf} onDay={onDay} />
      </div>
      <section aria-label={dayLabel(day)} className="flex flex-col gap-3">
        {entries.length > 0 && (
          <Panel>
            <ul className="divide-y divide-line">
              {entries.map(({ row, lane }) => (
                <AgendaRow key={row.id} row={row} lane={lane} week={week} actions={actions} />
              ))}
            </ul>
          </Panel>
        )}
        {entries.length === 0 && <p className="py-10 text-center text-sm text-ink-soft">Niente in programma {dayLabel(day)}.</p>}
        <Button icon={<Icon name="plus" />} onClick={() => actions.add({ day, lane: undefined })} className="self-center">
          Aggiungi per {dayLabel(day)}
        </Button>
      </section>
    </div>
  )
}

interface AgendaRowProps {
  row: AnyRow
  lane: Lane
  week: Week
  actions: WeekActions
}

function AgendaRow({ row, lane, week, actions }: AgendaRowProps) {
  const { time, end, title, detail, state, safety, late, warning } = week.blockOf(row)
  return (
    <li className="relative flex items-start gap-3 py-3 pr-1 pl-4 hover:bg-hover">
      <span className="num w-11 shrink-0 text-md text-ink-soft">
        {time ?? '–'}
        {end && <span className="block text-xs text-ink-faint">–{end}</span>}
      </span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          data-record={row.id}
          onClick={() => actions.open(row)}
          className="text-left font-medium after:absolute after:inset-0"
        >
          {title}
        </button>
        <SafetyLine words={safety} className="mt-0.5" />
        {(lane.title || detail) && <p className="text-sm text-ink-soft">{[lane.title, detail].filter(Boolean).join(' · ')}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
          <LateLine text={late} />
          {warning && <Overlap text={warning} />}
        </p>
      </div>
      <MoreMenu label={`Sposta o apri «${title}»`} className="relative z-1 -my-1.5" items={actions.menuOf(row)} />
    </li>
  )
}
