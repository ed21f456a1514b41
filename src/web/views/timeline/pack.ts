import { daysBetween } from '../../../kernel/italian/dates.ts'
import { columnOf, type Range } from '../../calendar/range.ts'
import { endOf, overlap, type Stretch } from '../../calendar/stretch.ts'

/** What lies in a lane. */
export interface Packable {
  readonly stretch: Stretch
  /** It no longer takes its lane: others may lie over it. */
  readonly isEnded: boolean
}

/** Where a bar is drawn, in days from the left edge of the range. */
export interface Placed<B> {
  readonly bar: B
  readonly left: number
  readonly right: number
  /** It began before the range, or goes on after it. */
  readonly isCutLeft: boolean
  readonly isCutRight: boolean
  /** The line of the lane; 0 unless records of an import lie over each other. */
  readonly line: number
}

export interface Packed<B> {
  readonly placed: readonly Placed<B>[]
  readonly lines: number
}

/**
 * Puts the bars of one lane side by side, and those that overlap on lines of their own. What has ended makes way for what has not.
 * `begins` is where in its day a bar does: one place for all of a plan, or those that do not overlap would.
 */
export function pack<B extends Packable>(bars: readonly B[], range: Range, begins: number): Packed<B> {
  const live = bars.filter(({ isEnded }) => !isEnded)
  const past = bars.filter((bar) => bar.isEnded && !live.some((other) => overlap(bar.stretch, other.stretch)))
  const seen = [...live, ...past]
    .filter(({ stretch }) => columnOf(range, stretch.from) < range.days && columnOf(range, endOf(stretch)) + begins > 0)
    .toSorted((a, b) =>
      a.stretch.from === b.stretch.from ? b.stretch.nights - a.stretch.nights : a.stretch.from < b.stretch.from ? -1 : 1,
    )
  const ends: string[] = []
  const lined = seen.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.stretch.from)
    const line = free === -1 ? ends.length : free
    ends[line] = endOf(bar.stretch)
    return { bar, line }
  })
  const placed = lined.map(({ bar, line }): Placed<B> => {
    const from = columnOf(range, bar.stretch.from) + begins
    const to = from + bar.stretch.nights
    return { bar, left: Math.max(0, from), right: Math.min(range.days, to), isCutLeft: from < 0, isCutRight: to > range.days, line }
  })
  return { placed, lines: Math.max(1, ends.length) }
}

/** The bars that take a night, then those that did: what the keyboard finds there, from top to bottom. */
export const onNight = <B extends Packable>({ placed }: Packed<B>, day: string): readonly B[] =>
  placed
    .filter(({ bar: { stretch } }) => stretch.from <= day && daysBetween(stretch.from, day) < stretch.nights)
    .toSorted((a, b) => Number(a.bar.isEnded) - Number(b.bar.isEnded) || a.line - b.line)
    .map(({ bar }) => bar)

/** How many lanes somebody has on each night of the range. */
export function takenPerNight<B extends Packable>(lanes: Iterable<readonly B[]>, { start, days }: Range): readonly number[] {
  const counts = Array.from({ length: days }, () => 0)
  for (const bars of lanes) {
    const nights = new Set<number>()
    for (const { stretch, isEnded } of bars) {
      const first = daysBetween(start, stretch.from)
      if (!isEnded) for (let night = Math.max(0, first); night < Math.min(days, first + stretch.nights); night++) nights.add(night)
    }
    for (const night of nights) counts[night] = (counts[night] ?? 0) + 1
  }
  return counts
}
