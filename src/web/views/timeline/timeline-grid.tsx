import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMedia } from '../../ui/use-media.ts'
import { Grabbing } from '../drag/grabbing.tsx'
import { useFollow } from '../drag/use-follow.ts'
import { useGrowing } from '../window/use-growing.ts'
import { periodLabel } from '../../calendar/week-days.ts'
import { useCut } from './cut.ts'
import { densityOf } from './density.ts'
import { useDraft } from './draft.ts'
import type { Bar } from './plan.ts'
import { lastDay, type Range } from '../../calendar/range.ts'
import { Days, TimelineHead } from './timeline-head.tsx'
import { TimelineFoot } from './timeline-foot.tsx'
import { TimelineRow } from './timeline-row.tsx'
import { useKeys } from './use-keys.ts'
import type { Point } from '../drag/point.ts'
import type { Moves } from './use-moves.ts'
import { usePointer } from './use-pointer.ts'
import type { Timeline } from './use-timeline.ts'

interface TimelineGridProps {
  readonly timeline: Timeline
  readonly range: Range
  readonly today: string
  readonly moves: Moves
  readonly onOpen: (bar: Bar) => void
  readonly onMenu: (bar: Bar, at: Point) => void
  readonly onAskMove: (bar: Bar) => void
  readonly onRange: (start: string) => void
}

/** Rooms by days, or whatever the trade lays on nights. It scrolls in both directions; the names and the days stay in view. */
export function TimelineGrid({ timeline, range, today, moves, onOpen, onMenu, onAskMove, onRange }: TimelineGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const follow = useFollow()
  const { lanes, bars, packed, laneEntity } = timeline
  const isFinger = useMedia(`(max-width: ${MOBILE_MAX}px), (pointer: coarse)`)
  const density = useMemo(() => densityOf(range.days, isFinger), [range.days, isFinger])
  usePointer(frame, { range, lanes, bars, moves, onMenu })
  const keys = useKeys(frame, { range, lanes, bars, packed, moves, today, onRange, onAskMove })
  // Once in its new lane, and after a refusal in its old one again.
  useEffect(() => {
    const id = moves.draft.followed()
    if (id !== undefined) follow.send(id)
  }, [packed, follow, moves.draft])
  const open = useStable(onOpen)
  const cut = useCut(frame)
  const drawn = useGrowing(lanes.length, GROWTH, range)

  useLayoutEffect(() => {
    frame.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [range.start, range.days])

  return (
    <>
      <div
        ref={frame}
        data-no-swipe
        className="relative min-h-0 scroll-pt-16 scroll-pl-(--lane) scroll-pb-10 overflow-auto overscroll-x-contain rounded-lg border border-line bg-raised shadow-panel [--lane:10.75rem] max-md:max-h-[70dvh] max-md:shrink-0 [@media(max-height:36rem)]:max-h-80 [@media(max-height:36rem)]:shrink-0 max-md:rounded-none max-md:border-x-0 max-md:[--lane:5.125rem]"
      >
        <div
          role="grid"
          tabIndex={-1}
          aria-label={`Planning ${periodLabel(range.start, lastDay(range))}`}
          aria-rowcount={lanes.length + 2}
          aria-colcount={range.days + 1}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          className={classNames('relative w-[max(100%,calc(var(--lane)+var(--least)*var(--days)))] outline-none select-none', SIZES)}
          style={{ '--days': range.days, '--least': `max(${density.least}px, ${density.least / 16}rem)` } as CSSProperties}
        >
          <TimelineHead range={range} today={today} isNarrow={density.isNarrow} corner={laneEntity?.label.one ?? ''} />
          <div className="relative">
            <Days range={range} today={today} />
            {lanes.map((lane, index) => (
              <TimelineRow
                key={lane.id}
                lane={lane}
                index={index}
                packed={packed.get(lane.id) ?? NOTHING}
                range={range}
                isDrawn={index < drawn}
                cut={cut}
                draft={moves.draft}
                stop={keys.stop?.lane === lane.id ? keys.stop.at : undefined}
                density={density}
                onOpen={open}
              />
            ))}
          </div>
          {laneEntity && <TimelineFoot range={range} packed={packed} label={laneEntity.label} isNarrow={density.isNarrow} />}
          <Grabbing />
        </div>
      </div>
      <Announcer moves={moves} />
    </>
  )
}

/** The lanes that are seen at once, then a few with each frame. */
const GROWTH = { first: 8, step: 6 }
const NOTHING = { placed: [], lines: 1 }
/** Heights of a bar, of a line of a lane, and around it: they grow with the text, for who reads larger. */
const SIZES = '[--bar:max(44px,2.75rem)] [--step:max(46px,2.875rem)] [--pad:7px]'

/** The same function at every turn, which calls the newest: the rows need not be drawn again for its sake. */
function useStable<A extends readonly unknown[]>(call: (...args: A) => void): (...args: A) => void {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...args: A) => latest.current(...args), [])
}

function Announcer({ moves }: { moves: Moves }) {
  const said = useDraft(moves.draft, () => moves.draft.said())
  return (
    <p role="status" aria-live="assertive" className="sr-only">
      {said}
    </p>
  )
}
