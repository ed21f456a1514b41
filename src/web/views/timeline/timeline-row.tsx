import { memo, useSyncExternalStore } from 'react'
import { daysBetween } from '../../../kernel/italian/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { toneText } from '../../ui/tone.ts'
import type { Cut } from './cut.ts'
import type { Density } from './density.ts'
import { useDraft, type DraftStore } from './draft.ts'
import { DraftBar } from './draft-bar.tsx'
import type { Packed, Placed } from './pack.ts'
import type { Bar, Lane } from './plan.ts'
import { columnOf, part, type Range } from '../../calendar/range.ts'
import type { Stop } from './steps.ts'
import { beginsAt, freeAround } from '../../calendar/stretch.ts'
import { TimelineBar } from './timeline-bar.tsx'
import { freeText } from '../../calendar/stretch-words.ts'

interface TimelineRowProps {
  readonly lane: Lane
  readonly index: number
  readonly packed: Packed<Bar>
  readonly range: Range
  /** Its turn has come: the lanes in sight are first. */
  readonly isDrawn: boolean
  readonly cut: Cut
  readonly draft: DraftStore
  /** Where the keyboard stands, when it stands in this lane. */
  readonly stop: Stop<Bar> | undefined
  readonly density: Density
  readonly onOpen: (bar: Bar) => void
}

/** A lane: its name, which stays in view, and what lies in it. The days behind are drawn once for all lanes. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { lane, index, packed, range, isDrawn, cut, draft, stop, ...rest } = props
  const heldId = useDraft(draft, (held) => (held?.bar?.stretch.lane === lane.id ? held.bar.id : undefined))
  const cutIds = useSyncExternalStore(cut.subscribe, () => cut.of(packed, range), NONE)
  const stopId = stop && 'bar' in stop ? stop.bar.id : undefined
  const free = stop && 'day' in stop ? stop.day : undefined
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="relative flex border-b border-line last:border-b-0"
      style={{ height: `calc(var(--pad) * 2 + var(--step) * ${packed.lines})` }}
    >
      {isDrawn && <LaneHeader lane={lane} />}
      <div data-cells="" className="relative min-w-0 flex-1">
        {isDrawn &&
          packed.placed.map((placed) => (
            <Cell key={placed.bar.id} placed={placed} range={range}>
              <TimelineBar
                placed={placed}
                lane={lane.title}
                isStop={placed.bar.id === stopId}
                isHeld={placed.bar.id === heldId}
                isCut={cutIds.includes(placed.bar.id)}
                {...rest}
              />
            </Cell>
          ))}
        {free !== undefined && <FreeNight day={free} lane={lane} packed={packed} range={range} begins={beginsAt(draft.of)} />}
        <DraftBar lane={lane.id} isFirst={index === 0} range={range} draft={draft} />
      </div>
    </div>
  )
})

const NONE = () => ''

/** For the ear and the reading order only: the bar in it has its own place. */
function Cell({ placed, range, children }: { placed: Placed<Bar>; range: Range; children: React.ReactNode }) {
  const { from, nights } = placed.bar.stretch
  const first = Math.max(0, columnOf(range, from))
  const span = Math.max(1, Math.min(range.days, columnOf(range, from) + nights) - first)
  return (
    <div role="gridcell" aria-colindex={first + 2} aria-colspan={span} className="contents">
      {children}
    </div>
  )
}

/** The free night on which the keyboard stands; all the others need no element. */
interface FreeNightProps extends Pick<TimelineRowProps, 'lane' | 'packed' | 'range'> {
  readonly day: string
  readonly begins: number
}

function FreeNight({ day, lane, packed, range, begins }: FreeNightProps) {
  const column = columnOf(range, day)
  const taken = packed.placed.filter(({ bar }) => !bar.isEnded).map(({ bar }) => bar.stretch)
  const until = freeAround(taken, lane.id, day)?.until
  const isNear = until !== undefined && daysBetween(range.start, until) < range.days
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      tabIndex={0}
      data-stop=""
      aria-label={freeText(day, lane.title, isNear ? until : undefined)}
      className="absolute inset-y-1 rounded-md focus-visible:-outline-offset-2 focus-visible:bg-accent-wash"
      style={{ left: part(column + begins, range), width: part(Math.min(1, range.days - column - begins), range) }}
    />
  )
}

function LaneHeader({ lane: { title, details, state } }: { lane: Lane }) {
  return (
    <div
      role="rowheader"
      className="sticky left-0 z-2 flex w-(--lane) shrink-0 flex-col justify-center border-r border-line bg-raised px-3 max-md:px-1"
    >
      <p className="truncate text-sm font-medium max-md:text-xs max-md:tracking-tight" title={title}>
        {title}
      </p>
      <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-faint max-md:gap-1">
        {state && <span aria-hidden className={classNames('size-1.5 shrink-0 rounded-full bg-current', toneText[state.tone])} />}
        <span className="truncate">
          {details.length > 0 && <span className="max-md:sr-only">{`${details.join(' · ')}${state ? ' · ' : ''}`}</span>}
          {state?.label}
        </span>
      </p>
    </div>
  )
}
