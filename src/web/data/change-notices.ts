import type { Store } from '../../kernel/door/store.ts'
import { dismiss } from '../ui/toast.ts'

interface Told {
  readonly notice: string
  /** The records that the commit left. */
  readonly ids: readonly string[]
}

const notices = new WeakMap<Store, Map<number, Told>>()

/** Remembers the notice that tells of a commit, and the records that it left. */
export function keepNotice(store: Store, commit: number, notice: string, rows: readonly { readonly id: string }[]): void {
  const known = notices.get(store) ?? new Map<number, Told>()
  // A notice that took the place of another tells of the newer commit alone.
  for (const [one, told] of known) if (told.notice === notice) known.delete(one)
  notices.set(store, known.set(commit, { notice, ids: rows.map(({ id }) => id) }))
}

/** Takes away the notice of a commit that has been undone or done again, whichever way that was asked for. */
export function dropNotice(store: Store, commit: number): void {
  const told = notices.get(store)?.get(commit)
  if (!told) return
  notices.get(store)?.delete(commit)
  dismiss(told.notice)
}

/** Takes away the notices of the commits that left a record which has got its number since: they are not taken back any more. */
export function dropNoticesOf(store: Store, id: string): void {
  for (const [commit, { ids }] of notices.get(store) ?? []) if (ids.includes(id)) dropNotice(store, commit)
}
