import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SafetyLine } from '../../ui/safety-line.tsx'
import { DayStrip } from '../calendar/day-strip.tsx'
import type { Lane } from '../calendar/lanes.ts'
import type { Week } from './use-week.ts'
import { Overlap } from './week-block.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { dayLabel } from '../calendar/week-days.ts'
import type { WeekActions } from './week-grid.tsx'

interface DayAgendaProps {
  week: Week
  day: string
  actions: WeekActions
  onDay: (day: string) => void
}

/** The week on a phone: one day at a time, by lane. */
export function DayAgenda({ week, day, actions, onDay }: DayAgendaProps) {
  const countOf = (one: string) => week.lanes.reduce((sum, lane) => sum + week.rowsOf({ day: one, lane: lane.id }).length, 0)
  const busy = week.lanes.filter((lane) => week.rowsOf({ day, lane: lane.id }).length > 0)
  return (
    <div className="flex flex-col gap-3">
      <DayStrip days={week.days} day={day} today={week.today} countOf={countOf} onDay={onDay} />
      <section aria-label={dayLabel(day)} className="flex flex-col gap-3">
        {busy.map((lane) => (
          <LaneOfDay key={lane.id ?? ''} lane={lane} rows={week.rowsOf({ day, lane: lane.id })} week={week} actions={actions} />
        ))}
        {busy.length === 0 && <p className="py-10 text-center text-sm text-ink-soft">Niente in programma {dayLabel(day)}.</p>}
        <Button icon={<Icon name="plus" />} onClick={() => actions.add({ day, lane: undefined })} className="self-center">
          Aggiungi per {dayLabel(day)}
        </Button>
      </section>
    </div>
  )
}

interface LaneOfDayProps {
  lane: Lane
  rows: readonly AnyRow[]
  week: Week
  actions: WeekActions
}

function LaneOfDay({ lane, rows, week, actions }: LaneOfDayProps) {
  return (
    <Panel aria-label={lane.title || undefined}>
      {lane.title && <h3 className="border-b border-line px-4 py-2 text-sm font-medium text-ink-soft">{lane.title}</h3>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <AgendaRow key={row.id} row={row} week={week} actions={actions} />
        ))}
      </ul>
    </Panel>
  )
}

function AgendaRow({ row, week, actions }: { row: AnyRow; week: Week; actions: WeekActions }) {
  const { time, title, detail, state, safety, warning } = week.blockOf(row)
  return (
    <li className="relative flex items-start gap-3 py-3 pr-1 pl-4 hover:bg-hover">
      <span className="num w-11 shrink-0 text-md text-ink-soft">{time ?? '–'}</span>
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
        {detail && <p className="truncate text-sm text-ink-soft">{detail}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3">
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
          {warning && <Overlap text={warning} />}
        </p>
      </div>
      <MoreMenu label={`Sposta o apri «${title}»`} className="relative z-1 -my-1.5" items={actions.menuOf(row)} />
    </li>
  )
}
