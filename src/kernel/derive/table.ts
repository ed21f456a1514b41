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
}

const isFilled = (cell: string) => cell.trim() !== ''

/** The first row that says anything as headings, the others below it. */
export function tableOf(lines: readonly TableRow[]): Table {
  const rows = lines.filter((row) => row.cells.some(isFilled))
  const [head, ...rest] = rows
  if (!head) return { headers: [], rows: [], fault: importMessages.empty() }
  const table = { headers: withoutTail(head.cells), rows: rest }
  return rest.length === 0 ? { ...table, fault: importMessages.noRows() } : table
}

/** Headings without the empty ones at the end, which a spreadsheet leaves behind. */
const withoutTail = (cells: readonly string[]): string[] => cells.slice(0, cells.findLastIndex(isFilled) + 1).map((cell) => cell.trim())
