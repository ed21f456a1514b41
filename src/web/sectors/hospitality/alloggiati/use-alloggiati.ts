import { useQuery } from '@tanstack/react-query'
import type { Tables } from '../../../../documents/schedine-alloggiati/tables.ts'
import type { Variant } from '../../../../documents/schedine-alloggiati/layout.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import type { AnyRow } from '../../../../kernel/fields/shapes.ts'
import type { Condition } from '../../../../kernel/expression/condition.ts'
import type { Store } from '../../../../kernel/door/store.ts'
import { campiSchedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import type { InCasa } from '../../../../documents/schedine-alloggiati/registrate.ts'
import type { Regole } from '../../../../documents/schedine-alloggiati/persone.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { struttura } from '../../../../sectors/hospitality/struttura.ts'
import { readTabelle } from '../../../../sectors/hospitality/tabelle.ts'
import { asking } from '../../../data/asking.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useRows } from '../../../data/use-rows.ts'
import { allRows } from '../../../../kernel/door/all-rows.ts'

/** The schedine that meet all conditions. */
export async function schedineWhere(store: Store, where: readonly Condition[], search = ''): Promise<readonly Schedina[]> {
  const { rows } = await allRows(store, { entity: 'schedina', where, ...(search && { search }) })
  return rowsOf(campiSchedina, rows)
}

/** The bookings that people wait under: how many they are for, and how many are registered. */
export async function bookingsOf(store: Store, people: readonly Schedina[]): Promise<Bookings> {
  const ids = [...new Set(people.flatMap(({ prenotazione }) => prenotazione ?? []))]
  return new Map((await store.getMany('prenotazione', ids)).map((row) => [row.id, row as AnyRow & InCasa]))
}
export type Bookings = ReadonlyMap<string, AnyRow & InCasa>

/** The tables of the police by which this house works. */
export function useTables() {
  const { store } = useSector()
  return useQuery({ ...asking(store, ['tabelle-alloggiati'], readTabelle), staleTime: Infinity, retry: 1 })
}

interface Struttura {
  readonly tracciato: Variant
  readonly appartamento: string | undefined
}

/** How the house sends its file; `undefined` until it is read. */
export function useStruttura(): Struttura | undefined {
  const { data } = useRows({ entity: 'struttura', page: { offset: 0, limit: 1 } })
  if (!data) return undefined
  const [house] = rowsOf(struttura, data.rows)
  return { tracciato: house?.tracciato ?? 'schedine', appartamento: house?.appartamento }
}

/** What a file of today is checked against, once tables and settings are here. */
export function regoleOf(tables: Tables | undefined, house: Struttura | undefined, today: string): Regole | undefined {
  return tables && house && { tables, today, variant: house.tracciato, appartamento: house.appartamento }
}
