import { loadPlaces, type Places } from './places.ts'

/** What the records are checked against. */
export interface Tables {
  readonly places: Places
  /** Kinds of document: code and description, the usual ones first. */
  readonly documenti: ReadonlyMap<string, string>
}

/** The committed tables, fetched on first use. For newer ones put the rows of `readOfficialTable` in their place. */
export async function loadTables(): Promise<Tables> {
  const [places, { DOCUMENTI_TABLE }] = await Promise.all([loadPlaces(), import('./tables/documenti.ts')])
  const documenti = DOCUMENTI_TABLE.split('\n').map((line): [string, string] => {
    const [code = '', description = ''] = line.split('|')
    return [code, description]
  })
  return { places, documenti: new Map(documenti) }
}
