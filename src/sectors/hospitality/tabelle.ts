import { withNewerPlaces } from '../../documents/schedine-alloggiati/newer-tables.ts'
import { loadPlaces, type Places } from '../../documents/schedine-alloggiati/places.ts'
import { loadTables } from '../../documents/schedine-alloggiati/tables.ts'
import {
  differenzeLuoghi,
  tabelleInUso,
  valoriTabella,
  type TabellaLetta,
  type TabellaTenuta,
  type TabelleInUso,
} from '../../documents/schedine-alloggiati/take-table.ts'
import * as k from '../../kernel/describe.ts'
import { tabellaPolizia } from './tabella-polizia.ts'

/** The tables that somebody has taken in: one record for each of the three. */
async function readNewer(store: k.Store): Promise<readonly TabellaTenuta[]> {
  const { rows } = await store.query({ entity: 'tabella_polizia', page: { offset: 0, limit: 6 } })
  return k.rowsOf(tabellaPolizia, rows)
}

/** What the newer tables change in comuni and states; '' where there are none. */
export const readDifferenze = async (store: k.Store): Promise<string> => differenzeLuoghi(await readNewer(store))

/** The comuni and states by which this house works. */
export async function readLuoghi(store: k.Store): Promise<Places> {
  const [committed, differences] = await Promise.all([loadPlaces(), readDifferenze(store)])
  return withNewerPlaces(committed, differences)
}

export async function readTabelle(store: k.Store): Promise<TabelleInUso> {
  const [committed, rows] = await Promise.all([loadTables(), readNewer(store)])
  return tabelleInUso(committed, rows)
}

/** The table is kept and counts from now on, in the place of an earlier one of its kind. */
export async function recordTabella(store: k.Store, letta: TabellaLetta): Promise<readonly k.Change[]> {
  const { kind } = letta.table
  const values = valoriTabella(await loadTables(), letta)
  const page = { offset: 0, limit: 1 }
  const [before] = (await store.query({ entity: 'tabella_polizia', where: [k.eq('tabella', kind)], page })).rows
  if (before) return [{ type: 'update', entity: 'tabella_polizia', id: before.id, values, expect: before.version }]
  return [{ type: 'create', entity: 'tabella_polizia', id: k.newId('tabella_polizia'), values: { tabella: kind, ...values } }]
}
