import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { pageClock } from '../chat/clock.ts'
import { createConversation, type Conversation } from '../chat/conversation.ts'
import { copy } from './copy.ts'
import { ANCHOR_DELAY } from './scroll-to.ts'
import { technicalTopics } from './technical-topics.ts'

interface TechnicalTalk {
  readonly conversation: Conversation
  /** The box of the chat. */
  readonly box: RefObject<HTMLDivElement | null>
  /** Asks, and brings the chat into view. */
  readonly ask: (question: string) => void
}

const Talk = createContext<TechnicalTalk | undefined>(undefined)

/** The one technical conversation of the page: the topics, the hero's quick buttons and the chat's own box all speak into it. */
export function TechnicalTalkProvider({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [conversation] = useState(() =>
    createConversation({ script: { opening: [{ content: copy.technical.opening, isUser: false }], replyTo }, clock: pageClock }),
  )
  useEffect(() => {
    conversation.open()
    return conversation.stop
  }, [conversation])
  const talk = useMemo(
    () => ({
      conversation,
      box,
      ask(question: string) {
        void conversation.ask(question)
        // A link to the section is followed first; the chat stands further down in it.
        setTimeout(() => bringIntoView(box.current), ANCHOR_DELAY)
      },
    }),
    [conversation],
  )
  return <Talk value={talk}>{children}</Talk>
}

export function useTechnicalTalk(): TechnicalTalk {
  const talk = use(Talk)
  if (!talk) throw new Error('useTechnicalTalk: no TechnicalTalkProvider stands around. Put it around the parts of the landing page.')
  return talk
}

/** Answer of the topic whose question it is, as its card or the hero asks it, else of the passage that a typed question is about. */
async function replyTo(question: string): Promise<string> {
  const quick = copy.product.quick.find(({ label }) => label === question)
  const topic = technicalTopics.find(({ id, prompt }) => prompt === question || id === quick?.topic)
  try {
    if (topic) return (await import('./technical-answers.ts')).technicalAnswers[topic.id]
    const { answerTyped } = await import('./answer-typed.ts')
    return answerTyped(question) ?? copy.technical.fallback
  } catch {
    return copy.technical.unreachable
  }
}

/** How long the page may still be gliding after a link to the section. */
const GLIDE_MS = 2000
/** What a visitor does who wants to be elsewhere. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * The page may be gliding to the section, and a browser gives up one glide for another (the messages glide too): so where a glide
 * ends without the chat in view, it jumps there, unless the visitor has moved on.
 */
function bringIntoView(element: HTMLElement | null): void {
  if (!element) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
  const glide = new AbortController()
  const { signal } = glide
  const settle = () => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const end = () => glide.abort()
  document.addEventListener('scrollend', settle, { signal })
  for (const move of OWN_MOVES) addEventListener(move, end, { signal, passive: true, capture: true })
  setTimeout(end, GLIDE_MS)
}
