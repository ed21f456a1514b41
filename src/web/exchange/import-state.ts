import type { ImportRow, RowKind } from '../../kernel/exchange/import-row.ts'
import { withProblems } from '../../kernel/exchange/import-clashes.ts'
import { matchColumns, type Mapping } from '../../kernel/exchange/match-columns.ts'
import { NO_CHOICES, problemsFor, type Choice, type Choices, type ImportPlan } from '../../kernel/exchange/preview-import.ts'
import type { Table } from '../../kernel/exchange/table.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Source } from './read-file.ts'

export type ImportStep = 'file' | 'columns' | 'preview' | 'done'

export interface ImportState {
  readonly step: ImportStep
  /** What was pasted. */
  readonly text: string
  readonly name: string
  readonly source: Source | undefined
  /** The sheet that is read, where a workbook has several. */
  readonly sheet: number
  readonly table: Table | undefined
  readonly fault: string | undefined
  readonly mapping: Mapping
  readonly createsMissing: boolean
  readonly rows: readonly ImportRow[]
  readonly choices: Choices
}

export const START: ImportState = {
  step: 'file',
  text: '',
  name: '',
  source: undefined,
  sheet: 0,
  table: undefined,
  fault: undefined,
  mapping: [],
  createsMissing: true,
  rows: [],
  choices: NO_CHOICES,
}

/** The import with another source, or another table of it: its columns are matched anew. */
export const takeSource = (
  entity: AnyEntity,
  source: Source,
  sheet = 0,
  table = source.sheets[sheet]?.table,
): Pick<ImportState, 'source' | 'sheet' | 'table' | 'text' | 'fault' | 'mapping' | 'step'> => ({
  source,
  sheet,
  table,
  text: source.text,
  fault: source.fault,
  mapping: table ? matchColumns(entity, table.headers, table.rows) : [],
  step: source.fault || !table ? 'file' : 'columns',
})

/** A field is the goal of one column: another that had it goes nowhere. */
export const mapColumn = (mapping: Mapping, index: number, key: string | undefined): Mapping =>
  mapping.map((held, column) => (column === index ? key : held === key && key !== undefined ? undefined : held))

/** What is chosen for a kind of rows holds for all of them, those too that were chosen one by one. */
export function chooseKind({ choices, rows }: Pick<ImportState, 'choices' | 'rows'>, kind: RowKind, choice: Choice): Choices {
  const others = Object.entries(choices.rows).filter(([line]) => !rows.some((row) => row.kind === kind && row.line === Number(line)))
  return { kinds: { ...choices.kinds, [kind]: choice }, rows: Object.fromEntries(others) }
}

/** The rows that stay out, each with its cells and the reason. */
export function rejectedLines({ table, rows, choices }: Pick<ImportState, 'table' | 'rows' | 'choices'>): readonly (readonly string[])[] {
  const headers = table?.headers ?? []
  const lines = rows.flatMap((row) => {
    const problems = problemsFor(row, choices)
    const reasons = problems.map((problem) => problem.message).join(' ')
    return problems.length > 0 ? [[...headers.map((_, index) => row.cells[index] ?? ''), reasons]] : []
  })
  return lines
}

/** What the store refused, told at the rows that it refused. */
export function withRefusals(
  rows: readonly ImportRow[],
  problems: readonly Problem[],
  rowOfChange: ImportPlan['rows'],
): readonly ImportRow[] {
  const refused = new Map<ImportRow | undefined, Problem[]>()
  for (const problem of problems) {
    const row = rowOfChange[problem.change ?? -1] ?? rowOfChange.find((held) => held !== undefined)
    refused.set(row, [...(refused.get(row) ?? []), problem])
  }
  return rows.map((row) => withProblems(row, refused.get(row) ?? []))
}
