import { loadPlaces, type Places } from './places.ts'
import type { TableKind } from './read-official-table.ts'

/** What the records are checked against. */
export interface Tables {
  readonly places: Places
  /** Kinds of document: code and description, the usual ones first. */
  readonly documenti: ReadonlyMap<string, string>
}

/** When the committed tables were published, as far as is known: a year, or a month. A file of that time or later may replace them. */
export const COMMITTED: Readonly<Record<TableKind, string>> = { comuni: '2025-11', stati: '2025-11', documenti: '2014' }

/** The committed tables, fetched on first use; newer ones are put over them (`withNewerPlaces`). */
export async function loadTables(): Promise<Tables> {
  const [places, { DOCUMENTI_TABLE }] = await Promise.all([loadPlaces(), import('./tables/documenti.ts')])
  const documenti = DOCUMENTI_TABLE.split('\n').map((line): [string, string] => {
    const [code = '', description = ''] = line.split('|')
    return [code, description]
  })
  return { places, documenti: new Map(documenti) }
}
