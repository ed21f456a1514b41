import { compilePath, type Around } from '../../evaluation/path.ts'
import type { Scope } from '../../evaluation/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { firstOf } from '../first-of.ts'
import { readCursor, sortKeysOf, writeCursor, type Cursor } from '../sort-keys.ts'
import type { Query } from '../../door/store.ts'
import { compareKeys, compileKeys, signsOf, type Keys } from './sort-rows.ts'
import { found, inOrder, type Unhurried } from './unhurried.ts'

interface Found {
  readonly row: AnyRow
  readonly keys: Keys
}

/** Above this share of a list, bringing all of it into order is quicker than looking for its first ones. */
const SHARE = 8

/** Records that a query finds, with what they are sorted by: as many pages of them as somebody looks at. */
export class Listed {
  readonly #found: readonly Found[]
  readonly #signs: readonly number[]
  #inOrder: readonly Found[] | undefined

  private constructor(all: readonly Found[], signs: readonly number[]) {
    this.#found = all
    this.#signs = signs
  }

  /** The best match first where somebody searches and does not sort. */
  static *of(
    scope: Scope,
    rows: readonly AnyRow[],
    { sort }: Pick<Query, 'sort'>,
    scores: ReadonlyMap<AnyRow, number> | undefined,
    around: Around,
  ): Unhurried<Listed> {
    const sorted = sortKeysOf(scope, sort ?? scope.entity?.sort ?? [])
    const isByScore = scores !== undefined && !sort
    const keysOf = compileKeys(scope, sorted)
    const signs = isByScore ? [-1, ...signsOf(sorted)] : signsOf(sorted)
    const all = yield* found(rows, (row): Found => {
      const keys = keysOf(row, around)
      return { row, keys: isByScore ? [scores.get(row) ?? 0, ...keys] : keys }
    })
    return new Listed(all, signs)
  }

  get total(): number {
    return this.#found.length
  }

  *page(
    { limit, offset = 0, after }: NonNullable<Query['page']> = { limit: 50 },
  ): Unhurried<{ readonly rows: readonly AnyRow[]; readonly next?: string }> {
    const compare = (a: Found, b: Found) => compareKeys(a.keys, b.keys, this.#signs)
    const isReadOn = after !== undefined || (offset + limit) * SHARE >= this.total
    const all = isReadOn ? (this.#inOrder ??= yield* inOrder(this.#found, compare)) : this.#found
    const from = offset + (after === undefined ? 0 : this.#placeAfter(all, readCursor(after, this.#signs.length)))
    const page = isReadOn ? all.slice(from, from + limit) : firstOf(all, from + limit, compare).slice(from)
    const last = page.at(-1)
    const isMore = all.length > from + limit && last !== undefined
    return { rows: page.map(({ row }) => row), ...(isMore && { next: writeCursor(last.keys) }) }
  }

  /** How many records in order come before the end of a page, its last one with them. */
  #placeAfter(all: readonly Found[], cursor: Cursor): number {
    let [low, high] = [0, all.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareKeys(all[middle]?.keys ?? [], cursor, this.#signs) > 0) high = middle
      else low = middle + 1
    }
    return low
  }
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
