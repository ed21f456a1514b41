import { createContext } from 'react'
import type { DraftHeld, DraftWish } from '../../kernel/firm/drafts.ts'

/** Tells a draft as it stands at the moment of sending; nothing where it is none any more. */
export type DraftTaker = () => DraftWish | undefined

/** Keeps drafts beyond the page. */
export interface LastingDrafts {
  /** Drafts of a form that other pages have left, the oldest first; none where they cannot be read. */
  readonly find: (place: string) => Promise<readonly DraftHeld[]>
  /** Keeps a draft a moment after the last key. */
  readonly keep: (id: string, take: DraftTaker) => void
  readonly drop: (id: string) => void
}

/** Nothing on a demo page, for whoever changes nothing and for whoever looks as somebody else: there drafts last as long as the page. */
export const LastingDraftsContext = createContext<LastingDrafts | undefined>(undefined)
