import type { Assistant } from '../../../assistant/assistant.ts'
import type { AnswerCard, Reply } from '../../../assistant/reply.ts'
import type { AnswerExtra } from '../message.ts'
import type { TalkActs, Turns } from '../talk.ts'
import type { AnswerLedger } from './answer-ledger.ts'
import { FAILURE } from './failure.ts'

interface ActsOptions extends Turns {
  readonly assistant: Assistant
  readonly ledger: AnswerLedger
  readonly say: (reply: Reply) => void
}

/** What a person does with an answer: each proposal is confirmed, left or changed once. */
export function createActs({ conversation, ask, turn, later, suggest, assistant, ledger, say }: ActsOptions): TalkActs {
  const { answerOf, close } = ledger
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
        conversation.say(FAILURE)
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
  }
}

type CardOf<Kind> = Extract<AnswerCard, { readonly kind: Kind }>
const isOf = <Kind extends AnswerCard['kind']>(card: AnswerCard, kind: Kind): card is CardOf<Kind> => card.kind === kind
/** A number that was not the right one leaves it open. */
const outcomeOf = ({ found: { is } }: Reply): Pick<AnswerExtra, 'outcome'> =>
  is === 'chat' ? {} : { outcome: is === 'done' ? 'confirmed' : 'refused' }
