import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { clockTime } from './clock-time.ts'
import type { ConversationState } from './conversation.ts'
import type { Message } from './message.ts'

/** A box that scrolls must be reachable with the keyboard, though it takes no input (WCAG 2.1.1). */
export const reachable = { tabIndex: 0 }

interface MessageListProps extends ConversationState {
  /** The line of the typing indicator. */
  readonly typing: string
  /** Stands beside the typing line while an answer is worked at. */
  readonly halt?: ReactNode
  /** What stands under the words of a message. */
  readonly drawExtra?: (message: Message) => ReactNode
  /** Stands above the first message. */
  readonly children?: ReactNode
}

/** The conversation, read out as it grows and kept at its newest line. */
export function MessageList({ messages, waiting, working, typing, halt, drawExtra, children }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const isTyping = waiting + working > 0
  useNewestInView(list, messages.length, isTyping)
  return (
    <div
      ref={list}
      role="log"
      aria-label="Conversazione"
      aria-live="polite"
      aria-relevant="additions"
      {...reachable}
      className="min-h-0 flex-1 [touch-action:pan-y] overflow-y-auto overscroll-contain px-3.5 py-5 -outline-offset-2 md:px-5 md:py-8"
    >
      <div className="mx-auto flex max-w-[760px] flex-col gap-4.5">
        {children}
        {messages.map((message) =>
          message.extra?.kind === 'brief' && message.extra.isClosed ? null : (
            <Bubble key={message.id} message={message}>
              {message.extra && drawExtra?.(message)}
            </Bubble>
          ),
        )}
        {isTyping && <TypingLine text={typing}>{working > 0 && halt}</TypingLine>}
      </div>
    </div>
  )
}

interface BubbleProps {
  readonly message: Message
  readonly children: ReactNode
}

function Bubble({ message, children }: BubbleProps) {
  const { content, isUser, timestamp, extra } = message
  return (
    <div
      data-author={isUser ? 'persona' : 'agente'}
      className={classNames(
        'flex max-w-[85%] flex-col gap-1 md:max-w-[70%]',
        isUser ? 'items-end self-end' : 'items-start self-start',
        isWide(extra) && 'w-full',
      )}
    >
      <div
        className={classNames(
          'max-w-full rounded-[18px] px-4 py-3',
          isWide(extra) && 'w-full',
          isUser ? 'rounded-br-sm bg-accent text-accent-ink' : 'rounded-bl-sm border border-line bg-raised',
        )}
      >
        <span className="sr-only">{isUser ? 'Tu: ' : 'Agente: '}</span>
        <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
        {children}
      </div>
      {/* The line keeps its height while the opening has no time yet: a prerendered page cannot know the hour. */}
      <span className="num min-h-[1.45em] px-1.5 text-xs text-ink-faint">
        {timestamp !== undefined && <time dateTime={new Date(timestamp).toISOString()}>{clockTime(timestamp)}</time>}
      </span>
    </div>
  )
}

/** A table has all the room that a bubble may have. */
const isWide = (extra: Message['extra']): boolean =>
  extra?.kind === 'brief' || (extra?.kind === 'answer' && extra.reply.card !== undefined && extra.reply.card.kind !== 'done')

function TypingLine({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 text-sm text-ink-faint" data-typing>
      <span aria-hidden className="flex gap-1">
        {['', '[animation-delay:.2s]', '[animation-delay:.4s]'].map((delay) => (
          <span key={delay} className={classNames('size-1.5 animate-breathe rounded-full bg-accent', delay)} />
        ))}
      </span>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Glides to the newest line; where motion is not wanted, jumps. The first sight of a list is already at its end. */
function useNewestInView(list: React.RefObject<HTMLDivElement | null>, count: number, isTyping: boolean): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const isStill = isFirst.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    isFirst.current = false
    element.scrollTo({ top: element.scrollHeight, behavior: isStill ? 'auto' : 'smooth' })
  }, [list, count, isTyping])
}
