import { useMemo, useState } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import type { MonthView as Description } from '../../../kernel/screens/month-view.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { monthPage } from '../../calendar/month-page.ts'
import { useChosenDay } from '../../calendar/use-chosen-day.ts'
import { DragArea } from '../drag/drag-area.tsx'
import type { OwnViewProps } from '../../screen/own-parts.ts'
import { FirstHint } from '../hints/first-hint.tsx'
import { coloursOf } from './colours.tsx'
import { DayBar } from './day-bar.tsx'
import { DayPanel } from './day-panel.tsx'
import { dayFieldOf } from '../../calendar/on-days.ts'
import { recordsByDay } from './days.ts'
import { LanesPanel } from './lanes-panel.tsx'
import { MonthPanel } from './month-panel.tsx'
import { carriedTo, keepsDay } from './month-moves.ts'
import { useComing } from './use-coming.ts'
import { HINT, useDayMove } from './use-day-move.tsx'
import { useMonth } from './use-month.ts'

const INSTRUCTIONS =
  'Invio apre la scheda. Per spostarla premi Spazio, scegli il giorno con le frecce, poi lascia con Spazio o Invio. Esc annulla. M chiede dove spostarla.'

/** The records of a month by day, and beside it (on a phone below) those of the chosen day. */
export function MonthView(props: OwnViewProps) {
  const { month } = props.screen
  return month ? <Month {...props} month={month} /> : null
}

function Month({ screen, query, month }: OwnViewProps & { readonly month: Description }) {
  const chosen = useChosenDay()
  const { day, today } = chosen
  const entity = useEntity(screen.entity)
  const { pending, move, askMove, dialog } = useDayMove(entity)
  const { first, last } = monthPage(chosen.month)
  const shown = useMonth({ screen, query, month, first, last, day, pending })
  const about = { entity, month, day, today, names: shown.names }
  const byDay = useMemo(
    () => recordsByDay({ entity, month, today }, shown.rows, first, last),
    [entity, month, today, shown.rows, first, last],
  )
  const colours = coloursOf(entity, month.colours?.by)
  const coming = useComing(month)
  const isFolded = useMedia(`(max-width: ${MOBILE_MAX}px)`) && month.folds === true
  const [isUnfolded, setIsUnfolded] = useState(false)
  const field = dayFieldOf(entity)

  const panel = <MonthPanel screen={screen} entity={entity} month={month} chosen={chosen} byDay={byDay} colours={colours} />
  const work = (
    <>
      <DayPanel screen={screen} query={query} about={about} shown={shown} coming={coming} colours={colours} onMove={askMove} />
      {month.lanes && <LanesPanel query={query} about={about} lanes={month.lanes} coming={coming} />}
    </>
  )
  return (
    <div className="-mt-1 in-turn h-full overflow-y-auto overscroll-contain px-4 pt-1 pb-4 max-md:pb-24 lg:px-7">
      <DragArea<string>
        instructions={INSTRUCTIONS}
        refusal={({ row }) => keepsDay(entity, row)}
        isHome={({ row }, to) => row[field] === carriedTo(about, row, day, to)}
        onDrop={({ row }, to) => move(row, carriedTo(about, row, day, to), to)}
      >
        {isFolded ? (
          <div className="in-turn flex flex-col gap-3">
            <DayBar chosen={chosen} isUnfolded={isUnfolded} onFold={() => setIsUnfolded(!isUnfolded)}>
              {panel}
            </DayBar>
            {work}
          </div>
        ) : (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-6">
            {panel}
            <div className="in-turn flex min-w-0 flex-col gap-4 lg:gap-6">{work}</div>
          </div>
        )}
        {!isFixed(entity) && <Hint />}
      </DragArea>
      {dialog}
    </div>
  )
}

function Hint() {
  return (
    <FirstHint name={HINT} className="mt-3">
      <span className="pointer-coarse:hidden">
        Trascina una riga su un giorno per spostarla. <Kbd>Invio</Kbd> apre, <Kbd>Spazio</Kbd> prende, <Kbd>M</Kbd> sposta,{' '}
        <Kbd>Ctrl Z</Kbd> annulla.
      </span>
      <span className="pointer-fine:hidden">Tocca una riga per aprirla, tienila premuta e portala su un giorno per spostarla.</span>
    </FirstHint>
  )
}
