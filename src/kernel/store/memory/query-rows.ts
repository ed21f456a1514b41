import { compileConditions } from '../../evaluation/compile-conditions.ts'
import type { Condition } from '../../expression/condition.ts'
import { isAnyOf, isOther } from '../../expression/condition.ts'
import type { Around } from '../../evaluation/path.ts'
import type { Scope } from '../../evaluation/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { isNaming } from '../../entity/references.ts'
import { isStored } from '../../fields/derived.ts'
import type { Table } from './table.ts'
import { found, type Unhurried } from './unhurried.ts'

/** The records of a table that meet all conditions; where one asks for a value that is kept, only its holders are looked at. */
export function* rowsWhere(table: Table, scope: Scope, where: readonly Condition[] = [], around: Around): Unhurried<readonly AnyRow[]> {
  if (where.length === 0) return yield* table.rows()
  const isMet = compileConditions(scope, where)
  const ids = candidates(table, where)
  if (!ids) return yield* found(yield* table.rows(), (row) => (isMet(row, around) ? row : undefined))
  // Looked at as they are kept: only those that are found are worked out whole.
  return yield* found(ids, (id) => {
    const lazy = table.lazy(id)
    return lazy && isMet(lazy, around) ? table.get(id) : undefined
  })
}

function candidates(table: Table, where: readonly Condition[]): readonly string[] | undefined {
  let best: readonly string[] | undefined
  for (const condition of where) {
    const ids = idsFor(table, condition)
    if (ids && (!best || ids.length < best.length)) best = ids
  }
  return best
}

function idsFor(table: Table, condition: Condition): readonly string[] | undefined {
  if (isAnyOf(condition)) return undefined
  const { field: path, op, value } = condition
  const values = (op === 'eq' || op === 'has') && !isOther(value) ? [value].flat() : op === 'in' && Array.isArray(value) ? value : undefined
  if (!values) return undefined
  if (path === 'id') return [...new Set(values.filter((one) => typeof one === 'string'))]
  const field = table.entity.fields[path]
  if (!field || !isNaming(field) || !isStored(field)) return undefined
  // A record that holds two of them is found once.
  return [...new Set([...new Set(values)].flatMap((one) => [...table.holders(path, one)]))]
}
