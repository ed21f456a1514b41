import { useMemo, useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isFixed } from '../../../kernel/entity.ts'
import type { MonthView as Description } from '../../../kernel/month-view.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/toast.ts'
import { monthPage } from '../calendar/month-page.ts'
import { useChosenDay } from '../calendar/use-chosen-day.ts'
import { DragArea } from '../drag/drag-area.tsx'
import { useOptimistic } from '../drag/use-optimistic.ts'
import { useOwnParts, type OwnViewProps } from '../own-parts.ts'
import { FirstHint } from '../first-hint.tsx'
import { learn } from '../known-hints.ts'
import { MoveToDialog } from '../week/move-to-dialog.tsx'
import { coloursOf, Legend } from './colours.tsx'
import { DayPanel } from './day-panel.tsx'
import { dayFieldOf } from '../calendar/on-days.ts'
import { recordsByDay } from './days.ts'
import { MonthDays } from './month-days.tsx'
import { carriedText, carriedTo, keepsDay } from './month-moves.ts'
import { useMonth } from './use-month.ts'

const INSTRUCTIONS =
  'Invio apre la scheda. Per spostarla premi Spazio, scegli il giorno con le frecce, poi lascia con Spazio o Invio. Esc annulla. M chiede dove spostarla.'

const HINT = 'mese'

/** The records of a month by day, and beside it (on a phone below) those of the chosen day. */
export function MonthView(props: OwnViewProps) {
  const { month } = props.screen
  return month ? <Month {...props} month={month} /> : null
}

function Month({ screen, query, month }: OwnViewProps & { readonly month: Description }) {
  const chosen = useChosenDay()
  const { day, today } = chosen
  const entity = useEntity(screen.entity)
  const commit = useCommit()
  const { pending, run } = useOptimistic()
  const [asked, setAsked] = useState<{ readonly row: AnyRow; readonly isOpen: boolean }>()
  const { first, last } = monthPage(chosen.month)
  const shown = useMonth({ screen, query, month, first, last, day, pending })
  const about = { entity, month, day, today, names: shown.names }
  const byDay = useMemo(
    () => recordsByDay({ entity, month, today }, shown.rows, first, last),
    [entity, month, today, shown.rows, first, last],
  )
  const by = month.colours?.by
  const colours = coloursOf(entity, by)
  const field = dayFieldOf(entity)
  const OwnButton = useOwnParts().buttons?.[month.button ?? 'own:']

  const move = (row: AnyRow, begins: string, to = begins) => {
    learn(HINT)
    const values = { [field]: begins }
    const change = { type: 'update' as const, entity: entity.name, id: row.id, values, expect: row.version }
    void run(row, values, () => commit([change], { via: 'calendar', done: carriedText(entity, begins, to), tellProblems: true }))
  }
  const askMove = (row: AnyRow) => {
    const reason = keepsDay(entity, row)
    if (reason) notify({ text: reason, tone: 'warning' })
    else setAsked({ row, isOpen: true })
  }
  return (
    <div className="-mt-1 h-full overflow-y-auto overscroll-contain px-4 pt-1 pb-4 max-md:pb-24 lg:px-7">
      <DragArea<string>
        instructions={INSTRUCTIONS}
        refusal={({ row }) => keepsDay(entity, row)}
        isHome={({ row }, to) => row[field] === carriedTo(about, row, day, to)}
        onDrop={({ row }, to) => move(row, carriedTo(about, row, day, to), to)}
      >
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-6">
          <Panel aria-label="Calendario" className="xl:sticky xl:top-0">
            <div className="px-3 pt-2 pb-3 md:px-4">
              <MonthDays
                entity={entity}
                chosen={chosen}
                byDay={byDay}
                by={by}
                colours={colours}
                mayHold={({ row }) => keepsDay(entity, row) === undefined}
              />
            </div>
            {(month.colours || OwnButton || !chosen.isNow) && (
              <div className="flex flex-col gap-3 border-t border-line px-4 py-3 md:px-5">
                {month.colours && <Legend label={month.colours.legend} colours={colours} />}
                {(OwnButton || !chosen.isNow) && (
                  <div className="flex flex-wrap gap-2">
                    {OwnButton && <OwnButton />}
                    {!chosen.isNow && (
                      <Button size="sm" onClick={chosen.toToday}>
                        Oggi
                      </Button>
                    )}
                  </div>
                )}
              </div>
            )}
          </Panel>
          <DayPanel screen={screen} query={query} about={about} shown={shown} colours={colours} onMove={askMove} />
        </div>
        {!isFixed(entity) && (
          <FirstHint name={HINT} className="mt-3">
            <span className="pointer-coarse:hidden">
              Trascina una riga su un giorno per spostarla. <Kbd>Invio</Kbd> apre, <Kbd>Spazio</Kbd> prende, <Kbd>M</Kbd> sposta,{' '}
              <Kbd>Ctrl Z</Kbd> annulla.
            </span>
            <span className="pointer-fine:hidden">Tocca una riga per aprirla, tienila premuta e portala su un giorno per spostarla.</span>
          </FirstHint>
        )}
      </DragArea>
      {asked && (
        <MoveToDialog
          key={`${asked.row.id} ${asked.row.version}`}
          entity={entity}
          calendar={{ day: field }}
          row={asked.row}
          lanes={[]}
          refusal={() => keepsDay(entity, asked.row)}
          open={asked.isOpen}
          onMove={({ day: to }) => move(asked.row, to)}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </div>
  )
}
