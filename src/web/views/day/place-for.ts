import { slotOf } from '../../calendar/lanes.ts'
import type { Movable } from './columns.ts'
import { nextFree } from './gaps.ts'
import { snap, type Stretch } from './minutes.ts'
import type { Filled } from './fill-columns.ts'
import type { Day } from './use-day.ts'
import { freeOf } from './free.ts'

/** Where something from beside the hours would go first: into free time that is long enough, in its own column before others. */
export function placeFor(day: Day, what: Movable, around: number): { readonly column: Filled; readonly at: Stretch } | undefined {
  const { lane } = slotOf(day.calendar, what.row)
  const columns = day.columns.toSorted((a, b) => Number(b.lane === lane) - Number(a.lane === lane))
  const [first] = columns
  const later = Math.ceil(around / day.step) * day.step
  for (const minute of [later, day.hours.from]) {
    for (const column of columns) {
      const gap = nextFree(freeOf(day, column), minute, what.lasts)
      if (gap) return { column, at: { from: gap.from, to: gap.from + what.lasts } }
    }
  }
  const from = snap(Math.min(around, day.hours.to - what.lasts), day.step)
  return first && { column: first, at: { from, to: from + what.lasts } }
}
