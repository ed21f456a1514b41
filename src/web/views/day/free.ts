import { freeIn, offered } from './gaps.ts'
import type { Stretch } from './minutes.ts'
import type { Stop } from './steps.ts'
import type { Filled } from './fill-columns.ts'
import type { Day } from './use-day.ts'

const FREE = 'libero '
export const freeKey = (gap: Stretch): string => `${FREE}${gap.from}`

/** What neither closes nor takes a column: there one may make a record. */
export const freeOf = ({ hours }: Day, { cards, closed }: Filled): readonly Stretch[] =>
  freeIn(hours, [...closed, ...cards.map(({ part }) => part)])

/** The stops of a column: what has no hour, then its records, its free time and what closes it, in order. */
export const stopsOf = (day: Day, column: Filled): readonly Stop[] => [
  ...column.untimed.map(({ id }) => ({ key: id, from: -1, to: 0 })),
  ...[
    ...column.cards.map(({ id, part }) => ({ key: id, ...part })),
    ...column.closed.flatMap(({ id, from, to }) => (id === undefined ? [] : [{ key: id, from, to }])),
    ...freeOf(day, column).map((gap) => ({ key: freeKey(gap), ...gap })),
  ].toSorted((a, b) => a.from - b.from),
]

/** What free time offers where one presses it. */
export const offerAt = (day: Day, gap: Stretch, minute: number): Stretch => offered(gap, minute, day.calendar.usual ?? 60, day.step)
