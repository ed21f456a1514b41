import type { AnswerCard } from '../../../assistant/reply.ts'
import type { Conversation } from '../conversation.ts'
import type { AnswerExtra } from '../message.ts'

interface HeldAnswer {
  readonly id: string
  readonly extra: AnswerExtra
}

export interface AnswerLedger {
  /** The answer that a message carries. */
  readonly answerOf: (id: string) => AnswerExtra | undefined
  /** The answers with such a card of which nothing has come yet. */
  readonly openOf: (kind: AnswerCard['kind']) => readonly HeldAnswer[]
  readonly close: (answer: HeldAnswer, outcome: AnswerExtra['outcome']) => void
}

/** The answers of a conversation, and what has come of each. */
export function answerLedger(conversation: Conversation): AnswerLedger {
  return {
    answerOf(id) {
      const extra = conversation.extraOf(id)
      return extra?.kind === 'answer' ? extra : undefined
    },
    openOf: (kind) =>
      conversation
        .read()
        .messages.flatMap(({ id, extra }) =>
          extra?.kind === 'answer' && extra.reply.card?.kind === kind && extra.outcome === undefined ? [{ id, extra }] : [],
        ),
    close: ({ id, extra }, outcome) => conversation.mark(id, { ...extra, ...(outcome && { outcome }) }),
  }
}
