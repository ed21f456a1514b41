import type { Names } from '../../../../kernel/fields/field.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import type { CollectionScreen } from '../../../../kernel/screen.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useAllRows } from '../../../data/use-rows.ts'
import { queryOf, type ListQuery } from '../../../views/list-query.ts'
import { camera } from '../../../../sectors/hospitality/camera.ts'
import { prenotazione } from '../../../../sectors/hospitality/prenotazione.ts'
import { pulizia } from '../../../../sectors/hospitality/pulizia.ts'
import type { Prenotazione } from '../../../../sectors/hospitality/campi-prenotazione.ts'
import type { Camera, Pulizia } from './da-fare.ts'

export interface Pulizie {
  readonly cleanings: readonly Pulizia[]
  readonly rooms: readonly Camera[]
  /** Bookings whose stay is not over yet and whose guests are still awaited. */
  readonly awaited: readonly Prenotazione[]
  readonly names: Names
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/** The cleanings from `first` to `last`, the rooms, and who comes into them. A filter by room narrows the rooms too. */
export function usePulizie(screen: CollectionScreen, query: ListQuery, first: string, last: string): Pulizie {
  const { at } = useSector()
  const cleanings = useAllRows(
    queryOf(screen, {
      ...query,
      sort: [],
      where: [...query.where, { field: 'giorno', op: 'gte', value: first }, { field: 'giorno', op: 'lte', value: last }],
    }),
  )
  const byRoom = query.where.filter(({ field }) => field === 'camera').map((condition) => ({ ...condition, field: 'id' }))
  const rooms = useAllRows({ entity: 'camera', where: byRoom })
  const awaited = useAllRows({
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['opzione', 'confermata'] },
      { field: 'partenza', op: 'gt', value: at.today },
    ],
  })
  const all = [cleanings, rooms, awaited]
  return {
    cleanings: rowsOf(pulizia, cleanings.data?.rows ?? []),
    rooms: rowsOf(camera, rooms.data?.rows ?? []),
    awaited: rowsOf(prenotazione, awaited.data?.rows ?? []),
    names: (id) => cleanings.data?.names[id],
    isLoading: all.some(({ isPending }) => isPending),
    isFailed: all.some(({ isError }) => isError),
    retry: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}
