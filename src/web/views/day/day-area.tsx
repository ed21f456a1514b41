import { Suspense, useRef, type RefObject } from 'react'
import type { DaySays } from '../../../kernel/screens/day-view.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useSector } from '../../data/sector-context.tsx'
import { late } from '../../late/late.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { WIDE } from '../../ui/breakpoints.ts'
import { useEnlarged } from '../../ui/use-enlarged.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { useGrowing } from '../window/use-growing.ts'
import { openingOf, type LaneShown } from './columns.ts'
import { DayGrid } from './day-grid.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { placeLifted } from './lifted.tsx'
import type { Scale } from './minutes.ts'
import { useMinute } from './now-line.tsx'
import type { Day } from './use-day.ts'
import type { useDayDialogs } from './use-day-dialogs.tsx'
import type { useDays } from './use-days.ts'
import { useKeys } from './use-keys.ts'
import type { Moves } from './use-moves.ts'
import { usePointer } from './use-pointer.ts'

const NoColumns = late(async () => (await import('./no-columns.tsx')).NoColumns)
/** Few trades have something that waits beside their day. */
const WaitingLists = late(async () => (await import('./waiting-lists.tsx')).WaitingLists)

/** Pixels of a quarter of an hour: the whole day stands on a desk without scrolling, a finger finds it on a phone. */
const PIXELS = { desk: 13, phone: 24 }
/** The columns that a desk shows, then two with each frame. */
const GROWTH = { first: 4, step: 2 }

function useScale({ shown, step }: Day, isPhone: boolean): Scale {
  const enlarged = useEnlarged()
  const quarter = (isPhone ? PIXELS.phone : PIXELS.desk) * enlarged
  return { shown, step, pixels: (quarter * step) / 15, enlarged }
}

/** Pixels from which a finger that goes sideways turns to the next column. */
const SWIPE = 60

/** A finger that goes sideways over the hours turns to the lane beside. */
function useLaneSwipe(frame: RefObject<HTMLElement | null>, lanes: readonly LaneShown[], { oneOf, showLane }: ReturnType<typeof useDays>) {
  useSwipe(frame, ({ dx, dy }) => {
    const next = lanes[lanes.findIndex(({ id }) => id === oneOf(lanes)?.id) + (dx < 0 ? 1 : -1)]
    if (next && Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(dy) * 2) showLane(next.id)
  })
}

interface DayAreaProps {
  readonly screen: CollectionScreen
  readonly says: DaySays
  readonly day: Day
  readonly shown: ReturnType<typeof useDays>
  readonly moves: Moves
  readonly dialogs: ReturnType<typeof useDayDialogs>
  /** What is carried over no hours, drawn beside the pointer. */
  readonly lifted: RefObject<HTMLElement | null>
  readonly isPhone: boolean
}

/** The hours of the days with what waits beside them: the area in which mouse, finger and keyboard carry. */
export function DayArea({ screen, says, day, shown, moves, dialogs, lifted, isPhone }: DayAreaProps) {
  const { at } = useSector()
  const minute = useMinute()
  const isWide = useMedia(WIDE)
  const { first, length, days, goTo } = shown
  const drawn = useGrowing(day.columns.length, GROWTH, days)
  const [frame, box] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const { laneEntity } = day
  const now = days.includes(at.today) ? minute : undefined
  const scale = useScale(day, isPhone)

  const keys = useKeys(frame, {
    day,
    moves,
    around: now ?? day.hours.from,
    onOpen: dialogs.open,
    onChosen: dialogs.choose,
    onDays: (by) => goTo(addDays(first, by * Number(length))),
  })
  usePointer(frame, box, {
    day,
    moves,
    scale,
    onChosen: dialogs.choose,
    onMenu: dialogs.showMenu,
    onLifted: (point) => placeLifted(lifted.current, point),
  })
  useLaneSwipe(frame, isPhone ? day.lanes : [], shown)
  const waiting = says.waiting && says.waiting.length > 0 && (
    <Suspense fallback={isWide && <div className="w-62 shrink-0" />}>
      <WaitingLists
        screen={screen}
        lists={says.waiting}
        day={day}
        isFolded={!isWide}
        held={moves.draft?.card?.id}
        onOpen={dialogs.open}
        onKey={keys.onLooseKey}
      />
    </Suspense>
  )
  return (
    <div
      ref={frame}
      data-no-swipe
      className="flex min-h-80 flex-1 items-start gap-6 *:max-h-full max-[73.75rem]:flex-col max-[73.75rem]:items-stretch max-[73.75rem]:gap-2"
    >
      {day.isLoading ? (
        <DaySkeleton columns={isPhone ? 1 : Number(length) + 2} scale={{ ...scale, shown: openingOf(says) }} />
      ) : day.isFailed ? (
        <NotRead text="Non riesco a leggere la giornata." onRetry={day.retry} />
      ) : day.columns.length === 0 && laneEntity ? (
        <Suspense fallback={null}>
          <NoColumns lane={laneEntity} />
        </Suspense>
      ) : (
        <>
          {!isWide && waiting}
          <DayGrid
            box={box}
            day={day}
            drawn={drawn}
            days={days}
            today={at.today}
            isPhone={isPhone}
            scale={scale}
            now={now}
            moves={moves}
            keys={keys}
            onOpen={dialogs.open}
            onMake={(column, stretch) => dialogs.make({ column, at: stretch })}
            onClosure={dialogs.openClosure}
          />
          {isWide && waiting}
        </>
      )}
    </div>
  )
}
