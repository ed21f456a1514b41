import type { At } from '../kernel/italian/at.ts'
import type { Sector } from '../kernel/sector/sector.ts'
import type { Change } from '../kernel/door/change.ts'
import type { Committed, Store } from '../kernel/door/store.ts'
import type { Reply } from './reply.ts'

/** So long a proposal may be confirmed, in milliseconds. */
export const PROPOSAL_MS = 10 * 60_000

/** What the assistant is handed: a trade, its records, the time, and the one way to write. */
export interface AssistantOptions {
  readonly sector: Sector
  readonly store: Store
  readonly at: () => At
  /** Milliseconds since 1970, for what goes stale. */
  readonly now: () => number
  /** Writes what a person has confirmed; the store's own commit when absent. */
  readonly commit?: (changes: readonly Change[]) => Promise<Committed>
  readonly undo?: (commit: number) => Promise<Committed>
}

/** A conversation about one trade. It proposes and never writes by itself: only `confirm`, or a yes to the one open proposal, does. */
export interface Assistant {
  /** One turn: a question, a wish, an answer to what was asked, a yes or a no. */
  ask(text: string): Promise<Reply>
  /** A press of «Conferma»; `typed` where a number had to be. */
  confirm(proposal: string, typed?: string): Promise<Reply>
  /** A press of «Annulla» under a proposal. */
  drop(proposal: string): Promise<Reply>
  /** A press of one of the answers of a choice. */
  choose(choice: string, option: string): Promise<Reply>
  /** An answer without one of its conditions. */
  without(answer: string, chip: string): Promise<Reply>
  /** «Annulla» under what was done. */
  undo(commit: number): Promise<Reply>
  /** Three or four things worth asking now, by what the day holds: what is late, expires, is low. */
  suggestions(): Promise<readonly string[]>
  /** What the day holds, as somebody should know who begins it; nothing where it holds nothing. */
  brief(): Promise<Brief | undefined>
}

/** The morning's card: a sentence, and lines that can be asked. */
export interface Brief {
  readonly says: string
  readonly spoken: string
  readonly lines: readonly { readonly text: string; readonly ask: string; readonly count: number }[]
}
