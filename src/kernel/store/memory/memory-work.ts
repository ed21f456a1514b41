import { scopeOf } from '../../expression/scope.ts'
import type { Entities } from '../entities.ts'
import type { Work } from '../plan/work.ts'
import { rowsWhere } from './query-rows.ts'
import type { Tables } from './tables.ts'

/** A commit's view of the records in memory: a draft of them. */
export const memoryWork = (draft: Tables, entities: Entities): Work => ({
  getMany: async (entity, ids) => {
    const table = draft.table(entity)
    return ids.flatMap((id) => table.get(id) ?? [])
  },
  find: async (entity, where) => {
    const table = draft.table(entity)
    return rowsWhere(table, scopeOf(table.entity, entities), where, draft.around)
  },
  countNaming: async (entity, place, ids) => {
    const table = draft.table(entity)
    return new Map(ids.map((id) => [id, table.holders(place, id).size] as const).filter(([, count]) => count > 0))
  },
  write: async (steps) => draft.write(steps),
})
