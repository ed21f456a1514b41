import { useQuery } from '@tanstack/react-query'
import { titleOf } from '../../kernel/entity.ts'
import type { Names } from '../../kernel/fields/field.ts'
import { useSector } from './sector-context.tsx'

/** The titles of records by their ids, for words that stand outside a list: the chips of its filters. */
export function useNames(ids: readonly string[]): Names {
  const { store, sector } = useSector()
  const { data } = useQuery({
    queryKey: ['names', ids],
    enabled: ids.length > 0,
    queryFn: async () => {
      const titles: Record<string, string> = {}
      for (const [name, wanted] of Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf('_')))) {
        const entity = sector.entities.find((candidate) => candidate.name === name)
        if (!entity) continue
        const { rows } = await store.query({
          entity: name,
          where: [{ field: 'id', op: 'in', value: wanted }],
          page: { offset: 0, limit: wanted.length },
        })
        for (const row of rows) titles[row.id] = titleOf(entity, row)
      }
      return titles
    },
  })
  return (id) => data?.[id]
}
