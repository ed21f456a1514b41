import { decodeCsv, readCsv, type Separator } from '../../kernel/exchange/csv.ts'
import { importMessages } from '../../kernel/exchange/import-messages.ts'
import type { Table } from '../../kernel/exchange/table.ts'

/** One commit holds ten thousand changes: five thousand rows and as many records that they name. */
const MOST_ROWS = 5000
const MOST_MEGABYTES = 10

/** What was read: one table, or the sheets of a workbook. */
export interface Source {
  readonly text: string
  readonly separator?: Separator
  readonly sheets: readonly { readonly name: string; readonly table: Table }[]
  readonly fault?: string | undefined
}

const withLimit = (table: Table, total: number): Table =>
  !table.fault && total > MOST_ROWS ? { ...table, fault: importMessages.tooManyRows(total, MOST_ROWS) } : table

/** A text, pasted or out of a file. */
export function readText(text: string, wanted?: Separator): Source {
  const { separator, ...table } = readCsv(text, wanted)
  const limited = withLimit(table, table.rows.length)
  return { text, separator, sheets: [{ name: '', table: limited }], fault: limited.fault }
}

/** A file of whatever kind: a workbook by its first bytes, anything else as text. */
export async function readFile(file: File): Promise<Source> {
  const none = { text: '', sheets: [] }
  const megabytes = file.size / 1024 / 1024
  if (megabytes > MOST_MEGABYTES) return { ...none, fault: importMessages.tooHeavy(megabytes, MOST_MEGABYTES) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { faults, isArchive, isCompound, readWorkbook } = await import('./xlsx/read-workbook.ts')
  if (isCompound(bytes)) return { ...none, fault: faults.compound }
  if (!isArchive(bytes)) return readText(decodeCsv(bytes))
  // Headings are a row too, and one more tells that there are too many.
  const book = await readWorkbook(bytes, MOST_ROWS + 2)
  if ('fault' in book) return { ...none, fault: book.fault }
  const sheets = book.sheets.map(({ name, table, total }) => ({ name, table: withLimit(table, total - 1) }))
  const readable = sheets.filter(({ table }) => !table.fault)
  return readable.length > 0 ? { text: '', sheets: readable } : { ...none, fault: sheets[0]?.table.fault }
}
