import { useEffect, useRef } from 'react'
import { clockTime } from '../chat/clock-time.ts'
import { reachable } from '../chat/message-list.tsx'
import { classNames } from '../ui/class-names.ts'
import type { VoiceEntry } from './voice-state.ts'

/** What was said, kept at its newest line. */
export function Transcript({ entries }: { entries: readonly VoiceEntry[] }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollTo({ top: list.current.scrollHeight, behavior: isStill ? 'auto' : 'smooth' })
  }, [entries.length])
  return (
    <div
      ref={list}
      role="log"
      aria-label="Trascrizione"
      {...reachable}
      data-base-ui-swipe-ignore=""
      className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto overscroll-contain px-5.5 py-4.5 text-sm -outline-offset-2"
    >
      {entries.map(({ id, isUser, text, timestamp }) => (
        <div key={id} className={classNames('grid max-w-[85%] shrink-0 gap-1', isUser ? 'justify-items-end self-end' : 'self-start')}>
          <p className={classNames('rounded-md px-3.5 py-2.5 wrap-anywhere', isUser ? 'bg-accent text-accent-ink' : 'bg-hover')}>
            <span className="sr-only">{isUser ? 'Tu: ' : 'Assistente: '}</span>
            {text}
          </p>
          <time dateTime={new Date(timestamp).toISOString()} className="num px-1 text-xs text-ink-faint">
            {clockTime(timestamp)}
          </time>
        </div>
      ))}
    </div>
  )
}
