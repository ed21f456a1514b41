import type { Reply } from '../../assistant/reply.ts'
import type { Clock } from './clock.ts'
import type { Conversation } from './conversation.ts'
import type { LostExtra } from './message.ts'

/** Who sees at once what comes of a question has nothing to stop. */
const GRACE_MS = 250

const LOST = 'Non riesco a rispondere: manca la connessione. La tua domanda è ancora qui.'
const STOPPED = 'Mi sono fermato. Se vuoi, chiedimelo in un altro modo.'

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

/** What the parts that come late do for a conversation: they hear, tell, and act. */
export interface Answerer {
  readonly acts: TalkActs
  readonly hear: (question: string) => Promise<Reply>
  readonly tell: (reply: Reply) => void
  /** What was written is told, also to whoever no longer waits for it. */
  readonly tellLate: (reply: Reply) => void
  /** What is worth asking now. */
  readonly suggestions: () => Promise<readonly string[]>
}

/** What they need of it. */
export interface Turns {
  readonly conversation: Conversation
  readonly clock: Clock
  readonly ask: TalkActs['ask']
  /** One piece of work after the others; `halted` where somebody has stopped waiting for what comes of it. */
  readonly turn: (work: () => Promise<Reply>) => Promise<Reply | 'halted'>
  /** What waits its turn and is waited for by nobody. */
  readonly later: (work: () => Promise<unknown>) => void
  readonly suggest: () => void
}

/** What is fetched with the first message. */
export interface TalkParts {
  readonly answerer: (turns: Turns) => Answerer
}

export interface TalkState<Parts> {
  readonly parts: (Parts & { readonly acts: TalkActs }) | undefined
  /** What is worth asking now, as soon as somebody knows. */
  readonly suggestions: readonly string[] | undefined
}

export interface Talk<Parts> extends Pick<TalkActs, 'ask'> {
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

/**
 * A conversation with its assistant: the real answer follows the fixed reply, turn by turn. It lives as long as the page, and
 * nothing of it is stored. Here is what the page has before anybody asks; what it answers with comes with the first message.
 */
export function createTalk<Parts extends TalkParts>({ conversation, clock, load }: TalkOptions<Parts>): Talk<Parts> {
  let state: TalkState<Parts> = { parts: undefined, suggestions: undefined }
  let answerer: Answerer | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  const halts = new Set<Halt>()
  const set = (change: Partial<TalkState<Parts>>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const later = (work: () => Promise<unknown>) => {
    queue = queue.then(work).catch(() => undefined)
  }
  const suggest = () => later(async () => answerer && set({ suggestions: await answerer.suggestions() }))
  const fetchParts = async (): Promise<Answerer> => {
    if (answerer) return answerer
    const parts = await load()
    answerer = parts.answerer({ conversation, clock, ask, later, suggest, turn })
    set({ parts: { ...parts, acts: answerer.acts } })
    return answerer
  }

  /** One turn after the others; says what comes of it when `before` is over, unless somebody has stopped waiting. */
  const turn = async (work: (by: Answerer) => Promise<Reply>, before: Promise<unknown> = Promise.resolve()): Promise<Reply | 'halted'> => {
    let isSettled = false
    const reply = queue.then(fetchParts).then(work)
    const settle = () => {
      isSettled = true
    }
    reply.then(settle, settle)
    const over = reply.catch(() => undefined)
    queue = over
    await before
    if (!isSettled) await Promise.race([over, new Promise<void>((resolve) => void clock.after(GRACE_MS, resolve))])
    if (isSettled) return reply
    const outcome = await orHalted(reply, halts, conversation.work())
    if (outcome === 'halted') void reply.then((late) => answerer?.tellLate(late)).catch(() => undefined)
    return outcome
  }

  const answer = async (question: string, before?: Promise<unknown>): Promise<string> => {
    try {
      const reply = await turn(({ hear }) => hear(question), before)
      if (reply === 'halted') {
        conversation.say(STOPPED)
        return STOPPED
      }
      answerer?.tell(reply)
      return reply.spoken
    } catch (error) {
      console.warn('The assistant did not answer.', error)
      await before
      conversation.say(LOST, { kind: 'lost', question, state: 'open' })
      return LOST
    } finally {
      suggest()
    }
  }
  const ask = (text: string) => {
    const held = conversation.ask(text)
    return held && answer(text.trim(), held)
  }

  return {
    ask,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    retry(id) {
      const extra = conversation.extraOf(id)
      if (extra?.kind !== 'lost' || extra.state !== 'open') return
      const mark = (next: LostExtra['state']) => conversation.mark(id, { ...extra, state: next })
      mark('busy')
      void answer(extra.question).then(() => mark('over'))
    },
    halt: () => halts.forEach((halt) => halt('halted')),
  }
}

/** Stops the waiting for one reply. */
type Halt = (outcome: 'halted') => void

/** What comes of a reply, unless somebody stops waiting for it; `rest` is called when either is so. */
function orHalted(reply: Promise<Reply>, halts: Set<Halt>, rest: () => void): Promise<Reply | 'halted'> {
  let halt: Halt | undefined
  const halted = new Promise<'halted'>((resolve) => {
    halt = resolve
    halts.add(halt)
  })
  return Promise.race([reply, halted]).finally(() => {
    rest()
    if (halt) halts.delete(halt)
  })
}
