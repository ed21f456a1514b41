import type { Read } from './read.ts'
import { allRows } from './all-rows.ts'
import type { Store } from './store.ts'

/** A store as rules, proposals and actions read it. */
export const readOf = (store: Pick<Store, 'get' | 'query'>): Read => ({
  get: (entity, id) => store.get(entity, id),
  find: async (entity, where) => (await allRows(store, { entity, where })).rows,
})
