import type { Script } from '../../kernel/screens/script.ts'
import type { Clock } from './clock.ts'
import type { Message, MessageExtra } from './message.ts'

/** How long the agent appears to think (specification §4 and §9). */
export const REPLY_MS = 1500

export interface ConversationState {
  readonly messages: readonly Message[]
  /** Questions that still wait for their reply; the typing line shows while there are any. */
  readonly waiting: number
  /** Answers that are still worked at after their fixed reply; they can be stopped. */
  readonly working: number
}

export type ConversationEvent =
  | { readonly type: 'opened'; readonly at: number }
  | { readonly type: 'sent'; readonly content: string; readonly at: number }
  | { readonly type: 'answered'; readonly content: string; readonly at: number }
  | { readonly type: 'said'; readonly content: string; readonly extra: MessageExtra | undefined; readonly at: number }
  | { readonly type: 'led'; readonly content: string; readonly extra: MessageExtra; readonly at: number }
  | { readonly type: 'marked'; readonly id: string; readonly extra: MessageExtra }
  | { readonly type: 'worked'; readonly by: 1 | -1 }

/** What a conversation needs of a script: how it opens, and what it says meanwhile or to each question. */
export type ConversationScript = Pick<Script, 'opening'> &
  (Pick<Script, 'holding'> | { readonly replyTo: (question: string) => string | Promise<string> })

export const openingState = (script: ConversationScript): ConversationState => ({
  messages: script.opening.map((message, index) => ({ id: idOf(index), timestamp: undefined, ...message })),
  waiting: 0,
  working: 0,
})

/** The whole behaviour of a conversation: what each event makes of it. */
export function step(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'opened':
      return { ...state, messages: state.messages.map((message) => ({ ...message, timestamp: message.timestamp ?? event.at })) }
    case 'sent':
      return { ...state, messages: [...state.messages, messageOf(state, event, true)], waiting: state.waiting + 1 }
    case 'answered':
      return { ...state, messages: [...state.messages, messageOf(state, event)], waiting: state.waiting - 1 }
    case 'said':
      return { ...state, messages: [...state.messages, messageOf(state, event)] }
    case 'led': {
      const question = state.messages.findLastIndex(({ isUser }) => isUser)
      return { ...state, messages: state.messages.toSpliced(question, 0, messageOf(state, event)) }
    }
    case 'marked':
      return {
        ...state,
        messages: state.messages.map((message) => (message.id === event.id ? { ...message, extra: event.extra } : message)),
      }
    case 'worked':
      return { ...state, working: state.working + event.by }
  }
}

interface Told {
  readonly content: string
  readonly at: number
  readonly extra?: MessageExtra | undefined
}

const messageOf = ({ messages }: ConversationState, { content, at, extra }: Told, isUser = false): Message => ({
  id: idOf(messages.length),
  content,
  isUser,
  timestamp: at,
  ...(extra && { extra }),
})
/** Messages are never taken out, so their number names the next. */
const idOf = (index: number) => `messaggio_${index + 1}`

export interface Conversation {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => ConversationState
  /** What a message carries. */
  readonly extraOf: (id: string) => MessageExtra | undefined
  /** The page is in a browser: the opening gets its time. */
  readonly open: () => void
  /** Sends a question and gives the reply when it comes; blank text is ignored. Every question is answered in its turn. */
  readonly ask: (text: string) => Promise<string> | undefined
  /** Appends something of the agent's own accord: the real answer after the fixed reply. */
  readonly say: (content: string, extra?: MessageExtra) => void
  /** The same before the last question: what a conversation should have begun with. */
  readonly lead: (content: string, extra: MessageExtra) => void
  /** What has become of that which a message carries. */
  readonly mark: (id: string, extra: MessageExtra) => void
  /** An answer is worked at, until what is given back is called. */
  readonly work: () => () => void
  /** Calls off the replies under way. */
  readonly stop: () => void
}

interface ConversationOptions {
  readonly script: ConversationScript
  readonly clock: Clock
}

export function createConversation({ script, clock }: ConversationOptions): Conversation {
  let state = openingState(script)
  const listeners = new Set<() => void>()
  const pending = new Set<() => void>()
  const apply = (event: ConversationEvent) => {
    state = step(state, event)
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    extraOf: (id) => state.messages.find((message) => message.id === id)?.extra,
    open: () => apply({ type: 'opened', at: clock.now() }),
    ask(text) {
      const content = text.trim()
      if (content === '') return undefined
      apply({ type: 'sent', content, at: clock.now() })
      // Fetched while the agent appears to think, and said when both are over.
      const reply = 'replyTo' in script ? script.replyTo(content) : script.holding
      return new Promise((resolve) => {
        const callOff = clock.after(REPLY_MS, () => {
          const answer = (words: string) => {
            if (!pending.delete(callOff)) return
            apply({ type: 'answered', content: words, at: clock.now() })
            resolve(words)
          }
          if (typeof reply === 'string') answer(reply)
          else void reply.then(answer)
        })
        pending.add(callOff)
      })
    },
    say: (content, extra) => apply({ type: 'said', content, extra, at: clock.now() }),
    lead: (content, extra) => apply({ type: 'led', content, extra, at: clock.now() }),
    mark: (id, extra) => apply({ type: 'marked', id, extra }),
    work() {
      apply({ type: 'worked', by: 1 })
      return () => apply({ type: 'worked', by: -1 })
    },
    stop() {
      for (const callOff of pending) callOff()
      pending.clear()
    },
  }
}
