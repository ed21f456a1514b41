import { PROPOSAL_MS, type Assistant } from '../../../assistant/assistant.ts'
import type { Found, Reply } from '../../../assistant/reply.ts'
import type { Answerer, Turns } from '../talk.ts'
import { createActs } from './answer-acts.ts'
import { answerLedger } from './answer-ledger.ts'

interface AnswererOptions extends Turns {
  readonly assistant: Assistant
  readonly today: () => string
}

/** Answers a conversation by its assistant: one proposal at a time is open, and it expires. */
export function createAnswerer({ assistant, today, ...turns }: AnswererOptions): Answerer {
  const { conversation, clock } = turns
  let briefed: string | undefined
  const ledger = answerLedger(conversation)
  const { answerOf, openOf, close } = ledger

  /** The day's card, once a day, before the question that the day begins with. */
  const beginDay = async () => {
    if (briefed === today()) return
    briefed = today()
    const brief = await assistant.brief().catch(() => undefined)
    if (brief) conversation.lead(brief.says, { kind: 'brief', brief })
  }
  const say = (reply: Reply) => {
    // One thing is confirmed at a time.
    if (reply.card?.kind === 'proposal') for (const one of openOf('proposal')) close(one, 'replaced')
    conversation.say(reply.says, reply.card || reply.suggestions || reply.resume ? { kind: 'answer', reply } : undefined)
    if (reply.card?.kind !== 'proposal') return
    const { id } = conversation.read().messages.at(-1) ?? {}
    clock.after(PROPOSAL_MS, () => {
      const extra = id === undefined ? undefined : answerOf(id)
      if (id !== undefined && extra && extra.outcome === undefined) close({ id, extra }, 'expired')
    })
  }
  /** A yes or a no in words was about the one proposal that was open, «annulla» about what was done last. */
  const settleInWords = ({ is }: Found) => {
    const done = is === 'undone' ? openOf('done').at(-1) : undefined
    if (done) close(done, 'undone')
    const outcome = is === 'done' ? 'confirmed' : is === 'dropped' ? 'dropped' : undefined
    const [only, ...others] = openOf('proposal')
    if (outcome && only && others.length === 0) close(only, outcome)
  }
  const tell = (reply: Reply) => {
    settleInWords(reply.found)
    say(reply)
  }

  return {
    async hear(question) {
      await beginDay()
      return assistant.ask(question)
    },
    tell,
    tellLate: (reply) => {
      if (isWritten(reply)) tell(reply)
    },
    suggestions: () => assistant.suggestions(),
    acts: createActs({ ...turns, assistant, ledger, say }),
  }
}

const isWritten = ({ found }: Reply) => found.is === 'done' || found.is === 'undone'
