import { resolve, scopeOf, type Scope } from '../evaluation/scope.ts'
import type { Field } from '../fields/field.ts'
import { isKind } from '../fields/field.ts'
import type { Reference } from '../fields/reference.ts'
import type { Sort } from '../door/store.ts'

/** One value by which records are put in order, and how. Empty ones come last in both directions. */
export interface SortKey {
  readonly path: string
  readonly direction: Sort['direction']
  /** None for `id`. */
  readonly field: Field | undefined
}

/** What records are really sorted by: whoever sorts by another record sorts by its title. */
export const sortKeysOf = (scope: Scope, sort: readonly Sort[]): readonly SortKey[] =>
  sort.flatMap(({ field: path, direction }) => keysOf(scope, path, direction))

function keysOf(scope: Scope, path: string, direction: Sort['direction']): readonly SortKey[] {
  const { field } = resolve(scope, path)
  if (!field || !isKind(field, 'reference')) return [{ path, direction, field }]
  const target = scope.entities.get((field as Reference<string>).target)
  if (!target) return []
  return target.title.flat().flatMap((key) => {
    const inner = keysOf({ ...scopeOf(target, scope.entities), place: scope.place }, key, direction)
    return inner.map((one) => ({ ...one, path: `${path}.${one.path}` }))
  })
}

/** Equal records are parted by their ids, in the direction that they are sorted in: the latest first where the last come first. */
export const isReversed = (keys: readonly SortKey[]): boolean => keys.at(-1)?.direction === 'desc'

/** Where a page ends: the values that its last record is sorted by, and its id. It means nothing to whoever passes it on. */
export type Cursor = readonly (string | number | null)[]

export const writeCursor = (cursor: Cursor): string => JSON.stringify(cursor)

/** Throws a `RangeError` for what no page has ended with. */
export function readCursor(text: string, length?: number): Cursor {
  const cursor: unknown = JSON.parse(text)
  const isValue = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number'
  if (!Array.isArray(cursor) || (length !== undefined && cursor.length !== length) || !cursor.every(isValue))
    throw new RangeError('No page has ended so.')
  return cursor
}
