import { useMemo, useRef } from 'react'
import type { DaySays } from '../../../kernel/screens/day-view.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useShowSheet } from '../../exchange/shown-sheet.ts'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import { calendarOf, type Calendar } from '../../calendar/calendar.ts'
import { WeekStrip } from '../../calendar/week-strip.tsx'
import { useOptimistic } from '../drag/use-optimistic.ts'
import { HiddenNote } from '../hints/hidden-note.tsx'
import type { ListQuery } from '../../screen/list-query.ts'
import { DayArea } from './day-area.tsx'
import { DayToolbar } from './day-toolbar.tsx'
import { Hints } from './hints.tsx'
import { LaneSwitch } from './lane-switch.tsx'
import { Lifted } from './lifted.tsx'
import { useDay } from './use-day.ts'
import { useDayDialogs } from './use-day-dialogs.tsx'
import { useDays } from './use-days.ts'
import { useMoves } from './use-moves.ts'

interface DayViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** The records of a day, by the minute and by who or what they take. */
export function DayView({ screen, query }: DayViewProps) {
  const entity = useEntity(screen.entity)
  const calendar = useMemo(() => calendarOf(entity), [entity])
  return calendar && screen.day ? <Agenda screen={screen} query={query} calendar={calendar} says={screen.day} /> : null
}

function Agenda({ screen, query, calendar, says }: DayViewProps & { calendar: Calendar; says: DaySays }) {
  const { at } = useSector()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const { pending, run } = useOptimistic()
  const shown = useDays(isPhone)
  const { first, days, goTo, showLane, oneOf } = shown
  const day = useDay(screen, query, calendar, says, days, isPhone ? oneOf : undefined, pending)
  useShowSheet({ name: screen.label, paper: async () => (await import('./day-paper.ts')).dayPaper(screen, day) })
  const moves = useMoves(run)
  const dialogs = useDayDialogs(screen, day, moves)
  const lifted = useRef<HTMLDivElement>(null)
  const { entity, laneEntity, lanes } = day
  const only = oneOf(lanes)

  return (
    <div className="-mt-1 flex h-full flex-col gap-3 overflow-y-auto px-4 pt-1 pb-4 max-md:gap-1.5 max-md:px-0 max-md:pb-0 lg:px-7">
      {isPhone ? (
        <WeekStrip day={first} today={at.today} onDay={goTo} />
      ) : (
        <DayToolbar
          days={days}
          today={at.today}
          length={shown.length}
          count={
            day.isLoading || day.isFailed ? '' : `${day.total} ${plural(day.total, entity.label.one, entity.label.many).toLowerCase()}`
          }
          onDay={goTo}
          onLength={shown.setLength}
        />
      )}
      {isPhone && lanes.length > 1 && <LaneSwitch label={laneEntity?.label.one ?? ''} lanes={lanes} shown={only?.id} onLane={showLane} />}
      <DayArea screen={screen} says={says} day={day} shown={shown} moves={moves} dialogs={dialogs} lifted={lifted} isPhone={isPhone} />
      <p role="status" aria-live="assertive" className="sr-only">
        {moves.said}
      </p>
      <HiddenNote count={day.hidden} label={entity.label} advice="scegli meno giorni" />
      <Hints />
      <Lifted ref={lifted} draft={moves.draft} />
      {dialogs.dialogs}
    </div>
  )
}
