import {
  changesOf,
  differenceOf,
  rowsInUse,
  withNewerDocumenti,
  withNewerPlaces,
  type TableChanges,
} from '../../documents/schedine-alloggiati/newer-tables.ts'
import { loadPlaces, type Places } from '../../documents/schedine-alloggiati/places.ts'
import { readOfficialTable, type OfficialTable, type TableKind } from '../../documents/schedine-alloggiati/read-official-table.ts'
import { COMMITTED, loadTables, type Tables } from '../../documents/schedine-alloggiati/tables.ts'
import * as k from '../../kernel/describe.ts'

const KINDS: readonly TableKind[] = ['comuni', 'stati', 'documenti']
const dayOf = (row: k.AnyRow) => String(row['giorno'])
const kindOf = (row: k.AnyRow) => row['tabella'] as TableKind
const differencesOf = (row: k.AnyRow | undefined) => (typeof row?.['differenze'] === 'string' ? row['differenze'] : '')

/** The tables that somebody has taken in; one that the program has meanwhile overtaken no longer counts. */
async function readNewer(store: k.Store): Promise<readonly k.AnyRow[]> {
  const { rows } = await store.query({ entity: 'tabella_polizia', page: { offset: 0, limit: KINDS.length * 2 } })
  return rows.filter((row) => dayOf(row) >= COMMITTED[kindOf(row)])
}
const luoghi = (rows: readonly k.AnyRow[]) =>
  rows
    .filter((row) => kindOf(row) !== 'documenti')
    .map(differencesOf)
    .filter(Boolean)
    .toSorted()
    .join('\n')

/** What the newer tables change in comuni and states; '' where there are none. */
export const differenzeLuoghi = async (store: k.Store): Promise<string> => luoghi(await readNewer(store))

/** The comuni and states by which this house works. */
export async function readLuoghi(store: k.Store): Promise<Places> {
  const [committed, differences] = await Promise.all([loadPlaces(), differenzeLuoghi(store)])
  return withNewerPlaces(committed, differences)
}

/** The tables by which this house works, and of when each is. */
export interface TabelleInUso extends Tables {
  readonly giorni: Readonly<Record<TableKind, string>>
}

export async function readTabelle(store: k.Store): Promise<TabelleInUso> {
  const [committed, rows] = await Promise.all([loadTables(), readNewer(store)])
  const documenti = rows.find((row) => kindOf(row) === 'documenti')
  return {
    places: withNewerPlaces(committed.places, luoghi(rows)),
    documenti: documenti ? withNewerDocumenti(committed.documenti, differencesOf(documenti)) : committed.documenti,
    giorni: { ...COMMITTED, ...Object.fromEntries(rows.map((row) => [kindOf(row), dayOf(row)])) },
  }
}

/** A table that may be taken in, and what it changes in those in use. */
export interface TabellaLetta {
  readonly table: OfficialTable
  readonly giorno: string
  readonly changes: TableChanges
}
export type Lettura = { readonly ok: true; readonly letta: TabellaLetta } | { readonly ok: false; readonly fault: string }

/** No table of places loses codes: a ceased one stays with its last day. A few may be put right, more is a piece of a file. */
const MOST_LACKING: Readonly<Record<TableKind, number>> = { comuni: 0.01, stati: 0.02, documenti: 0.25 }
/** So many other rows are another table, or one that somebody has worked on; of documents the police rewords them all. */
const MOST_CHANGED: Readonly<Record<TableKind, number>> = { comuni: 0.2, stati: 0.2, documenti: 1 }

/** '2014', '11/2025' or '20/11/2026'. */
export const quando = (time: string): string =>
  time.length > 'YYYY-MM'.length ? k.formatDate(time) : time.split('-').toReversed().join('/')

const faults = {
  older: (giorno: string, inUse: string, kind: TableKind) =>
    `Il file è del ${k.formatDate(giorno)}, più vecchio della tabella dei ${kind} in uso, che è del ${quando(inUse)}. Scarica dal portale quella di oggi.`,
  lacking: (lacking: number, all: number, kind: TableKind) =>
    `Il file è incompleto: mancano ${k.formatNumber(lacking)} dei ${k.formatNumber(all)} codici in uso fra i ${kind}, e il portale non ne toglie. Scaricalo di nuovo.`,
  strange: (changed: number, kind: TableKind) =>
    `Il file cambia ${k.formatNumber(changed)} righe dei ${kind}: è troppo per una tabella del portale. Scaricalo di nuovo, senza aprirlo con altri programmi.`,
}

/** A file checked in full: what it changes, or why it is not taken. `giorno` is the day that the file bears. */
export function readTabella(text: string, giorno: string, inUse: TabelleInUso): Lettura {
  const read = readOfficialTable(text)
  if (!read.ok) return read
  const { table } = read
  const { kind } = table
  if (giorno < inUse.giorni[kind]) return { ok: false, fault: faults.older(giorno, inUse.giorni[kind], kind) }
  const rows = rowsInUse(inUse, kind)
  const changes = changesOf(rows, table)
  if (changes.lacking > rows.size * MOST_LACKING[kind]) return { ok: false, fault: faults.lacking(changes.lacking, rows.size, kind) }
  const changed = changes.renamed.length + changes.others
  if (changed > rows.size * MOST_CHANGED[kind]) return { ok: false, fault: faults.strange(changed, kind) }
  return { ok: true, letta: { table, giorno, changes } }
}

/** The table is kept and counts from now on, in the place of an earlier one of its kind. */
export async function recordTabella(store: k.Store, { table, giorno }: TabellaLetta): Promise<readonly k.Change[]> {
  const { kind, rows } = table
  const values = { giorno, righe: rows.size, differenze: differenceOf(rowsInUse(await loadTables(), kind), table) || null }
  const page = { offset: 0, limit: 1 }
  const [before] = (await store.query({ entity: 'tabella_polizia', where: [k.eq('tabella', kind)], page })).rows
  if (before) return [{ type: 'update', entity: 'tabella_polizia', id: before.id, values, expect: before.version }]
  return [{ type: 'create', entity: 'tabella_polizia', id: k.newId('tabella_polizia'), values: { tabella: kind, ...values } }]
}
