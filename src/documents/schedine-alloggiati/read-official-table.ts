import { readCsv } from '../../kernel/exchange/csv.ts'
import type { Table } from '../../kernel/exchange/table.ts'
import { isDay } from '../../kernel/italian/dates.ts'

/** The tables that the portal publishes and a file is checked against. */
export type TableKind = 'comuni' | 'stati' | 'documenti'

/** A row as the portal writes it; the province and the last day only where it has them. */
export interface OfficialRow {
  readonly code: string
  readonly name: string
  readonly provincia: string
  readonly to: string | undefined
}

export interface OfficialTable {
  readonly kind: TableKind
  readonly rows: ReadonlyMap<string, OfficialRow>
}

export type ReadOfficial = { readonly ok: true; readonly table: OfficialTable } | { readonly ok: false; readonly fault: string }

const CODES: Readonly<Record<TableKind, RegExp>> = { comuni: /^4\d{8}$/, stati: /^1\d{8}$/, documenti: /^[A-Z]{5}$/ }
const kindOf = (code: string) => (Object.keys(CODES) as TableKind[]).find((kind) => CODES[kind].test(code))

const AGAIN = 'Scaricalo di nuovo dal portale, senza aprirlo con altri programmi.'
const faults = {
  foreign: () =>
    'Questo file non è una tabella di Alloggiati Web. Servono comuni, stati o documenti come li scarica il portale: la prima riga dice «Codice» e «Descrizione».',
  row: (line: number, cell: string, kind: TableKind) =>
    `Il file è rovinato alla riga ${line}: «${cell}» non va bene fra i ${kind}. ${AGAIN}`,
  twice: (line: number, code: string) => `Il file è rovinato alla riga ${line}: il codice ${code} c’è due volte. ${AGAIN}`,
}

/** '26/07/2009 00:00:00' as '2009-07-26'; '' and the year 9999 are what still lasts, anything else is no day. */
function lastDay(cell: string): { readonly to: string | undefined } | undefined {
  const [, dd, mm, yyyy] = /^(\d\d)\/(\d\d)\/(\d{4})(?:\s.*)?$/.exec(cell) ?? []
  if (cell === '' || yyyy === '9999') return { to: undefined }
  const day = `${yyyy}-${mm}-${dd}`
  return isDay(day) ? { to: day } : undefined
}

/** Where the columns of the download stand; undefined for a file that has others. */
function columnsOf({ headers }: Table) {
  const names = headers.map((name) => name.toLowerCase())
  const [code, name] = [names.indexOf('codice'), names.indexOf('descrizione')]
  if (code < 0 || name < 0) return undefined
  return { code, name, provincia: names.indexOf('provincia'), to: names.indexOf('datafineval') }
}

/**
 * A table of the portal's own download (header 'Codice,Descrizione,Provincia,DataFineVal', comma; the web service's `Tabella`
 * separates with ';'), read whole: one row that cannot be one of it, and nothing of the file is believed.
 */
export function readOfficialTable(text: string): ReadOfficial {
  const csv = readCsv(text)
  const columns = columnsOf(csv)
  const kind = columns && kindOf(csv.rows[0]?.cells[columns.code]?.trim() ?? '')
  if (csv.fault || !columns || !kind) return { ok: false, fault: faults.foreign() }
  const rows = new Map<string, OfficialRow>()
  for (const { line, cells } of csv.rows) {
    const cell = (at: number) => (cells[at] ?? '').trim()
    const [code, name, provincia, until] = [cell(columns.code), cell(columns.name), cell(columns.provincia), cell(columns.to)]
    if (!CODES[kind].test(code)) return { ok: false, fault: faults.row(line, code, kind) }
    if (rows.has(code)) return { ok: false, fault: faults.twice(line, code) }
    const last = lastDay(until)
    if (!last) return { ok: false, fault: faults.row(line, until, kind) }
    if (!name || /[|\n]/.test(name)) return { ok: false, fault: faults.row(line, name, kind) }
    if (kind === 'comuni' && !/^[A-Z]{2}$/.test(provincia)) return { ok: false, fault: faults.row(line, provincia, kind) }
    rows.set(code, { code, name, provincia: kind === 'comuni' ? provincia : '', to: last.to })
  }
  return { ok: true, table: { kind, rows } }
}
