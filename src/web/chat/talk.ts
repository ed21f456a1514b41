import type { Assistant } from '../../assistant/assistant.ts'
import type { Found, Reply } from '../../assistant/reply.ts'
import type { Clock } from './clock.ts'
import type { Conversation } from './conversation.ts'
import type { AnswerExtra, LostExtra } from './message.ts'

/** So long a proposal may be confirmed. */
const PROPOSAL_MS = 10 * 60_000

const GRACE_MS = 250

const LOST = 'Non riesco a rispondere: manca la connessione. La tua domanda è ancora qui.'
const FAILED = 'Non è riuscito, e non ho cambiato niente. Riprova fra poco.'
const STOPPED = 'Mi sono fermato. Se vuoi, chiedimelo in un altro modo.'

/** What is fetched with the first message. */
export interface TalkParts {
  readonly assistant: Assistant
  readonly today: () => string
}

export interface TalkState<Parts> {
  readonly parts: Parts | undefined
  /** What is worth asking now, as soon as somebody knows. */
  readonly suggestions: readonly string[] | undefined
}

/** What a person does with an answer; a message is named by its id. */
export interface TalkActs {
  readonly ask: (text: string) => Promise<string> | undefined
  readonly confirm: (id: string, typed?: string) => void
  readonly drop: (id: string) => void
  /** The proposal has gone into a form, and is no longer one. */
  readonly toForm: (id: string) => void
  readonly choose: (id: string, option: string) => void
  readonly without: (id: string, chip: string) => void
  readonly undo: (id: string) => void
  readonly closeBrief: (id: string) => void
}

export interface Talk<Parts> extends TalkActs {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => TalkState<Parts>
  /** Puts a question again that could not be answered. */
  readonly retry: (id: string) => void
  /** «Ferma»: nobody waits any longer for what is worked at. */
  readonly halt: () => void
}

interface TalkOptions<Parts> {
  readonly conversation: Conversation
  readonly clock: Clock
  /** Fetches the assistant; after a load that failed, calling it again tries again. */
  readonly load: () => Promise<Parts>
}

