import type { AnyRow } from '../fields/shapes.ts'
import type { Query, Store } from './store.ts'

export interface AllRows {
  readonly rows: readonly AnyRow[]
  /** Titles of the records that the rows refer to, by id. */
  readonly names: Readonly<Record<string, string>>
}

const PAGE = 1000

/** Every record that a query finds, page after page: whoever adds up or compares must not stop at some thousand. */
export async function allRows(store: Pick<Store, 'query'>, query: Omit<Query, 'page' | 'total'>): Promise<AllRows> {
  const rows: AnyRow[] = []
  let names: Record<string, string> = {}
  let after: string | undefined
  do {
    const page = await store.query({ ...query, page: { limit: PAGE, ...(after !== undefined && { after }) } })
    rows.push(...page.rows)
    names = { ...names, ...page.names }
    after = page.next
  } while (after !== undefined)
  return { rows, names }
}
