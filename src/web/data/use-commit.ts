import { archiveInstead, archiveSaid } from '../../kernel/derive/archive.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { toldOf } from '../../kernel/derive/notice.ts'
import type { Change, Via } from '../../kernel/door/change.ts'
import type { Committed, Store } from '../../kernel/door/store.ts'
import { holdPress } from '../ui/hold.ts'
import { revisionAfter } from './revision.ts'
import { dismiss, notify, type ToastAction } from '../ui/toast.ts'
import { numberGiven } from './given-number.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { messages } from '../../kernel/problem/messages.ts'
import { dropNotice, dropNoticesOf, keepNotice } from './change-notices.ts'
import { momentOf } from '../../kernel/italian/moments.ts'
import { commitOnTrail, isUnheard, lastBefore, undoOnTrail } from './trail-commits.ts'
import { trailOf } from './trail.ts'
import { useSector } from './sector-context.tsx'
import { capital } from '../../kernel/italian/capital.ts'

interface CommitOptions {
  readonly via: Via
  /** What the toast says when it worked: «Intervento salvato». Every toast of a change carries «Annulla». */
  readonly done: string
  /** Tells problems in a toast. A form shows them at its fields instead and leaves this out. */
  readonly tellProblems?: boolean
  /** Presses follow one another and each counts, as in a register; elsewhere a double tap does it once. */
  readonly repeats?: boolean
  /** Says nothing when it worked: what saves itself. It is taken back like the others. */
  readonly quiet?: boolean
  /** The commit's own id: what is written under it is written once, though its answer was lost. */
  readonly id?: string
  /** Its notice takes the place of the last one that was called the same: work of many presses has one notice and not a pile. */
  readonly notice?: string
  /** Opens the first record of the commit: offered beside «Annulla» where it is not the one on screen. */
  readonly open?: ((row: AnyRow) => void) | undefined
  /** Brings the one record of a refused commit to the state that is offered instead. */
  readonly moveTo?: (state: string) => void
}

/** Long enough to read the toast and decide (content rules: «Annulla» for six seconds). */
const UNDO_MS = 6000
/** Long enough to answer a question about a sum. */
const ASK_MS = 12_000
const sentencesOf = (problems: readonly Problem[]) => [...new Set(problems.map(({ message }) => message))].join(' ')

const atOnce = <T>(work: () => Promise<T>): Promise<T> => work()

/** Commits changes; when it worked, says so and offers to undo, in the toast and with Ctrl/⌘ Z, and to write what follows from it. */
export function useCommit(): (changes: readonly Change[], options: CommitOptions) => Promise<Committed> {
  const { store, sector } = useSector()
  const commit: ReturnType<typeof useCommit> = (
    changes,
    { via, done, tellProblems = false, repeats = false, quiet = false, id, notice, open: openRow, moveTo },
  ) =>
    (repeats || quiet ? atOnce : holdPress)(async () => {
      const result = await commitOnTrail(store, changes, { via, ...(id !== undefined && { id }) })
      if (result.ok) {
        if (quiet) return result
        // It is written: an offer that cannot be worked out now is made by the form, later.
        const open = await revisionAfter(store, sector.entities, changes).catch(() => undefined)
        const revise = () => open && void commit([open.change], { via, done: `Ora ${open.text}`, tellProblems: true })
        const [row] = result.rows
        const told = await toldOf(store, sector.entities, changes, result).catch(() => undefined)
        const text = told === undefined ? done : `${done}. ${told}`
        const way = openRow && row && { label: 'Apri', onClick: () => openRow(row) }
        const number = await numberGiven(store, sector.entities, result).catch(() => undefined)
        // What has a number is not taken back.
        if (number !== undefined) {
          for (const { id: one } of result.rows) dropNoticesOf(store, one)
          notify({ text: `${text} · ${number}`, tone: 'success', duration: UNDO_MS, action: way })
        } else offerUndo(store, result, text, { way, notice, offer: open && { text: `${capital(open.text)}. Aggiorna?`, revise } })
      } else if (tellProblems) {
        const entity = sector.entities.find(({ name }) => name === changes[0]?.entity)
        const away = entity && changes.length === 1 ? archiveInstead(entity, changes, result.problems) : undefined
        const end = changes.length === 1 ? result.problems[0]?.instead : undefined
        const action =
          entity && away
            ? { label: 'Archivia', onClick: () => void commit(away, { via, done: archiveSaid(entity.label, true), tellProblems: true }) }
            : end && moveTo && { label: end.label, onClick: () => moveTo(end.state) }
        const isOutdated = result.problems.every(({ code }) => code === 'conflict')
        // Nothing that somebody wrote is lost, and what is on screen follows by itself.
        if (entity && isOutdated) notify({ text: messages.movedMeanwhile(entity.label), tone: 'warning', duration: UNDO_MS })
        else notify({ text: sentencesOf(result.problems), tone: 'destructive', duration: UNDO_MS, action })
      }
      return result
    })
  return commit
}

