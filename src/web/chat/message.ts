import type { Brief } from '../../assistant/assistant.ts'
import type { Reply } from '../../assistant/reply.ts'

export interface Message {
  readonly id: string
  readonly content: string
  readonly isUser: boolean
  /** Milliseconds since 1970. The opening has none in the prerendered page: it is given when the page opens in a browser. */
  readonly timestamp: number | undefined
  readonly extra?: MessageExtra
}

/** What a message may carry besides its words. */
export type MessageExtra = AnswerExtra | BriefExtra | LostExtra

/** An answer of the assistant, and what became of it where it could be answered. */
export interface AnswerExtra {
  readonly kind: 'answer'
  readonly reply: Reply
  readonly outcome?: Outcome
  /** The option that was pressed, of a choice. */
  readonly chosen?: string
}

/** `busy` while what was pressed is on its way; `form` since the proposal has gone into a form. */
export type Outcome = 'busy' | 'confirmed' | 'dropped' | 'refused' | 'replaced' | 'expired' | 'form' | 'undone'

/** What the day holds; closed, it is no longer drawn. */
export interface BriefExtra {
  readonly kind: 'brief'
  readonly brief: Brief
  readonly isClosed?: true
}

/** A question that could not be answered and may be put again; `tried` once it has been. */
export interface LostExtra {
  readonly kind: 'lost'
  readonly question: string
  readonly state: 'open' | 'busy' | 'over'
}
