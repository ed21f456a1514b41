import type { Reply } from '../../../src/assistant/reply.ts'
import type { Gold, Style } from '../gold.ts'
import type { Judgement, Verdict } from '../judge/judge.ts'

export type Which = 'seen' | 'apart'
/** How a sentence is said; of dialogues the first turn, and those that follow it. */
export type Manner = Style | 'opening' | 'follow-up' | 'off-topic' | 'hostile'

/** One sentence, and what came of it. */
export interface Said extends Judgement {
  readonly trade: string
  readonly part: Which
  readonly manner: Manner
  readonly says: string
  readonly golds: readonly (Gold | { readonly is: 'no-proposal' | 'guarded' })[]
  /** The store was written to and nobody had said yes. */
  readonly isUnconfirmed: boolean
  /** Absent where the engine threw. */
  readonly reply?: Reply
  readonly threw?: string
}

/** What came of a sentence, to whomever it was said. */
export type Heard = Omit<Said, 'trade' | 'part' | 'manner'>

export const cameOf = ({ reply }: Pick<Said, 'reply'>): string => reply?.found.is ?? 'threw'

export const shareOf = (said: readonly Said[], verdict: Verdict): number =>
  (said.filter((one) => one.verdict === verdict).length / Math.max(1, said.length)) * 100
