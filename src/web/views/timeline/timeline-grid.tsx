import { useCallback, useLayoutEffect, useRef, type CSSProperties } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useFollow } from '../drag/use-follow.ts'
import { periodLabel } from '../week/week-days.ts'
import { useDraft } from './draft.ts'
import type { Bar } from './plan.ts'
import { lastDay, type Range } from './range.ts'
import { Days, TimelineHead } from './timeline-head.tsx'
import { TimelineFoot } from './timeline-foot.tsx'
import { TimelineRow } from './timeline-row.tsx'
import { useKeys } from './use-keys.ts'
import type { Moves, Point } from './use-moves.ts'
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

/** How a plan of so many days is drawn: the least width of a day, and for how many free days the second line of a bar shows. */
function densityOf(days: number): { readonly day: string; readonly roomy: number; readonly isNarrow: boolean } {
  if (days <= 14) return { day: '56px', roomy: 1.5, isNarrow: false }
  if (days <= 31) return { day: '30px', roomy: 3, isNarrow: true }
  return { day: '24px', roomy: 5, isNarrow: true }
}

/** Rooms by days, or whatever the trade lays on nights. It scrolls in both directions; the names and the days stay in view. */
export function TimelineGrid({ timeline, range, today, moves, onOpen, onMenu, onAskMove, onRange }: TimelineGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const follow = useFollow()
  const { lanes, bars, packed, laneEntity } = timeline
  const { day, roomy, isNarrow } = densityOf(range.days)
  usePointer(frame, { range, lanes, bars, moves: followed(moves, follow.send), onMenu })
  const keys = useKeys(frame, { range, lanes, bars, packed, moves: followed(moves, follow.send), today, onRange, onAskMove })
  const open = useStable(onOpen)
  const arrive = useStable(follow.arrived)

  useLayoutEffect(() => {
    frame.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [range.start, range.days])

  return (
    <>
      <div
        ref={frame}
        data-no-swipe
        className="relative min-h-0 scroll-pt-16 scroll-pl-(--lane) scroll-pb-10 overflow-auto overscroll-contain rounded-lg border border-line bg-raised shadow-panel [--lane:9.5rem] max-md:rounded-none max-md:border-x-0 max-md:[--lane:5.125rem]"
        style={{ containerType: 'inline-size' }}
      >
        <div
          role="grid"
          tabIndex={-1}
          aria-label={`Planning ${periodLabel(range.start, lastDay(range))}`}
          aria-rowcount={lanes.length + 2}
          aria-colcount={range.days + 1}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          className={classNames(
            'w-[calc(var(--lane)+var(--day)*var(--days))] outline-none select-none [--day:max(var(--least),calc((100cqw-var(--lane))/var(--days)))] max-md:[--least:44px]! pointer-coarse:[--least:44px]!',
            SIZES,
          )}
          style={{ '--days': range.days, '--least': day } as CSSProperties}
        >
          <TimelineHead range={range} today={today} isNarrow={isNarrow} corner={laneEntity?.label.one ?? ''} />
          <div className="relative">
            <Days range={range} today={today} />
            {lanes.map((lane, index) => (
              <TimelineRow
                key={lane.id}
                lane={lane}
                index={index}
                packed={packed.get(lane.id) ?? NOTHING}
                range={range}
                draft={moves.draft}
                stop={keys.stop?.lane === lane.id ? keys.stop.at : undefined}
                roomy={roomy}
                onOpen={open}
                onArrive={arrive}
              />
            ))}
          </div>
          {laneEntity && <TimelineFoot range={range} packed={packed} label={laneEntity.label} isNarrow={isNarrow} />}
        </div>
      </div>
      <Announcer moves={moves} />
    </>
  )
}

const NOTHING = { placed: [], lines: 1 }
/** Of a bar, of a line of a lane, and around it. */
const SIZES = '[--bar:44px] [--step:46px] [--pad:7px]'

/** The keyboard goes along with what is dropped elsewhere. */
const followed = (moves: Moves, send: (id: string) => void): Moves => ({
  ...moves,
  drop: (lanes, at) => {
    const id = moves.draft.get()?.bar?.id
    moves.drop(lanes, at)
    if (id !== undefined) send(id)
  },
})

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
