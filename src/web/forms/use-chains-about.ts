import { useQuery } from '@tanstack/react-query'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { asking } from '../data/asking.ts'
import { useSector } from '../data/sector-context.tsx'
import { chainsAbout } from './chains-about.ts'

/** Documents linked to a record and chains offered for it, once they arrive; none for a record that is not kept yet. */
export function useChainsAbout(entity: AnyEntity, row: AnyRow | undefined): Awaited<ReturnType<typeof chainsAbout>> | undefined {
  const { store, sector } = useSector()
  const { data } = useQuery({
    ...asking(store, ['chains', entity.name, row?.id, row?.version], async (read) =>
      row ? await chainsAbout(read, sector.entities, entity, row) : { linked: [], offered: [] },
    ),
    enabled: row !== undefined && entity.chains !== undefined,
  })
  return data
}
