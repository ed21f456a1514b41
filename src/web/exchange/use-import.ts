import { useMemo, useRef, useState } from 'react'
import { writeCsv, type Separator } from '../../kernel/exchange/csv.ts'
import { withClashes, withProblems } from '../../kernel/exchange/import-clashes.ts'
import { recordsFor } from '../../kernel/exchange/import-records.ts'
import { importReader, type ImportRow, type RowKind } from '../../kernel/exchange/import-row.ts'
import { matchColumns, type Mapping } from '../../kernel/exchange/match-columns.ts'
import { openingOf, readOpening, withOpening } from '../../kernel/exchange/opening-stock.ts'
import { NO_CHOICES, planImport, problemsFor, type Choice, type Choices, type ImportPlan } from '../../kernel/exchange/preview-import.ts'
import type { Table } from '../../kernel/exchange/table.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { useSector } from '../data/sector-context.tsx'
import { useWorded } from '../data/use-worded.ts'
import { useCommit } from '../data/use-commit.ts'
import { download, fileName } from './download.ts'
import { outcome } from './import-words.ts'
import { readFile, readText, type Source } from './read-file.ts'

/** Rows read at a stretch before the page may breathe. */
const SLICE = 200

export type ImportStep = 'file' | 'columns' | 'preview' | 'done'

