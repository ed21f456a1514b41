import type { Script } from '../../kernel/script.ts'
import type { Clock } from './clock.ts'
import type { ChangeChoice, Message, MessageCard } from './message.ts'

/** How long the agent appears to think (specification §4 and §9). */
export const REPLY_MS = 1500

export interface ConversationState {
  readonly messages: readonly Message[]
  /** Questions that still wait for their reply; the typing line shows while there are any. */
  readonly waiting: number
}

export type ConversationEvent =
  | { readonly type: 'opened'; readonly at: number }
  | { readonly type: 'sent'; readonly content: string; readonly at: number }
  | { readonly type: 'answered'; readonly content: string; readonly at: number }
  | { readonly type: 'said'; readonly content: string; readonly card: MessageCard | undefined; readonly at: number }
  | { readonly type: 'chosen'; readonly id: string; readonly choice: ChangeChoice }

/** What a conversation needs of a script: how it opens, and what it says meanwhile or to each question. */
export type ConversationScript = Pick<Script, 'opening'> &
  (Pick<Script, 'holding'> | { readonly replyTo: (question: string) => string | Promise<string> })

export const openingState = (script: ConversationScript): ConversationState => ({
  messages: script.opening.map((message, index) => ({ id: idOf(index), timestamp: undefined, ...message })),
  waiting: 0,
})

/** The whole behaviour of a conversation: what each event makes of it. */
export function step(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'opened':
      return { ...state, messages: state.messages.map((message) => ({ ...message, timestamp: message.timestamp ?? event.at })) }
    case 'sent':
      return { messages: append(state, { content: event.content, isUser: true, timestamp: event.at }), waiting: state.waiting + 1 }
    case 'answered':
      return { messages: append(state, { content: event.content, isUser: false, timestamp: event.at }), waiting: state.waiting - 1 }
    case 'said':
      return {
        ...state,
        messages: append(state, { content: event.content, isUser: false, timestamp: event.at, ...(event.card && { card: event.card }) }),
      }
    case 'chosen':
      return {
        ...state,
        messages: state.messages.map((message) => (message.id === event.id ? afterChoice(message, event.choice) : message)),
      }
  }
}

const append = ({ messages }: ConversationState, message: Omit<Message, 'id'>): Message[] => [
  ...messages,
  { id: idOf(messages.length), ...message },
]
/** Messages are never taken out, so their place is their name. */
const idOf = (index: number) => `messaggio_${index + 1}`

/** A choice counts once; «Modifica» leaves the proposal open. */
function afterChoice(message: Message, choice: ChangeChoice): Message {
  const { card } = message
  if (card?.kind !== 'change' || card.outcome !== 'open' || choice === 'edit') return message
  return { ...message, card: { ...card, outcome: choice === 'confirm' ? 'confirmed' : 'cancelled' } }
}

export interface Conversation {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => ConversationState
  /** The page is in a browser: the opening gets its time. */
  readonly open: () => void
  /** Sends a question and gives the reply when it comes; blank text is ignored. Every question is answered in its turn. */
  readonly ask: (text: string) => Promise<string> | undefined
  /** Appends something of the agent's own accord: the real answer after the fixed reply, with its card. */
  readonly say: (content: string, card?: MessageCard) => void
  readonly choose: (id: string, choice: ChangeChoice) => void
  /** Calls off the replies under way. */
  readonly stop: () => void
}

interface ConversationOptions {
  readonly script: ConversationScript
  readonly clock: Clock
  /** Told after a person chose what becomes of a proposed change. */
  readonly onChoice?: (message: Message, choice: ChangeChoice) => void
}

export function createConversation({ script, clock, onChoice }: ConversationOptions): Conversation {
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
    say: (content, card) => apply({ type: 'said', content, card, at: clock.now() }),
    choose(id, choice) {
      const message = state.messages.find((candidate) => candidate.id === id)
      if (message?.card?.kind !== 'change' || message.card.outcome !== 'open') return
      apply({ type: 'chosen', id, choice })
      onChoice?.(message, choice)
    },
    stop() {
      for (const callOff of pending) callOff()
      pending.clear()
    },
  }
}
