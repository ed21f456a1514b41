import type { Store } from '../../kernel/store/store.ts'
import { dismiss } from '../ui/toast.ts'

const notices = new WeakMap<Store, Map<number, string>>()

/** Remembers the notice that tells of a commit. */
export function keepNotice(store: Store, commit: number, notice: string): void {
  const known = notices.get(store) ?? new Map<number, string>()
  // A notice that took the place of another tells of the newer commit alone.
  for (const [one, told] of known) if (told === notice) known.delete(one)
  notices.set(store, known.set(commit, notice))
}

/** Takes away the notice of a commit that has been undone or done again, whichever way that was asked for. */
export function dropNotice(store: Store, commit: number): void {
  const notice = notices.get(store)?.get(commit)
  if (notice === undefined) return
  notices.get(store)?.delete(commit)
  dismiss(notice)
}
