import { useMemo, useRef, useState } from 'react'
import { writeCsv, type Separator } from '../../kernel/exchange/csv.ts'
import type { RowKind } from '../../kernel/exchange/import-row.ts'
import { openingOf, withOpening } from '../../kernel/exchange/opening-stock.ts'
import { NO_CHOICES, planImport, type Choice, type ImportPlan } from '../../kernel/exchange/preview-import.ts'
import type { Table } from '../../kernel/exchange/table.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { useCommit } from '../data/use-commit.ts'
import { useSector } from '../data/sector-context.tsx'
import { useVocabulary } from '../data/use-vocabulary.ts'
import { download, fileName } from '../ui/download.ts'
import { chooseKind, mapColumn, rejectedLines, START, takeSource, withRefusals, type ImportState, type ImportStep } from './import-state.ts'
import { outcome } from './import-words.ts'
import { readFile, readText, type Source } from './read-file.ts'
import { breathe, readImportRows } from './read-import-rows.ts'

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

/** An import from its file to its commit. */
export function useImport(described: AnyEntity, onDone: () => void): Import {
  const { store, at } = useSector()
  const { kept, entity, entities, opening } = useImportEntity(described)
  const commitChanges = useCommit()
  const [state, setState] = useState(START)
  const patch = (change: Partial<ImportState>) => setState((last) => ({ ...last, ...change }))
  const { progress, setProgress, isCommitting, setIsCommitting, once } = useImportWork((fault) => patch({ fault }))
  const plan = planImport(entity, state.rows, state.choices)

  const take = (source: Source, sheet?: number, table?: Table) => patch(takeSource(entity, source, sheet, table))
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
      const rows = await readImportRows({ store, kept, entity, entities, opening, table, mapping, createsMissing, at }, setProgress)
      patch({ rows, choices: NO_CHOICES, step: 'preview', fault: undefined })
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
    const headers = [...(state.table?.headers ?? []), 'Motivo']
    download(fileName(`${entity.label.many} scartati`, at.today, 'csv'), writeCsv(headers, rejectedLines(state)))
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
    mapColumn: (index, key) => patch({ mapping: mapColumn(state.mapping, index, key) }),
    setCreatesMissing: (createsMissing) => patch({ createsMissing }),
    choose: (kind, choice) => patch({ choices: chooseKind(state, kind, choice) }),
    chooseRow: (line, choice) => patch({ choices: { ...state.choices, rows: { ...state.choices.rows, [line]: choice } } }),
    review,
    commit,
    downloadRejected,
    back: (step) => patch({ step, fault: undefined }),
    reset: () => setState(START),
  }
}

/** The entity as it is kept, and as a file fills it: an article with what is counted of it. */
function useImportEntity(described: AnyEntity) {
  const { sector } = useSector()
  // A file has headings and states in words that no description has room for.
  const kept = useVocabulary().entities.find(({ name }) => name === described.name) ?? described
  const entities = useMemo(() => new Map(sector.entities.map((one) => [one.name, one])), [sector])
  const opening = useMemo(() => openingOf(kept, entities), [kept, entities])
  const entity = useMemo(() => (opening ? withOpening(kept, opening) : kept), [kept, opening])
  return { kept, entity, entities, opening }
}

/** One piece of work at a time, with how far it is; what fails is told in a sentence. */
function useImportWork(onFailed: (fault: string) => void) {
  const [progress, setProgress] = useState<number>()
  const [isCommitting, setIsCommitting] = useState(false)
  const busy = useRef(false)
  const once = async (work: () => Promise<void>, failed: string) => {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } catch (error) {
      console.error(error)
      onFailed(failed)
    } finally {
      busy.current = false
      setProgress(undefined)
      setIsCommitting(false)
    }
  }
  return { progress, setProgress, isCommitting, setIsCommitting, once }
}
