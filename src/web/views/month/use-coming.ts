import { useMemo } from 'react'
import type { MonthView } from '../../../kernel/screens/month-view.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAllRows } from '../../data/use-rows.ts'
import { askComing, comersAmong, NOBODY } from './coming.ts'

/** Who comes into the lanes, where a month says so. */
export function useComing({ coming }: MonthView) {
  const { sector, at } = useSector()
  const entity = sector.entities.find(({ name }) => name === coming?.entity)
  const { data, isError, isLoading, refetch } = useAllRows(coming && entity ? askComing(coming, entity, at.today) : undefined)
  const comers = useMemo(() => (entity && data ? comersAmong(entity, data.rows, at.today) : NOBODY), [entity, data, at.today])
  return { entity, comers, isError, isLoading, retry: () => void refetch() }
}
