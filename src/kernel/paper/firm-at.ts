import type { Store } from '../door/store.ts'
import type { At } from '../italian/at.ts'
import type { Firm } from './paper.ts'

/** The moment that a paper or a file is made at, and the firm whose it is: descriptions know neither on their own. */
export interface FirmAt extends At {
  /** Absent where the firm has not said who it is. */
  readonly firm: Firm | undefined
}

/** Reads whose papers are made at a moment. */
export const firmAt = async (
  { firm }: { readonly firm: (store: Store) => Promise<Firm | undefined> },
  store: Store,
  at: At,
): Promise<FirmAt> => ({ ...at, firm: await firm(store) })
