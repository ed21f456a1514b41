import { useQuery } from '@tanstack/react-query'
import { titleOf } from '../../kernel/entity.ts'
import type { Names } from '../../kernel/fields/field.ts'
import { entityOfId } from '../../kernel/store/entities.ts'
import { asking } from './asking.ts'
import { useSector } from './sector-context.tsx'

/** The titles of records by their ids, for words that stand outside a list: the chips of its filters. */
export function useNames(ids: readonly string[]): Names {
  const { store, sector } = useSector()
  const { data } = useQuery({
    ...asking(store, ['names', ids], async (read) => {
      const entities = new Map(sector.entities.map((entity) => [entity.name, entity]))
      const wanted = Map.groupBy(ids, (id) => entityOfId(entities, id))
      const titles: Record<string, string> = {}
      for (const [entity, some] of wanted) {
        if (!entity) continue
        for (const row of await read.getMany(entity.name, some)) titles[row.id] = titleOf(entity, row)
      }
      return titles
    }),
    enabled: ids.length > 0,
  })
  return (id) => data?.[id]
}
