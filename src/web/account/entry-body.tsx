import type { ReactNode } from 'react'
import { AlreadyIn } from './already-in.tsx'
import { NoAccounts } from './no-accounts.tsx'
import type { Entry } from './use-entry.ts'

/** The form of a reading, unless there is nothing to fill in: no server that keeps accounts, or somebody who is in. */
export function EntryBody({ entry, children }: { readonly entry: Entry; readonly children: ReactNode }) {
  if (entry.standing === 'closed') return <NoAccounts />
  return entry.state?.me ? <AlreadyIn entry={entry} me={entry.state.me} /> : children
}
