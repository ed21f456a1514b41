import { useMemo } from 'react'
import type { Opening } from '../../kernel/opening/opening.ts'
import { openingEntityOf, openingFrom } from '../../kernel/opening/read-opening.ts'
import { useSector } from './sector-context.tsx'
import { useAllRows } from './use-rows.ts'

/** Opening hours of the trade; nothing while they are read, and where the firm has said none. */
export function useOpening(): Opening | undefined {
  const { sector } = useSector()
  const entity = openingEntityOf(sector.entities)
  const { data } = useAllRows(entity && { entity: entity.name })
  return useMemo(() => entity && data && openingFrom(entity, data.rows, (id) => data.names[id]), [entity, data])
}
