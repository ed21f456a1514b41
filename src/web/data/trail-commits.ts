import type { Change } from '../../kernel/door/change.ts'
import type { Committed, CommitOptions, Entry, Store } from '../../kernel/door/store.ts'
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

/** Commits that are looked through for the last that was not taken back. */
const LOOKED = 200

/**
 * Commits of whoever asks, the newest last, without those that he has taken back: an undoing names the same records as what it undid,
 * and one of an undoing brings that back.
 */
export function standing(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const commits = [...Map.groupBy(entries, ({ commit }) => commit).values()].toSorted(([a], [b]) => (a?.commit ?? 0) - (b?.commit ?? 0))
  const key = (some: readonly Entry[]) =>
    some
      .map(({ id }) => id)
      .toSorted()
      .join()
  const left: (readonly Entry[])[] = []
  for (const commit of commits) {
    const undone = commit[0]?.via === 'undo' ? left.findLastIndex((one) => key(one) === key(commit)) : -1
    if (undone === -1) left.push(commit)
    else left.splice(undone, 1)
  }
  return left
}

/** The last commit of whoever asks that stands, made by an earlier page; nothing where the store forgets with its page. */
export async function lastBefore(store: Store): Promise<Entry | undefined> {
  if (store.lasts !== true) return undefined
  return standing(await store.lately({ mine: true, limit: LOOKED })).at(-1)?.[0]
}

export const isUnheard = (problems: readonly Problem[]): boolean => problems.some(({ code }) => code === 'unreachable')
