import Papa from 'papaparse'
import type { AnyEntity } from '../entity/entity.ts'
import type { Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { isBlank } from '../fields/blank.ts'
import { importMessages } from './import-messages.ts'
import { tableOf, type Table, type TableRow } from './table.ts'

export const SEPARATORS = { ';': 'Punto e virgola', ',': 'Virgola', '\t': 'Tabulazione', '|': 'Barra verticale' } as const
export type Separator = keyof typeof SEPARATORS

export interface CsvTable extends Table {
  readonly separator: Separator
}

/** The last column of an export: by it an import knows its records again, however they are called meanwhile. */
export const ID_HEADING = 'ID'

interface CsvOptions {
  /** The fields to write; the columns of the entity's table when absent. */
  readonly columns?: readonly string[] | undefined
  readonly headings?: Readonly<Record<string, string>> | undefined
}

const BOM = '\ufeff'
/** Signs that make a spreadsheet take a cell for a formula (OWASP, «CSV Injection»), their full-width sisters included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?[\d.]+(,\d+)?$/
const NEUTRALISED = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** A cell that a spreadsheet will only ever show. Plain negative numbers stay numbers. */
const neutral = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)

/** Rows of text as a file that the Italian Excel opens by itself: semicolons, and a mark that says UTF-8. */
export function writeCsv(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = [headers, ...rows].map((row) => row.map(neutral))
  return BOM + Papa.unparse(data, { delimiter: ';', newline: '\r\n' }) + '\r\n'
}

/** What a record shows in a column, as a person reads it. Amounts come without «€», which would make them text to a spreadsheet. */
export function cellText(entity: AnyEntity, key: string, row: AnyRow, names: Names): string {
  const field = entity.fields[key]
  const value = row[key]
  if (!field || isBlank(value)) return ''
  if (field.numeric) return field.edit(value)
  const [shown, typed] = [field.format(value, names), field.edit(value)]
  // «3/5» is no checklist: what cannot be read back goes out as it is typed.
  return field.parse(shown) === undefined && field.parse(typed) !== undefined ? typed : shown
}

/** The records of an entity as CSV, their ids in the last column. */
export function toCsv(
  entity: AnyEntity,
  rows: readonly AnyRow[],
  names: Names,
  { columns = entity.table, headings = {} }: CsvOptions = {},
): string {
  const headers = [...columns.map((key) => headings[key] ?? entity.fields[key]?.label ?? key), ID_HEADING]
  return writeCsv(
    headers,
    rows.map((row) => [...columns.map((key) => cellText(entity, key, row, names)), row.id]),
  )
}

/** The text of a file: UTF-8, UTF-16 with its mark, or what Excel for Windows writes in Italy. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideWithoutMark(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 that begins without its mark: every second byte of plain letters is zero. */
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 400)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (start.length < 8 || Math.max(even, odd) < start.length / 4 || Math.min(even, odd) > 0) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

const HINT = /^sep=(.)\r?\n/i
const isSeparator = (sign: string | undefined): sign is Separator => sign !== undefined && sign in SEPARATORS

/** A table out of a text, with the separator that it uses unless somebody names one. */
export function readCsv(text: string, wanted?: Separator): CsvTable {
  const plain = text.replace(BOM, '')
  const hint = HINT.exec(plain)?.[1]
  const body = hint ? plain.replace(HINT, '') : plain
  const separator = wanted ?? (isSeparator(hint) ? hint : guessSeparator(body))
  const empty = { separator, headers: [], rows: [] }
  if (body.includes('\u0000')) return { ...empty, fault: importMessages.binary() }
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator, skipEmptyLines: false })
  const open = errors.find((error) => error.code === 'MissingQuotes')
  if (open) return { ...empty, fault: importMessages.quotes((open.row ?? 0) + 1) }
  const lines = data.map((cells, index): TableRow => ({ line: index + 1, cells: cells.map((cell) => cell.replace(NEUTRALISED, '')) }))
  const table = { separator, ...tableOf(lines) }
  return !table.fault && isUnsplit(table) ? { ...table, fault: importMessages.separator() } : table
}

/** Lines that show which sign divides the columns. */
const SAMPLED = 60

/** The sign that divides most lines alike, outside quotes: a title above the table, or a comma inside a cell, stands alone. */
function guessSeparator(text: string): Separator {
  const lines = text
    .slice(0, 200_000)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLED)
  const counts = Object.keys(SEPARATORS)
    .filter(isSeparator)
    .map((sign) => ({ sign, ...commonest(lines.map((line) => line.split(sign).length - 1)) }))
  return counts.reduce((best, next) => (next.lines > best.lines || (next.lines === best.lines && next.cuts > best.cuts) ? next : best)).sign
}

/** How often most lines are cut, and how many lines these are; a line that is not cut counts for nothing. */
function commonest(cuts: readonly number[]): { readonly cuts: number; readonly lines: number } {
  const tally = new Map<number, number>()
  for (const count of cuts) if (count > 0) tally.set(count, (tally.get(count) ?? 0) + 1)
  const [best = [0, 0]] = [...tally].toSorted(([a, many], [b, more]) => more - many || b - a)
  return { cuts: best[0], lines: best[1] }
}

/** Signs that divide columns in files that we cannot read by themselves. */
const DIVIDERS = /[;,\t|:/]|\s{2,}/
const isGlued = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length === 1 && DIVIDERS.test(cells.join(''))

/** Whether columns are still stuck together: in the headings, or in most rows below headings that are divided. */
function isUnsplit({ headers, rows, headings }: Table): boolean {
  const above = headings?.choices.filter(({ line }) => line < headings.line) ?? []
  if (above.some(({ cells }) => isDividedOtherwise(cells, headers.length))) return true
  if (headers.length === 1) return isGlued(headers)
  return rows.filter((row) => isGlued(row.cells)).length > rows.length / 2
}

/** Headings that another sign divides than the rows below them; a comma of a title has a space behind it. */
function isDividedOtherwise(cells: readonly string[], columns: number): boolean {
  const [only, ...others] = cells.filter((cell) => cell.trim() !== '')
  if (only === undefined || others.length > 0) return false
  return Object.keys(SEPARATORS).some((sign) => {
    const parts = only.split(sign)
    return parts.length === columns && columns > 1 && parts.every((part) => part !== '' && part === part.trim())
  })
}
