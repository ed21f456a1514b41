import { isBlank } from '../../fields/blank.ts'
import { compilePath, type Around } from '../../evaluation/path.ts'
import type { Scope } from '../../evaluation/scope.ts'
import { orderOf } from '../../fields/order.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { daysBetween } from '../../italian/dates.ts'
import { isReversed, type Cursor, type SortKey } from '../sort-keys.ts'

/** What a record is sorted by, value by value; null where there is none. */
export type Keys = (string | number | null)[]

/** Prepares the values that records are sorted by, `near` as two of them: whether the day is past, and how far away it is. */
export function compileKeys(scope: Scope, keys: readonly SortKey[]): (row: AnyRow, around: Around) => Keys {
  const parts = keys.map(({ path, direction, field }) => {
    const read = compilePath(scope, path)
    const nearKeys = nearness()
    return (row: AnyRow, around: Around, into: Keys): void => {
      const value = read(row, around)
      const isNone = isBlank(value)
      if (direction !== 'near') into.push(isNone ? null : field ? orderOf(field, value) : String(value))
      else if (isNone) into.push(null, null)
      else into.push(...nearKeys(String(value), around.today))
    }
  })
  return (row, around) => {
    const all: Keys = []
    for (const part of parts) part(row, around, all)
    all.push(row.id)
    return all
  }
}

/** Many records stand on few days: each is counted once. */
function nearness(): (day: string, today: string) => readonly [past: number, away: number] {
  const known = new Map<string, readonly [number, number]>()
  return (day, today) => {
    const found = known.get(day) ?? ([day < today ? 1 : 0, Math.abs(daysBetween(today, day))] as const)
    known.set(day, found)
    return found
  }
}

/** The directions of these values: empty ones come last in both, and the id parts equals in the direction of the last. */
export const signsOf = (keys: readonly SortKey[]): readonly number[] => [
  ...keys.flatMap(({ direction }) => (direction === 'near' ? [1, 1] : [direction === 'desc' ? -1 : 1])),
  isReversed(keys) ? -1 : 1,
]

/** Below 0 when the first comes first. */
export function compareKeys(a: Cursor, b: Cursor, signs: readonly number[]): number {
  for (let at = 0; at < signs.length; at++) {
    const [left = null, right = null] = [a[at], b[at]]
    if (left === right) continue
    if (left === null || right === null) return left === null ? 1 : -1
    return (left < right ? -1 : 1) * (signs[at] ?? 1)
  }
  return 0
}