interface Offer {
  readonly text: string
  readonly revise: () => void
}

interface Beside {
  readonly offer?: Offer | undefined
  /** Where else one may go. */
  readonly way?: ToastAction | undefined
  readonly notice?: string | undefined
}

type Done = Extract<Committed, { readonly ok: true }>

function offerUndo(store: Store, { commit, rows }: Done, done: string, { offer, way, notice }: Beside = {}): void {
  const first = offer ? { label: 'Aggiorna', onClick: offer.revise } : way
  const undoIt = { label: 'Annulla', onClick: () => void undoCommit(store, commit).then(() => dismiss(toast)) }
  const toast = notify({
    text: offer ? `${done}. ${offer.text}` : done,
    tone: 'success',
    duration: offer ? ASK_MS : UNDO_MS,
    // One after the other they are told in one place: the newest, with its own way back; the others by Ctrl Z.
    id: notice ?? (first ? undefined : 'changed'),
    action: first ?? undoIt,
    ...(first && { other: undoIt }),
  })
  keepNotice(store, commit, toast, rows)
}

/** Undoes the newest change that has not been undone: of this page, or where the store outlives it of an earlier one. Says so when there is none. */
export function useUndo(): () => Promise<void> {
  const { store, sector, clock } = useSector()
  return async () => {
    await trailOf(store).settled()
    const last = trailOf(store).lastMade()
    if (last !== undefined) return undoCommit(store, last)
    const before = await lastBefore(store).catch(() => undefined)
    if (!before) return void notify({ text: 'Non c’è niente da annullare.' })
    trailOf(store).madeAgain(before.commit)
    const { one } = sector.entities.find(({ name }) => name === before.entity)?.label ?? { one: 'una scheda' }
    return undoCommit(store, before.commit, `Annullata la modifica ${momentOf(before.at, clock.now())} (${one.toLowerCase()})`)
  }
}

/** Does again what was undone last, unless something else was done since. */
export function useRedo(): () => Promise<void> {
  const { store } = useSector()
  return async () => {
    await trailOf(store).settled()
    const last = trailOf(store).lastUndone()
    if (last === undefined) notify({ text: 'Non c’è niente da ripristinare.' })
    else await redoCommit(store, last)
  }
}

async function undoCommit(store: Store, commit: number, text = 'Modifica annullata'): Promise<void> {
  const result = await undoOnTrail(store, commit)
  if (!result) return
  if (!result.ok) return void notify({ text: sentencesOf(result.problems), tone: 'destructive' })
  const { commit: inverse, rows } = result
  const redoIt = () => void redoCommit(store, inverse).then(() => dismiss(toast))
  const toast = notify({ text, duration: UNDO_MS, action: { label: 'Ripristina', onClick: redoIt } })
  keepNotice(store, inverse, toast, rows)
}

/** To do again is to undo the undoing: the history tells of both. */
async function redoCommit(store: Store, inverse: number): Promise<void> {
  const trail = trailOf(store)
  if (!trail.takeUndone(inverse)) return
  const undoing = store.undo(inverse)
  trail.making(undoing)
  const result = await undoing
  if (!result.ok && isUnheard(result.problems)) trail.undone(inverse)
  if (!result.ok) return void notify({ text: sentencesOf(result.problems), tone: 'destructive' })
  trail.madeAgain(result.commit)
  dropNotice(store, inverse)
  offerUndo(store, result, 'Modifica ripristinata')
}
