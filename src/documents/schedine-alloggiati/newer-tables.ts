import type { OfficialRow, OfficialTable, TableKind } from './read-official-table.ts'
import type { Place, Places } from './places.ts'
import type { Tables } from './tables.ts'

/** How a newer table differs, for people. */
export interface TableChanges {
  readonly come: readonly OfficialRow[]
  /** Ceased, or no longer in the table. */
  readonly go: readonly OfficialRow[]
  readonly renamed: readonly { readonly from: OfficialRow; readonly row: OfficialRow }[]
  /** Another province or another last day. */
  readonly others: number
  /** In use today and not in the file at all, which no table of the portal does: a ceased code stays with its last day. */
  readonly lacking: number
}

/** The rows of a table in use, as the portal would write them. */
export function rowsInUse({ places, documenti }: Tables, kind: TableKind): ReadonlyMap<string, OfficialRow> {
  if (kind === 'documenti') return new Map([...documenti].map(([code, name]) => [code, { code, name, provincia: '', to: undefined }]))
  const wanted = kind === 'comuni' ? 'comune' : 'stato'
  return new Map([...places.values()].filter((place) => place.kind === wanted).map((place) => [place.code, place]))
}

const isSame = (a: OfficialRow, b: OfficialRow) => a.name === b.name && a.provincia === b.provincia && a.to === b.to

/** What a table changes in the rows that are in use. */
export function changesOf(inUse: ReadonlyMap<string, OfficialRow>, { rows }: OfficialTable): TableChanges {
  const come = [...rows.values()].filter(({ code }) => !inUse.has(code))
  const both = [...inUse.values()].flatMap((from) => {
    const row = rows.get(from.code)
    return row && !isSame(from, row) ? [{ from, row }] : []
  })
  const gone = [...inUse.values()].filter(({ code }) => !rows.has(code))
  const ceased = both.filter(({ from, row }) => !from.to && row.to)
  const renamed = both.filter(({ from, row }) => from.name !== row.name)
  const told = new Set([...ceased, ...renamed])
  return {
    come,
    go: [...ceased.map(({ row }) => row), ...gone],
    renamed,
    others: both.filter((change) => !told.has(change)).length,
    lacking: gone.length,
  }
}

/**
 * What has to be kept of a table so that it can be put over the committed one: a line for each row that differs
 * ('code|name|province|last day'), and '-code' for what is no longer in it.
 */
export function differenceOf(committed: ReadonlyMap<string, OfficialRow>, { rows }: OfficialTable): string {
  const gone = [...committed.keys()].filter((code) => !rows.has(code)).map((code) => `-${code}`)
  const other = [...rows.values()].filter((row) => {
    const before = committed.get(row.code)
    return !before || !isSame(before, row)
  })
  return [...gone, ...other.map(({ code, name, provincia, to = '' }) => `${code}|${name}|${provincia}|${to}`)].join('\n')
}

function* linesOf(difference: string): Generator<{ readonly gone: string } | OfficialRow> {
  for (const line of difference.split('\n').filter(Boolean)) {
    const [code = '', name = '', provincia = '', to = ''] = line.split('|')
    yield line.startsWith('-') ? { gone: line.slice(1) } : { code, name, provincia, to: to || undefined }
  }
}

/** The states in force that newer tables name and the committed ones, by these codes, do not. */
export const newStates = (differences: string, isKnown: (code: string) => boolean): readonly OfficialRow[] =>
  [...linesOf(differences)].filter(
    (line) => 'code' in line && line.code.startsWith('1') && !line.to && !isKnown(line.code),
  ) as OfficialRow[]

/** The same place under its new row: what it was called stays another name of it. */
function renewed(before: Place | undefined, row: OfficialRow): Place {
  const { letters = '', also = [], sigle = [], name = row.name } = before ?? {}
  const kind = row.code.startsWith('4') ? 'comune' : 'stato'
  return { kind, ...row, letters, sigle, also: name === row.name ? also : [...also, name] }
}

const known = new WeakMap<Places, { readonly differences: string; readonly places: Places }>()

/** The places with what newer tables say; the same object for the same answer, which holds its own index of names. */
export function withNewerPlaces(committed: Places, differences: string): Places {
  if (!differences) return committed
  const last = known.get(committed)
  if (last?.differences === differences) return last.places
  const places = new Map(committed)
  for (const line of linesOf(differences)) {
    if ('gone' in line) places.delete(line.gone)
    else places.set(line.code, renewed(committed.get(line.code), line))
  }
  known.set(committed, { differences, places })
  return places
}

/** The kinds of document with what a newer table says. */
export function withNewerDocumenti(committed: Tables['documenti'], difference: string): Tables['documenti'] {
  const documenti = new Map(committed)
  for (const line of linesOf(difference)) {
    if ('gone' in line) documenti.delete(line.gone)
    else documenti.set(line.code, line.name)
  }
  return documenti
}
