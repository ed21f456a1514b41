import { importMessages } from './import-messages.ts'

export interface TableRow {
  /** Its place in the file as a spreadsheet counts: the headings are row 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Rows of text under headings, from whatever file they came. */
export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
  /** Why the file cannot be read, in a sentence. */
  readonly fault?: string
  /** The row that was taken for the headings, where another may be meant, and how to take that. */
  readonly headings?: Headings
  /** Rows below the data that sum them up and are left out. */
  readonly totals?: readonly TableRow[]
}

interface Headings {
  readonly line: number
  readonly choices: readonly TableRow[]
  readonly choose: (line: number) => Table
}

const isFilled = (cell: string) => cell.trim() !== ''
const filledIn = (row: TableRow) => row.cells.filter(isFilled).length

/** Rows above the headings: a title, a period, an account. */
const LONGEST_TITLE = 10
/** Rows that show how wide a table is. */
const SAMPLED = 40
/** Part of a table's width that the headings fill at least. */
const NEARLY_ALL = 0.75

/** The place of the headings: the first row that is about as wide as the table. One row alone, with a cell too many, makes no table wider. */
function headingsAt(rows: readonly TableRow[]): number {
  const [widest = 0, wide = widest] = rows
    .slice(0, SAMPLED)
    .map(filledIn)
    .toSorted((a, b) => b - a)
  const least = Math.min(wide, Math.max(2, Math.ceil(wide * NEARLY_ALL)))
  return Math.max(
    rows.slice(0, LONGEST_TITLE + 1).findIndex((row) => filledIn(row) >= least),
    0,
  )
}

const TOTAL = /^(?:sub)?total[ei]?(?:\s+(?:generale|generali|complessiv[oi]|parziale|righe|documento))?\s*:?$/i
const isTotal = ({ cells }: TableRow) => TOTAL.test(cells.find(isFilled)?.trim() ?? '')

/** The first row that is as wide as the table as headings, or the row of a line that somebody chose; the others below it. */
export function tableOf(lines: readonly TableRow[], chosen?: number): Table {
  const rows = lines.filter((row) => row.cells.some(isFilled))
  const at = chosen === undefined ? headingsAt(rows) : rows.findIndex(({ line }) => line === chosen)
  const [head, ...rest] = rows.slice(Math.max(at, 0))
  if (!head) return { headers: [], rows: [], fault: importMessages.empty() }
  const end = rest.findLastIndex((row) => !isTotal(row)) + 1
  const totals = rest.slice(end)
  // A wider row further down leaves a doubt.
  const isInDoubt = at > 0 || chosen !== undefined || rest.slice(0, LONGEST_TITLE).some((row) => filledIn(row) > filledIn(head))
  const table: Table = {
    headers: withoutTail(head.cells),
    rows: rest.slice(0, end),
    ...(totals.length > 0 && { totals }),
    ...(isInDoubt && {
      headings: { line: head.line, choices: rows.slice(0, LONGEST_TITLE + 1), choose: (line: number) => tableOf(lines, line) },
    }),
  }
  return end === 0 ? { ...table, fault: importMessages.noRows() } : table
}

/** Headings without the empty ones at the end, which a spreadsheet leaves behind. */
const withoutTail = (cells: readonly string[]): string[] => cells.slice(0, cells.findLastIndex(isFilled) + 1).map((cell) => cell.trim())
