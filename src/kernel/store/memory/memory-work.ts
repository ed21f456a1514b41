import { scopeOf } from '../../evaluation/scope.ts'
import type { Entities } from '../../entity/entities.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Work } from '../work.ts'
import { rowsWhere } from './query-rows.ts'
import type { Tables } from './tables.ts'
import { bitByBit } from './unhurried.ts'

/** A commit's view of the records in memory: a draft of them. */
export const memoryWork = (draft: Tables, entities: Entities): Work => ({
  getMany: async (entity, ids) => recordsOf(draft, entity, ids),
  getKept: async (entity, ids) => recordsOf(draft, entity, ids),
  find: async (entity, where) => {
    const table = draft.table(entity)
    return bitByBit(rowsWhere(table, scopeOf(table.entity, entities), where, draft.around))
  },
  countNaming: async (entity, place, ids) => {
    const table = draft.table(entity)
    return new Map(ids.map((id) => [id, table.holders(place, id).size] as const).filter(([, count]) => count > 0))
  },
  greatest: async (entity, key, begins) => {
    const greatest = new Map<string, string>()
    for (const row of draft.table(entity).kept()) {
      const held = row[key]
      const begin = typeof held === 'string' ? begins.find((one) => held.startsWith(one)) : undefined
      if (begin !== undefined && String(held) > (greatest.get(begin) ?? '')) greatest.set(begin, String(held))
    }
    return [...greatest.values()]
  },
  write: async (steps) => draft.write(steps),
})

function recordsOf(draft: Tables, entity: string, ids: readonly string[]): readonly AnyRow[] {
  const table = draft.table(entity)
  return ids.flatMap((id) => table.get(id) ?? [])
}
