import { isBlank } from '../../fields/blank.ts'
import { compilePath, type Around } from '../../evaluation/path.ts'
import { resolve, type Scope } from '../../evaluation/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Measure, Measured } from '../../door/store.ts'

/** The value as the key of a group; records without one make a group of their own. */
const groupKey = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** A figure over rows, and the same figure for each group where one is asked for. */
export function measureRows(scope: Scope, rows: readonly AnyRow[], { fn, field, groupBy }: Measure, around: Around): Measured {
  const read = field === undefined ? () => undefined : compilePath(scope, field)
  const digits = field === undefined ? 0 : (resolve(scope, field).field?.digits ?? 0)
  const figure = (some: readonly AnyRow[]) =>
    fn === 'count'
      ? some.length
      : figureOf(
          some.map((row) => read(row, around)).filter((value) => !isBlank(value)),
          fn,
          digits,
        )
  if (!groupBy) return { value: figure(rows), groups: [] }
  const keyOf = compilePath(scope, groupBy.field)
  const length = groupBy.by === 'month' ? 7 : groupBy.by === 'day' ? 10 : undefined
  const groups = Map.groupBy(rows, (row) => groupKey(keyOf(row, around)).slice(0, length))
  return {
    value: figure(rows),
    groups: [...groups].map(([key, members]) => ({ key, value: figure(members) ?? 0 })).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }
}

function figureOf(held: readonly unknown[], fn: Exclude<Measure['fn'], 'count'>, digits: number): number | undefined {
  if (fn === 'distinct') return new Set(held).size
  const numbers = held.filter((value) => typeof value === 'number')
  const scale = 10 ** digits
  // Added up in whole steps of the last digit: tenths would not come to a whole.
  const sum = numbers.reduce((total, value) => total + Math.round(value * scale), 0)
  if (fn === 'sum') return sum / scale
  if (numbers.length === 0) return undefined
  if (fn === 'avg') return sum / (numbers.length * scale)
  return numbers.reduce((best, value) => (fn === 'min' ? Math.min(best, value) : Math.max(best, value)))
}