interface ImportState {
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

const START: ImportState = {
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

export interface Import extends ImportState {
  /** The entity as a file fills it: an article with what is counted of it. */
  readonly entity: AnyEntity
  /** What the rows amount to, as it is chosen now. */
  readonly plan: ImportPlan
  /** From 0 to 1 while rows are read. */
  readonly progress: number | undefined
  readonly isCommitting: boolean
  readonly read: (text: string, separator?: Separator) => void
  readonly readFile: (file: File) => Promise<void>
  readonly paste: (text: string) => void
  /** Goes on with what was read before. */
  readonly resume: () => void
  readonly chooseSheet: (sheet: number) => void
  /** Takes the row of a line for the headings. */
  readonly chooseHeadings: (line: number) => void
  readonly mapColumn: (index: number, key: string | undefined) => void
  readonly setCreatesMissing: (creates: boolean) => void
  readonly choose: (kind: RowKind, choice: Choice) => void
  readonly chooseRow: (line: number, choice: Choice) => void
  readonly review: () => Promise<void>
  readonly commit: () => Promise<void>
  readonly downloadRejected: () => void
  readonly back: (step: ImportStep) => void
  readonly reset: () => void
}

const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** An import from its file to its commit. */
export function useImport(described: AnyEntity, onDone: () => void): Import {
  const { sector, store, at } = useSector()
  // A file has headings and states in words that no description has room for.
  const kept = useWorded().entities.find(({ name }) => name === described.name) ?? described
  const entities = useMemo(() => new Map(sector.entities.map((one) => [one.name, one])), [sector])
  const opening = useMemo(() => openingOf(kept, entities), [kept, entities])
  const entity = useMemo(() => (opening ? withOpening(kept, opening) : kept), [kept, opening])
  const commitChanges = useCommit()
  const [state, setState] = useState(START)
  const [progress, setProgress] = useState<number>()
  const [isCommitting, setIsCommitting] = useState(false)
  const busy = useRef(false)
  const patch = (change: Partial<ImportState>) => setState((last) => ({ ...last, ...change }))
  const plan = planImport(entity, state.rows, state.choices)

  const take = (source: Source, sheet = 0, table = source.sheets[sheet]?.table) => {
    patch({
      source,
      sheet,
      table,
      text: source.text,
      fault: source.fault,
      mapping: table ? matchColumns(entity, table.headers, table.rows) : [],
      step: source.fault || !table ? 'file' : 'columns',
    })
  }
  const once = async (work: () => Promise<void>, failed: string) => {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } catch (error) {
      console.error(error)
      patch({ fault: failed })
    } finally {
      busy.current = false
      setProgress(undefined)
      setIsCommitting(false)
    }
  }
  const open = (file: File) =>
    once(async () => {
      patch({ name: file.name })
      take(await readFile(file))
    }, 'Il file non si è aperto. Riprova, oppure salvalo come .csv.')

  const review = () =>
    once(async () => {
      const { table, mapping, createsMissing } = state
      if (!table) return
      setProgress(0)
      const records = await recordsFor({ store, entity, entities, table, mapping, at })
      const readRow = importReader(entity, table.headers, { ...records, mapping, createsMissing, newId }, at)
      const split = opening && readOpening(opening, newId, at)
      const reader = (row: Table['rows'][number]) => (split ? split(readRow(row)) : readRow(row))
      const rows: ImportRow[] = []
      for (let from = 0; from < table.rows.length; from += SLICE) {
        rows.push(...table.rows.slice(from, from + SLICE).map(reader))
        setProgress(rows.length / table.rows.length)
        await breathe()
      }
      const told = await withClashes({ store, entity: kept, entities, at }, rows)
      patch({ rows: told, choices: NO_CHOICES, step: 'preview', fault: undefined })
    }, 'Il controllo delle righe non è riuscito. Riprova fra poco.')

  const commit = () =>
    once(async () => {
      setIsCommitting(true)
      await breathe()
      const result = await commitChanges(plan.changes, { via: 'import', done: outcome(plan) })
      if (!result.ok) return patch({ rows: withRefusals(state.rows, result.problems, plan.rows), fault: undefined })
      patch({ step: 'done', fault: undefined })
      if (plan.rejected > 0) return
      setState(START)
      onDone()
    }, 'L’importazione non è riuscita e non è stato scritto niente. Riprova fra poco.')

  const downloadRejected = () => {
    const headers = state.table?.headers ?? []
    const lines = state.rows.flatMap((row) => {
      const problems = problemsFor(row, state.choices)
      const reasons = problems.map((problem) => problem.message).join(' ')
      return problems.length > 0 ? [[...headers.map((_, index) => row.cells[index] ?? ''), reasons]] : []
    })
    download(fileName(`${entity.label.many} scartati`, at.today, 'csv'), writeCsv([...headers, 'Motivo'], lines))
  }

  return {
    ...state,
    entity,
    plan,
    progress,
    isCommitting,
    read: (text, separator) => take(readText(text, separator)),
    readFile: open,
    paste: (text) => patch({ text, fault: undefined, table: undefined, source: undefined }),
    resume: () => patch({ step: 'columns' }),
    chooseSheet: (sheet) => state.source && take(state.source, sheet),
    chooseHeadings: (line) => state.source && take(state.source, state.sheet, state.table?.headings?.choose(line)),
    mapColumn: (index, key) =>
      patch({
        mapping: state.mapping.map((held, column) => (column === index ? key : held === key && key !== undefined ? undefined : held)),
      }),
    setCreatesMissing: (createsMissing) => patch({ createsMissing }),
    choose: (kind, choice) => {
      const others = Object.entries(state.choices.rows).filter(
        ([line]) => !state.rows.some((row) => row.kind === kind && row.line === Number(line)),
      )
      patch({ choices: { kinds: { ...state.choices.kinds, [kind]: choice }, rows: Object.fromEntries(others) } })
    },
    chooseRow: (line, choice) => patch({ choices: { ...state.choices, rows: { ...state.choices.rows, [line]: choice } } }),
    review,
    commit,
    downloadRejected,
    back: (step) => patch({ step, fault: undefined }),
    reset: () => setState(START),
  }
}

/** What the store refused, told at the rows that it refused. */
function withRefusals(rows: readonly ImportRow[], problems: readonly Problem[], rowOfChange: ImportPlan['rows']): readonly ImportRow[] {
  const refused = new Map<ImportRow | undefined, Problem[]>()
  for (const problem of problems) {
    const row = rowOfChange[problem.change ?? -1] ?? rowOfChange.find((held) => held !== undefined)
    refused.set(row, [...(refused.get(row) ?? []), problem])
  }
  return rows.map((row) => withProblems(row, refused.get(row) ?? []))
}
