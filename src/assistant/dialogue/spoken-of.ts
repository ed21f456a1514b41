import type { Desk } from '../answer/desk.ts'
import type { Asked } from '../meaning.ts'
import type { Focus } from './memory.ts'

/** Of more records than these none is spoken of. */
export const MOST = 300

/** The records behind a figure, which a next sentence may point at. */
export async function behind({ entity, where, search }: Asked, { store }: Desk): Promise<readonly string[]> {
  const { rows, next } = await store.query({ entity, where, ...(search !== undefined && { search }), page: { limit: MOST } })
  return next === undefined ? rows.map(({ id }) => id) : []
}

/** What the one record that is spoken of leads to. */
export async function refsOf({ trade, store }: Desk, { entity, ids }: Focus): Promise<Pick<Focus, 'refs'>> {
  const [only, more] = ids
  const row = only === undefined || more !== undefined ? undefined : await store.get(entity, only)
  if (!row) return {}
  const refs = trade.waysFrom(entity).flatMap(({ path, target, hops, many }) => {
    const id = row[path]
    return hops === 1 && !many && typeof id === 'string' ? [[target, [id]] as const] : []
  })
  return { refs: new Map(refs) }
}
