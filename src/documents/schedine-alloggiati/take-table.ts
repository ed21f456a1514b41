import { formatDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { changesOf, differenceOf, rowsInUse, withNewerDocumenti, withNewerPlaces, type TableChanges } from './newer-tables.ts'
import { readOfficialTable, type OfficialTable, type TableKind } from './read-official-table.ts'
import { COMMITTED, type Tables } from './tables.ts'

/** A table that somebody has taken in, as it is kept: one of each kind at most. */
export interface TabellaTenuta {
  readonly tabella: TableKind
  /** The day of the file. */
  readonly giorno: string
  /** As `differenceOf` writes it. */
  readonly differenze?: string | undefined
}

/** The tables that count; one that the program has meanwhile overtaken no longer does. */
const inVigore = (rows: readonly TabellaTenuta[]) => rows.filter(({ giorno, tabella }) => giorno >= COMMITTED[tabella])

/** What the newer tables change in comuni and states; '' where there are none. */
export const differenzeLuoghi = (rows: readonly TabellaTenuta[]): string =>
  inVigore(rows)
    .filter(({ tabella }) => tabella !== 'documenti')
    .map(({ differenze = '' }) => differenze)
    .filter(Boolean)
    .toSorted()
    .join('\n')

/** The tables by which a house works, and of when each is. */
export interface TabelleInUso extends Tables {
  readonly giorni: Readonly<Record<TableKind, string>>
}

/** The committed tables with what was taken in since. */
export function tabelleInUso(committed: Tables, rows: readonly TabellaTenuta[]): TabelleInUso {
  const newer = inVigore(rows)
  const documenti = newer.find(({ tabella }) => tabella === 'documenti')
  return {
    places: withNewerPlaces(committed.places, differenzeLuoghi(rows)),
    documenti: documenti ? withNewerDocumenti(committed.documenti, documenti.differenze ?? '') : committed.documenti,
    giorni: { ...COMMITTED, ...Object.fromEntries(newer.map(({ tabella, giorno }) => [tabella, giorno])) },
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
export const quando = (time: string): string => (time.length > 'YYYY-MM'.length ? formatDate(time) : time.split('-').toReversed().join('/'))

const faults = {
  older: (giorno: string, inUse: string, kind: TableKind) =>
    `Il file è del ${formatDate(giorno)}, più vecchio della tabella dei ${kind} in uso, che è del ${quando(inUse)}. Scarica dal portale quella di oggi.`,
  lacking: (lacking: number, all: number, kind: TableKind) =>
    `Il file è incompleto: mancano ${formatNumber(lacking)} dei ${formatNumber(all)} codici in uso fra i ${kind}, e il portale non ne toglie. Scaricalo di nuovo.`,
  strange: (changed: number, kind: TableKind) =>
    `Il file cambia ${formatNumber(changed)} righe dei ${kind}: è troppo per una tabella del portale. Scaricalo di nuovo, senza aprirlo con altri programmi.`,
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

/** What is kept of a table that is taken in: its day, its rows, and how it differs from the committed one. */
export function valoriTabella(committed: Tables, { table, giorno }: TabellaLetta) {
  return { giorno, righe: table.rows.size, differenze: differenceOf(rowsInUse(committed, table.kind), table) || null }
}
