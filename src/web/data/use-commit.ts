import type { Author, Change } from '../../kernel/store/change.ts'
import type { Committed, Store } from '../../kernel/store/store.ts'
import { dismiss, notify } from '../ui/toast.ts'
import { useSector } from './sector-context.tsx'

interface CommitOptions {
  readonly via: Author['via']
  /** What the toast says when it worked: «Intervento salvato». Every toast of a change carries «Annulla». */
  readonly done: string
  /** Tells problems in a toast. A form shows them at its fields instead and leaves this out. */
  readonly tellProblems?: boolean
}

/** Long enough to read the toast and decide (content rules: «Annulla» for six seconds). */
const UNDO_MS = 6000
/** Commits of this page that can still be undone, the newest last, by store. */
const stacks = new WeakMap<Store, number[]>()
const stackOf = (store: Store): number[] => {
  const stack = stacks.get(store) ?? []
  stacks.set(store, stack)
  return stack
}

/** Commits changes; when it worked, says so and offers to undo, in the toast and with Ctrl/⌘ Z. */
export function useCommit(): (changes: readonly Change[], options: CommitOptions) => Promise<Committed> {
  const { store, author } = useSector()
  return async (changes, { via, done, tellProblems = false }) => {
    const result = await store.commit(changes, { by: author, via })
    if (!result.ok) {
      if (tellProblems)
        notify({ text: [...new Set(result.problems.map((problem) => problem.message))].join(' '), tone: 'destructive', duration: UNDO_MS })
      return result
    }
    stackOf(store).push(result.commit)
    const toast = notify({
      text: done,
      tone: 'success',
      duration: UNDO_MS,
      action: { label: 'Annulla', onClick: () => void undoCommit(store, author, result.commit).then(() => dismiss(toast)) },
    })
    return result
  }
}

/** Undoes the newest change of this page that has not been undone; says so when there is none. */
export function useUndo(): () => Promise<void> {
  const { store, author } = useSector()
  return async () => {
    const last = stackOf(store).at(-1)
    if (last === undefined) notify({ text: 'Non c’è niente da annullare.' })
    else await undoCommit(store, author, last)
  }
}

async function undoCommit(store: Store, by: string, commit: number): Promise<void> {
  const stack = stackOf(store)
  const index = stack.indexOf(commit)
  if (index === -1) return
  stack.splice(index, 1)
  const result = await store.undo(commit, { by })
  if (result.ok) notify({ text: 'Modifica annullata' })
  else notify({ text: result.problems.map((problem) => problem.message).join(' '), tone: 'destructive' })
}
