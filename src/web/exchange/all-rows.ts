import type { CollectionScreen } from '../../kernel/screen.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Query, Store } from '../../kernel/store/store.ts'
import { queryOf, type ListQuery } from '../views/list-query.ts'

export interface AllRows {
  readonly rows: readonly AnyRow[]
  readonly names: Readonly<Record<string, string>>
}

const PAGE = 1000

/** Every record that a query finds, page after page. */
export async function allRows(store: Store, query: Query): Promise<AllRows> {
  const rows: AnyRow[] = []
  let names: Record<string, string> = {}
  for (let total = 1; rows.length < total;) {
    const page = await store.query({ ...query, page: { offset: rows.length, limit: PAGE } })
    rows.push(...page.rows)
    names = { ...names, ...page.names }
    if (page.rows.length === 0) break
    total = page.total
  }
  return { rows, names }
}

/** Every record of a list as it is filtered, searched and sorted on screen. */
export const listRows = (store: Store, screen: CollectionScreen, query: ListQuery): Promise<AllRows> =>
  allRows(store, queryOf(screen, query))