/** A conversation with its assistant: the real answer follows the fixed reply, turn by turn. It lives as long as the page, and nothing of it is stored. */
export function createTalk<Parts extends TalkParts>({ conversation, clock, load }: TalkOptions<Parts>): Talk<Parts> {
  let state: TalkState<Parts> = { parts: undefined, suggestions: undefined }
  let queue: Promise<unknown> = Promise.resolve()
  let briefed: string | undefined
  const listeners = new Set<() => void>()
  const halts = new Set<() => void>()

  const set = (change: Partial<TalkState<Parts>>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const extraOf = (id: string) => conversation.read().messages.find((message) => message.id === id)?.extra
  const answerOf = (id: string) => {
    const extra = extraOf(id)
    return extra?.kind === 'answer' ? extra : undefined
  }
  const openProposals = () =>
    conversation.read().messages.filter(({ extra }) => extra?.kind === 'answer' && isProposal(extra) && extra.outcome === undefined)

  const fetchParts = async (): Promise<Parts> => {
    if (state.parts) return state.parts
    const parts = await load()
    set({ parts })
    return parts
  }
  const suggest = ({ assistant }: Parts) => {
    queue = queue
      .then(() => assistant.suggestions())
      .then((suggestions) => set({ suggestions }))
      .catch(() => undefined)
  }
  /** The day's card, once a day, before the question that the day begins with. */
  const beginDay = async ({ assistant, today }: Parts) => {
    if (briefed === today()) return
    briefed = today()
    const brief = await assistant.brief().catch(() => undefined)
    if (brief) conversation.lead(brief.says, { kind: 'brief', brief })
  }
  const tell = (reply: Reply) => {
    // One thing is confirmed at a time.
    if (reply.card?.kind === 'proposal')
      for (const { id, extra } of openProposals()) if (extra?.kind === 'answer') conversation.mark(id, { ...extra, outcome: 'replaced' })
    conversation.say(reply.says, reply.card || reply.suggestions ? { kind: 'answer', reply } : undefined)
    if (reply.card?.kind !== 'proposal') return
    const { id } = conversation.read().messages.at(-1) ?? {}
    clock.after(PROPOSAL_MS, () => {
      const extra = id === undefined ? undefined : answerOf(id)
      if (id !== undefined && extra?.outcome === undefined && extra) conversation.mark(id, { ...extra, outcome: 'expired' })
    })
  }
  /** A yes or a no in words was about the one proposal that was open, «annulla» about what was done last. */
  const settleInWords = ({ is }: Found) => {
    const outcome = is === 'done' ? 'confirmed' : is === 'dropped' ? 'dropped' : undefined
    if (is === 'undone') {
      const done = conversation
        .read()
        .messages.findLast(({ extra }) => extra?.kind === 'answer' && isDone(extra) && extra.outcome === undefined)
      if (done?.extra?.kind === 'answer') conversation.mark(done.id, { ...done.extra, outcome: 'undone' })
    }
    const [only, ...others] = openProposals()
    if (outcome && only?.extra?.kind === 'answer' && others.length === 0) conversation.mark(only.id, { ...only.extra, outcome })
  }

  /** One turn after the others; says what comes of it when `before` is over, unless somebody has stopped waiting. */
  const turn = async (work: (parts: Parts) => Promise<Reply>, before: Promise<unknown> = Promise.resolve()): Promise<Reply | 'halted'> => {
    let isSettled = false
    const reply = queue.then(fetchParts).then(work)
    const settle = () => {
      isSettled = true
    }
    reply.then(settle, settle)
    queue = reply.catch(() => undefined)
    await before
    if (!isSettled) await Promise.race([reply.catch(() => undefined), pause(clock)])
    if (isSettled) return reply
    const rest = conversation.work()
    let halt: (() => void) | undefined
    const halted = new Promise<'halted'>((resolve) => {
      halt = () => resolve('halted')
      halts.add(halt)
    })
    const outcome = await Promise.race([reply, halted]).finally(() => {
      rest()
      if (halt) halts.delete(halt)
    })
    // What was written is told, also to whoever no longer waits for it.
    const tellLate = (late: Reply) => {
      if (!isWritten(late)) return
      settleInWords(late.found)
      tell(late)
    }
    if (outcome === 'halted') void reply.then(tellLate).catch(() => undefined)
    return outcome
  }

  const answer = async (question: string, before?: Promise<unknown>): Promise<{ readonly spoken: string; readonly isLost?: true }> => {
    try {
      const reply = await turn(async (parts) => {
        await beginDay(parts)
        return parts.assistant.ask(question)
      }, before)
      if (reply === 'halted') {
        conversation.say(STOPPED)
        return { spoken: STOPPED }
      }
      settleInWords(reply.found)
      tell(reply)
      return { spoken: reply.spoken }
    } catch (error) {
      console.warn('The assistant did not answer.', error)
      await before
      conversation.say(LOST, { kind: 'lost', question, state: 'open' })
      return { spoken: LOST, isLost: true }
    } finally {
      if (state.parts) suggest(state.parts)
    }
  }

  /** What is pressed on an answer: nothing else of it counts meanwhile. */
  const press = (id: string, work: (assistant: Assistant) => Promise<Reply>, after: (reply: Reply) => Partial<AnswerExtra>) => {
    const extra = answerOf(id)
    if (!extra || extra.outcome !== undefined) return
    conversation.mark(id, { ...extra, outcome: 'busy' })
    void turn(({ assistant }) => work(assistant))
      .then((reply) => {
        conversation.mark(id, reply === 'halted' ? extra : { ...extra, ...after(reply) })
        if (reply !== 'halted') tell(reply)
        if (state.parts) suggest(state.parts)
        return undefined
      })
      .catch((error: unknown) => {
        console.warn('The assistant did not answer.', error)
        conversation.mark(id, extra)
        conversation.say(FAILED)
      })
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    ask(text) {
      const held = conversation.ask(text)
      return held && answer(text.trim(), held).then(({ spoken }) => spoken)
    },
    retry(id) {
      const extra = extraOf(id)
      if (extra?.kind !== 'lost' || extra.state !== 'open') return
      const mark = (next: LostExtra['state']) => conversation.mark(id, { ...extra, state: next })
      mark('busy')
      void answer(extra.question).then(() => mark('over'))
    },
    halt() {
      for (const halt of halts) halt()
    },
    confirm(id, typed) {
      const card = answerOf(id)?.reply.card
      if (card?.kind === 'proposal')
        press(
          id,
          (assistant) => assistant.confirm(card.id, typed),
          ({ found }) => outcomeOf(found),
        )
    },
    drop(id) {
      const card = answerOf(id)?.reply.card
      if (card?.kind === 'proposal')
        press(
          id,
          (assistant) => assistant.drop(card.id),
          () => ({ outcome: 'dropped' }),
        )
    },
    toForm(id) {
      const extra = answerOf(id)
      const card = extra?.reply.card
      if (!extra || card?.kind !== 'proposal' || extra.outcome !== undefined) return
      conversation.mark(id, { ...extra, outcome: 'form' })
      // Else the same thing could be done twice: here, and by the form.
      queue = queue.then(() => state.parts?.assistant.drop(card.id)).catch(() => undefined)
    },
    choose(id, option) {
      const card = answerOf(id)?.reply.card
      if (card?.kind === 'choice')
        press(
          id,
          (assistant) => assistant.choose(card.id, option),
          () => ({ outcome: 'confirmed', chosen: option }),
        )
    },
    without(id, chip) {
      const card = answerOf(id)?.reply.card
      if (card && 'chips' in card)
        press(
          id,
          (assistant) => assistant.without(card.id, chip),
          () => ({}),
        )
    },
    undo(id) {
      const card = answerOf(id)?.reply.card
      if (card?.kind === 'done')
        press(
          id,
          (assistant) => assistant.undo(card.commit),
          ({ found }) => (found.is === 'undone' ? { outcome: 'undone' } : {}),
        )
    },
    closeBrief(id) {
      const extra = extraOf(id)
      if (extra?.kind === 'brief') conversation.mark(id, { ...extra, isClosed: true })
    },
  }
}

/** Who sees at once what comes of it has nothing to stop. */
const pause = (clock: Clock) => new Promise<void>((resolve) => void clock.after(GRACE_MS, resolve))

const isProposal = ({ reply }: AnswerExtra) => reply.card?.kind === 'proposal'
const isDone = ({ reply }: AnswerExtra) => reply.card?.kind === 'done'
const isWritten = ({ found }: Reply) => found.is === 'done' || found.is === 'undone'
/** A number that was not the right one leaves it open. */
const outcomeOf = ({ is }: Found): Pick<AnswerExtra, 'outcome'> =>
  is === 'chat' ? {} : { outcome: is === 'done' ? 'confirmed' : 'refused' }
