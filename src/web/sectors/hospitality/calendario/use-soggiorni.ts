import { takingWhere } from '../../../../kernel/entity.ts'
import type { CollectionScreen } from '../../../../kernel/screen.ts'
import type { Names } from '../../../../kernel/fields/field.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { prenotazione } from '../../../../sectors/hospitality/prenotazione.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useRows } from '../../../data/use-rows.ts'
import { queryOf, type ListQuery } from '../../../views/list-query.ts'
import type { Prenotazione } from './giorno.ts'

/** A month of a large hotel; beyond that a person looks for names, not for dots. */
const MOST = 3000

interface Soggiorni {
  readonly rows: readonly Prenotazione[]
  readonly names: Names
  /** Bookings beyond those that were read. */
  readonly hidden: number
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/** The bookings that touch the days from `first` to `last`, and today's that should be over by now. Those that fell through stay out unless somebody filters by state. */
export function useSoggiorni(screen: CollectionScreen, query: ListQuery, first: string, last: string): Soggiorni {
  const { at } = useSector()
  const entity = useEntity(screen.entity)
  const isByState = query.where.some(({ field }) => field === 'stato')
  const alive = isByState ? [] : takingWhere(entity)
  const read = (where: ListQuery['where']) => ({
    ...queryOf(screen, { ...query, sort: [], where: [...query.where, ...where] }),
    page: { offset: 0, limit: MOST },
  })
  const page = useRows(read([{ field: 'arrivo', op: 'lte', value: last }, { field: 'partenza', op: 'gte', value: first }, ...alive]))
  const late = useRows(
    read([
      { field: 'stato', op: 'eq', value: 'arrivato' },
      { field: 'partenza', op: 'lt', value: at.today },
    ]),
  )
  const rows = new Map([...(page.data?.rows ?? []), ...(late.data?.rows ?? [])].map((row) => [row.id, row]))
  return {
    rows: rowsOf(prenotazione, [...rows.values()]),
    names: (id) => page.data?.names[id] ?? late.data?.names[id],
    hidden: Math.max(0, (page.data?.total ?? 0) - MOST),
    isLoading: page.isPending || late.isPending,
    isFailed: page.isError || late.isError,
    retry: () => void Promise.all([page.refetch(), late.refetch()]),
  }
}
