import type { Change } from '../../kernel/door/change.ts'
import type { Committed, CommitOptions, Store } from '../../kernel/door/store.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { dropNotice } from './change-notices.ts'
import { trailOf } from './trail.ts'

/** Commits, and Ctrl/⌘ Z means this change from the moment that it is on its way. */
export function commitOnTrail(store: Store, changes: readonly Change[], options: CommitOptions): Promise<Committed> {
  const trail = trailOf(store)
  const committing = store.commit(changes, options).then((answer) => {
    if (answer.ok) trail.made(answer.commit)
    return answer
  })
  trail.making(committing)
  return committing
}

/** Takes a change of this page back; nothing where it has been taken back already. */
export async function undoOnTrail(store: Store, commit: number): Promise<Committed | undefined> {
  const trail = trailOf(store)
  if (!trail.take(commit)) return undefined
  const undoing = store.undo(commit)
  trail.making(undoing)
  const result = await undoing
  if (result.ok) {
    trail.undone(result.commit)
    dropNotice(store, commit)
  }
  // Nobody answered: it stays to be undone.
  else if (isUnheard(result.problems)) trail.madeAgain(commit)
  return result
}

export const isUnheard = (problems: readonly Problem[]): boolean => problems.some(({ code }) => code === 'unreachable')
