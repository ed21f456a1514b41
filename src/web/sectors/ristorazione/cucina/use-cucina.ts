import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { addDays } from '../../../../kernel/italian/dates.ts'
import { bigliettoDi } from '../../../../sectors/ristorazione/biglietto.ts'
import { comanda } from '../../../../sectors/ristorazione/comanda.ts'
import { piatto } from '../../../../sectors/ristorazione/piatto.ts'
import { prenotazione } from '../../../../sectors/ristorazione/prenotazione.ts'
import { useNow, useSector } from '../../../data/sector-context.tsx'
import { useAllRows } from '../../../data/use-rows.ts'
import type { ListQuery } from '../../../screen/list-query.ts'

/** The orders of today, and those of yesterday that nobody has served, the oldest first. */
export function useCucina({ search, where }: ListQuery) {
  // Drawn again every minute: the minutes run.
  useNow()
  const { at } = useSector()
  const since = { field: 'giorno', op: 'gte', value: addDays(at.today, -1) } as const
  const orders = useAllRows({
    entity: 'comanda',
    search,
    where: [...where, since, { field: 'stato', op: 'ne', value: 'annullato' }],
    sort: [
      { field: 'giorno', direction: 'asc' },
      { field: 'ora', direction: 'asc' },
    ],
  })
  const menu = useAllRows({ entity: 'piatto' })
  const parties = useAllRows({ entity: 'prenotazione', where: [since, { field: 'allergie', op: 'filled' }] })
  const all = [orders, menu, parties]
  const read = { isFailed: all.some(({ isError }) => isError), retry: () => all.forEach(({ refetch }) => void refetch()) }
  if (!orders.data || !menu.data || !parties.data) return { ...read, biglietti: undefined }
  const dishes = rowsOf(piatto, menu.data.rows)
  const around = {
    nomi: {
      ...orders.data.names,
      ...menu.data.names,
      ...parties.data.names,
      ...Object.fromEntries(dishes.map(({ id, nome }) => [id, nome])),
    },
    contiene: new Map(dishes.map(({ id, allergeni = [] }) => [id, allergeni])),
    senza: new Map(rowsOf(prenotazione, parties.data.rows).map(({ id, allergie = [] }) => [id, allergie])),
  }
  const today = rowsOf(comanda, orders.data.rows).filter(({ giorno, stato }) => giorno === at.today || stato !== 'servito')
  return { ...read, biglietti: today.map((row) => bigliettoDi(row, around, at)) }
}
