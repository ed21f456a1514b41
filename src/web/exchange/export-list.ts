import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { ShownSheet } from './shown-sheet.ts'
import { columnHeading } from '../screen/column-heading.ts'
import type { ListQuery } from '../screen/list-query.ts'
import { listRows } from './list-rows.ts'
import type { usePrint } from '../print/use-print.ts'
import { download, fileName } from '../ui/download.ts'
import { listPaper } from './list-paper.ts'

/** The ways out of a list: the columns on screen, every field, a workbook, paper. */
export type ExportKind = 'csv' | 'csv-whole' | 'xlsx' | 'print'

interface ListExport {
  readonly store: Store
  readonly at: At
  readonly screen: CollectionScreen
  readonly entity: AnyEntity
  readonly query: ListQuery
  /** How a paper is printed here, with the head of the firm. */
  readonly printPaper: ReturnType<typeof usePrint>
}

const headingsOf = (screen: CollectionScreen, entity: AnyEntity): Readonly<Record<string, string>> =>
  Object.fromEntries(entity.table.map((key) => [key, columnHeading(screen, key, entity.fields[key])]))

/** A list as a file or on paper: the same filters, search and order as on screen, on every page. What it needs is fetched here. */
export async function exportList(kind: ExportKind, list: ListExport): Promise<void> {
  if (kind === 'print') return print(list)
  return kind === 'xlsx' ? xlsx(list) : csv(list, kind === 'csv-whole')
}

/** What a view shows, as it shows it. */
export async function exportShown(
  kind: Exclude<ExportKind, 'csv-whole'>,
  { name, table, paper }: ShownSheet,
  { at, printPaper }: Pick<ListExport, 'at' | 'printPaper'>,
): Promise<void> {
  if (kind === 'print') return printPaper(paper())
  if (!table) return
  return exportTable(kind, name, table(), at.today)
}

/** A table of words as a file. */
export async function exportTable(
  kind: 'csv' | 'xlsx',
  name: string,
  { headings, rows }: ReturnType<NonNullable<ShownSheet['table']>>,
  today: string,
): Promise<void> {
  if (kind === 'csv') {
    const { writeCsv } = await import('../../kernel/exchange/csv.ts')
    return download(fileName(name, today, 'csv'), writeCsv(headings, rows))
  }
  const { workbook } = await import('./xlsx/workbook.ts')
  const columns = headings.map((heading, index) => ({
    heading,
    cells: rows.map((row) => ({ style: 'text', value: row[index] ?? '' }) as const),
  }))
  download(fileName(name, today, 'xlsx'), await workbook(name, columns))
}

async function csv({ store, at, screen, entity, query }: ListExport, isWhole: boolean): Promise<void> {
  const [{ rows, names }, { toCsv }] = await Promise.all([listRows(store, screen, query), import('../../kernel/exchange/csv.ts')])
  const everything = Object.entries(entity.fields).flatMap(([key, field]) => (isStored(field) ? [key] : []))
  const columns = isWhole ? { columns: everything } : { columns: entity.table, headings: headingsOf(screen, entity) }
  download(
    fileName(screen.label, at.today, 'csv'),
    toCsv(entity, rows, (id) => names[id], columns),
  )
}

async function xlsx({ store, at, screen, entity, query }: ListExport): Promise<void> {
  const [{ rows, names }, { workbook }, { sheetCell }, { ID_HEADING }] = await Promise.all([
    listRows(store, screen, query),
    import('./xlsx/workbook.ts'),
    import('../fields/sheet-cell.ts'),
    import('../../kernel/exchange/csv.ts'),
  ])
  const headings = headingsOf(screen, entity)
  const columns = entity.table.flatMap((key) => {
    const field = entity.fields[key]
    return field ? [{ heading: headings[key] ?? key, cells: rows.map((row) => sheetCell(field, row[key], (id) => names[id])) }] : []
  })
  const ids = { heading: ID_HEADING, cells: rows.map(({ id }) => ({ style: 'text', value: id }) as const) }
  download(fileName(screen.label, at.today, 'xlsx'), await workbook(screen.label, [...columns, ids]))
}

async function print({ store, at, screen, entity, query, printPaper }: ListExport): Promise<void> {
  await printPaper(listRows(store, screen, query).then((all) => listPaper(screen, entity, all, at)))
}
