import { PROPOSAL_MS, type Assistant } from '../../../assistant/assistant.ts'
import type { AnswerCard, Found, Reply } from '../../../assistant/reply.ts'
import type { AnswerExtra } from '../message.ts'
import type { Answering, Turns } from '../talk.ts'
import { FAILED } from './failed.ts'

interface AnsweringOptions extends Turns {
  readonly assistant: Assistant
  readonly today: () => string
}

/** What a conversation does with the answers of its assistant: each proposal is confirmed, left or changed once. */
export function createAnswering({ conversation, clock, ask, turn, later, suggest, assistant, today }: AnsweringOptions): Answering {
  let briefed: string | undefined
  const answerOf = (id: string) => {
    const extra = conversation.extraOf(id)
    return extra?.kind === 'answer' ? extra : undefined
  }
  /** The answers with such a card of which nothing has come yet. */
  const openOf = (kind: 'proposal' | 'done') =>
    conversation
      .read()
      .messages.flatMap(({ id, extra }) =>
        extra?.kind === 'answer' && extra.reply.card?.kind === kind && extra.outcome === undefined ? [{ id, extra }] : [],
      )
  const close = ({ id, extra }: { readonly id: string; readonly extra: AnswerExtra }, outcome: AnswerExtra['outcome']) =>
    conversation.mark(id, { ...extra, ...(outcome && { outcome }) })

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

  /** What is pressed on an answer: nothing else of it counts meanwhile. */
  const press = (id: string, work: () => Promise<Reply>, after: (reply: Reply) => Partial<AnswerExtra>) => {
    const extra = answerOf(id)
    if (!extra || extra.outcome !== undefined) return
    conversation.mark(id, { ...extra, outcome: 'busy' })
    void turn(work)
      .then((reply) => {
        conversation.mark(id, reply === 'halted' ? extra : { ...extra, ...after(reply) })
        if (reply !== 'halted') say(reply)
        return suggest()
      })
      .catch((error: unknown) => {
        console.warn('The assistant did not answer.', error)
        conversation.mark(id, extra)
        conversation.say(FAILED)
      })
  }
  /** The same on a card of one kind; nothing where the message has none. */
  const pressOn = <Kind extends AnswerCard['kind']>(
    id: string,
    kind: Kind,
    work: (card: CardOf<Kind>) => Promise<Reply>,
    after: (reply: Reply) => Partial<AnswerExtra>,
  ) => {
    const card = answerOf(id)?.reply.card
    if (card && isOf(card, kind)) press(id, () => work(card), after)
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
    acts: {
      ask,
      confirm: (id, typed) => pressOn(id, 'proposal', (card) => assistant.confirm(card.id, typed), outcomeOf),
      drop: (id) =>
        pressOn(
          id,
          'proposal',
          (card) => assistant.drop(card.id),
          () => ({ outcome: 'dropped' }),
        ),
      toForm(id) {
        const extra = answerOf(id)
        const card = extra?.reply.card
        if (!extra || card?.kind !== 'proposal' || extra.outcome !== undefined) return
        close({ id, extra }, 'form')
        // Else the same thing could be done twice: here, and by the form.
        later(() => assistant.drop(card.id))
      },
      choose: (id, option) =>
        pressOn(
          id,
          'choice',
          (card) => assistant.choose(card.id, option),
          () => ({ outcome: 'confirmed', chosen: option }),
        ),
      without(id, chip) {
        const card = answerOf(id)?.reply.card
        if (card && 'chips' in card)
          press(
            id,
            () => assistant.without(card.id, chip),
            () => ({}),
          )
      },
      undo: (id) =>
        pressOn(
          id,
          'done',
          (card) => assistant.undo(card.commit),
          ({ found }) => (found.is === 'undone' ? { outcome: 'undone' } : {}),
        ),
      closeBrief(id) {
        const extra = conversation.extraOf(id)
        if (extra?.kind === 'brief') conversation.mark(id, { ...extra, isClosed: true })
      },
    },
  }
}

type CardOf<Kind> = Extract<AnswerCard, { readonly kind: Kind }>
const isOf = <Kind extends AnswerCard['kind']>(card: AnswerCard, kind: Kind): card is CardOf<Kind> => card.kind === kind
const isWritten = ({ found }: Reply) => found.is === 'done' || found.is === 'undone'
/** A number that was not the right one leaves it open. */
const outcomeOf = ({ found: { is } }: Reply): Pick<AnswerExtra, 'outcome'> =>
  is === 'chat' ? {} : { outcome: is === 'done' ? 'confirmed' : 'refused' }
