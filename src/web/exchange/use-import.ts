import { useRef, useState } from 'react'
import { decodeCsv, readCsv, writeCsv, type CsvTable, type Separator } from '../../kernel/derive/csv.ts'
import { importMessages } from '../../kernel/derive/import-messages.ts'
import { matchColumns, type Mapping } from '../../kernel/derive/match-columns.ts'
import { importChanges, importReader, lookupOf, type ImportRow, type Lookup } from '../../kernel/derive/preview-import.ts'
import { isReference, type AnyEntity } from '../../kernel/define-entity.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { Problem } from '../../kernel/problem.ts'
import { newId } from '../../kernel/store/new-id.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import { useCommit } from '../data/use-commit.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import { download, fileName } from './download.ts'

/** One commit holds ten thousand changes: five thousand rows and as many records that they name. */
const MOST_ROWS = 5000
const MOST_MEGABYTES = 10
/** Rows read at a stretch before the page may breathe. */
const SLICE = 200

export type ImportStep = 'file' | 'columns' | 'preview' | 'done'

interface ImportState {
  readonly step: ImportStep
  /** What was chosen or pasted. */
  readonly text: string
  readonly name: string
  readonly table: CsvTable | undefined
  readonly fault: string | undefined
  readonly mapping: Mapping
  readonly createsMissing: boolean
  readonly rows: readonly ImportRow[]
  readonly imported: number
}

const START: ImportState = {
  step: 'file',
  text: '',
  name: '',
  table: undefined,
  fault: undefined,
  mapping: [],
  createsMissing: true,
  rows: [],
  imported: 0,
}

export interface Import extends ImportState {
  /** From 0 to 1 while rows are read. */
  readonly progress: number | undefined
  readonly isCommitting: boolean
  readonly read: (text: string, separator?: Separator) => void
  readonly readFile: (file: File) => Promise<void>
  readonly paste: (text: string) => void
  readonly mapColumn: (index: number, key: string | undefined) => void
  readonly setCreatesMissing: (creates: boolean) => void
  readonly review: () => Promise<void>
  readonly commit: () => Promise<void>
  readonly downloadRejected: () => void
  readonly back: (step: ImportStep) => void
  readonly reset: () => void
}

/** «Importate 12 righe, 3 scartate». */
export const outcome = (good: number, rejected: number): string =>
  `${good === 1 ? 'Importata 1 riga' : `Importate ${formatNumber(good)} righe`}, ${formatNumber(rejected)} ${rejected === 1 ? 'scartata' : 'scartate'}`

export const isGood = (row: ImportRow): boolean => row.problems.length === 0
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** An import from its file to its commit. What was chosen stays while the dialog is closed and opened again. */
export function useImport(entity: AnyEntity, onDone: () => void): Import {
  const { sector, store, at } = useSector()
  const commitChanges = useCommit()
  const [state, setState] = useState(START)
  const [progress, setProgress] = useState<number>()
  const [isCommitting, setIsCommitting] = useState(false)
  const busy = useRef(false)
  const patch = (change: Partial<ImportState>) => setState((last) => ({ ...last, ...change }))

  const read = (text: string, separator?: Separator) => {
    const table = readCsv(text, separator)
    const tooMany = table.rows.length > MOST_ROWS ? importMessages.tooManyRows(table.rows.length, MOST_ROWS) : undefined
    const fault = table.fault ?? tooMany
    patch({ text, table, fault, mapping: matchColumns(entity, table.headers), step: fault ? 'file' : 'columns' })
  }
  const readFile = async (file: File) => {
    const megabytes = file.size / 1024 / 1024
    if (megabytes > MOST_MEGABYTES) {
      const weight = formatNumber(megabytes, { decimals: 0 })
      return patch({ table: undefined, fault: `Il file pesa ${weight} MB: il massimo è ${MOST_MEGABYTES} MB. Dividilo in più file.` })
    }
    patch({ name: file.name })
    read(decodeCsv(new Uint8Array(await file.arrayBuffer())))
  }

  const lookupsOf = async (mapping: Mapping): Promise<Record<string, Lookup>> => {
    const lookups: Record<string, Lookup> = {}
    for (const key of mapping) {
      const field = key === undefined ? undefined : entity.fields[key]
      if (!field || !isReference(field)) continue
      const target = entityOf(sector, field.target)
      lookups[field.target] ??= lookupOf(target, (await allRows(store, { entity: field.target })).rows)
    }
    return lookups
  }
  const review = async () => {
    const { table, mapping, createsMissing } = state
    if (!table || busy.current) return
    busy.current = true
    try {
      setProgress(0)
      const reader = importReader(entity, table.headers, { mapping, lookups: await lookupsOf(mapping), createsMissing, newId }, at)
      const rows: ImportRow[] = []
      for (let from = 0; from < table.rows.length; from += SLICE) {
        rows.push(...table.rows.slice(from, from + SLICE).map(reader))
        setProgress(rows.length / table.rows.length)
        await breathe()
      }
      patch({ rows, step: 'preview' })
    } finally {
      busy.current = false
      setProgress(undefined)
    }
  }

  const commit = async () => {
    if (busy.current) return
    busy.current = true
    setIsCommitting(true)
    try {
      await breathe()
      await write()
    } catch (error) {
      console.error(error)
      patch({ fault: 'L’importazione non è riuscita e non è stato scritto niente. Riprova fra poco.' })
    } finally {
      busy.current = false
      setIsCommitting(false)
    }
  }
  const write = async () => {
    const good = state.rows.filter(isGood)
    const rejected = state.rows.length - good.length
    const changes = importChanges(entity, good)
    const result = await commitChanges(changes, { via: 'import', done: outcome(good.length, rejected) })
    if (!result.ok) return patch({ rows: withRefusals(state.rows, result.problems, changes.length - good.length), fault: undefined })
    patch({ imported: good.length, step: 'done', fault: undefined })
    if (rejected > 0) return
    setState(START)
    onDone()
  }
  const downloadRejected = () => {
    const bad = state.rows.filter((row) => !isGood(row))
    const headers = state.table?.headers ?? []
    const lines = bad.map((row) => [
      ...headers.map((_, index) => row.cells[index] ?? ''),
      row.problems.map((problem) => problem.message).join(' '),
    ])
    download(fileName(`${entity.label.many} scartati`, at.today, 'csv'), writeCsv([...headers, 'Motivo'], lines))
  }

  return {
    ...state,
    progress,
    isCommitting,
    read,
    readFile,
    paste: (text) => patch({ text, fault: undefined, table: undefined }),
    mapColumn: (index, key) =>
      patch({
        mapping: state.mapping.map((held, column) => (column === index ? key : held === key && key !== undefined ? undefined : held)),
      }),
    setCreatesMissing: (createsMissing) => patch({ createsMissing }),
    review,
    commit,
    downloadRejected,
    back: (step) => patch({ step, fault: undefined }),
    reset: () => setState(START),
  }
}

/** What the store refused, told at the rows that it refused. The first changes are the records that rows refer to. */
function withRefusals(rows: readonly ImportRow[], problems: readonly Problem[], before: number): readonly ImportRow[] {
  const good = rows.filter(isGood)
  const refused = new Map<ImportRow | undefined, Problem[]>()
  for (const problem of problems) {
    const row = good[(problem.change ?? before) - before]
    refused.set(row, [...(refused.get(row) ?? []), problem])
  }
  return rows.map((row) => ({ ...row, problems: [...row.problems, ...(refused.get(row) ?? [])] }))
}
