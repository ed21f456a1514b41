import { compileConditions } from '../../expression/compile-conditions.ts'
import type { Condition } from '../../expression/condition.ts'
import { isAnyOf, isOther } from '../../expression/condition.ts'
import { compilePath, type Around } from '../../expression/path.ts'
import type { Scope } from '../../expression/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { isNaming } from '../../references.ts'
import { isStored } from '../../fields/derived.ts'
import { firstOf } from '../first-of.ts'
import { readCursor, sortKeysOf, writeCursor } from '../sort-keys.ts'
import type { Query } from '../store.ts'
import { compareKeys, compileKeys, signsOf, type Keys } from './sort-rows.ts'
import type { Table } from './table.ts'

/** The records of a table that meet all conditions; where one asks for a value that is kept, only its holders are looked at. */
export function rowsWhere(table: Table, scope: Scope, where: readonly Condition[] = [], around: Around): readonly AnyRow[] {
  if (where.length === 0) return table.rows()
  const isMet = compileConditions(scope, where)
  const ids = candidates(table, where)
  if (!ids) return table.rows().filter((row) => isMet(row, around))
  // Looked at as they are kept: only those that are found are worked out whole.
  return ids.flatMap((id) => {
    const lazy = table.lazy(id)
    return lazy && isMet(lazy, around) ? (table.get(id) ?? []) : []
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

interface Found {
  readonly row: AnyRow
  readonly keys: Keys
}

/** The rows of a page, in order: the best match first where somebody searches and does not sort. */
export function pageOf(
  scope: Scope,
  rows: readonly AnyRow[],
  { sort, page = { limit: 50 } }: Query,
  scores: ReadonlyMap<AnyRow, number> | undefined,
  around: Around,
): { readonly rows: readonly AnyRow[]; readonly next?: string } {
  const sorted = sortKeysOf(scope, sort ?? scope.entity?.sort ?? [])
  const isByScore = scores !== undefined && !sort
  const keysOf = compileKeys(scope, sorted)
  const signs = isByScore ? [-1 as const, ...signsOf(sorted)] : signsOf(sorted)
  const found = rows.map((row): Found => ({ row, keys: isByScore ? [scores.get(row) ?? 0, ...keysOf(row, around)] : keysOf(row, around) }))
  const after = page.after === undefined ? undefined : readCursor(page.after, signs.length)
  const rest = after ? found.filter(({ keys }) => compareKeys(keys, after, signs) > 0) : found
  const { limit, offset = 0 } = page
  const first = firstOf(rest, offset + limit, (a, b) => compareKeys(a.keys, b.keys, signs)).slice(offset)
  const last = first.at(-1)
  const isMore = rest.length > offset + limit && last !== undefined
  return { rows: first.map(({ row }) => row), ...(isMore && { next: writeCursor(last.keys) }) }
}

/** Only what is wanted of the rows; values of other records stand under their whole path. */
export function selected(scope: Scope, rows: readonly AnyRow[], select: readonly string[], around: Around): readonly AnyRow[] {
  const reads = select.map((path) => [path, compilePath(scope, path)] as const)
  return rows.map((row) => {
    const few: Record<string, unknown> = {}
    for (const [path, read] of reads) {
      const value = read(row, around)
      if (value !== undefined) few[path] = value
    }
    return { ...few, id: row.id, version: row.version }
  })
}
