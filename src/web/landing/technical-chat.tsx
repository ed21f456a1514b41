import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hueStyle } from '../ui/hue.ts'
import { pageClock } from '../chat/clock.ts'
import { Composer } from '../chat/composer.tsx'
import { createConversation } from '../chat/conversation.ts'
import { MessageList } from '../chat/message-list.tsx'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'
import { technicalTopics, type TechnicalTopic } from './technical-topics.ts'
import { TechnicalCode } from './technical-code.tsx'

const { technical } = copy

/** The answer of the topic whose question it is; whatever else is typed gets the way to the topics. */
const replyTo = (question: string): string => technicalTopics.find(({ prompt }) => prompt === question)?.response ?? technical.fallback

/** The six topics and the scripted chat that answers them (specification §2 and §4). */
export function TechnicalChat() {
  const [conversation] = useState(() =>
    createConversation({ script: { opening: [{ content: technical.opening, isUser: false }], replyTo }, clock: pageClock }),
  )
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  useEffect(() => {
    conversation.open()
    return conversation.stop
  }, [conversation])
  const chat = useRef<HTMLDivElement>(null)
  const ask = (text: string) => void conversation.ask(text)
  const pick = (prompt: string) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    chat.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
    ask(prompt)
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[.9fr_1.1fr]">
      <div className="flex min-w-0 flex-col gap-6">
        <Topics onPick={pick} />
        <Sides />
        <TechnicalCode />
      </div>
      <div
        ref={chat}
        className="flex h-[600px] min-w-0 flex-col overflow-clip rounded-lg border border-line bg-bg shadow-panel"
        data-technical-chat
      >
        <MessageList {...state} typing={technical.typing} onChoice={conversation.choose} />
        <div className="shrink-0 border-t border-line p-3.5">
          <Composer placeholder={technical.placeholder} onSend={ask} />
        </div>
      </div>
    </div>
  )
}

function Topics({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <ul className="grid gap-px overflow-clip rounded-lg border border-line bg-line sm:grid-cols-2">
      {technicalTopics.map((topic) => (
        <Topic key={topic.id} topic={topic} onPick={onPick} />
      ))}
    </ul>
  )
}

function Topic({ topic: { icon, hue, title, prompt }, onPick }: { topic: TechnicalTopic; onPick: (prompt: string) => void }) {
  return (
    <li data-hue style={hueStyle(hue)} className="flex">
      <button
        type="button"
        data-hydrate-replay
        onClick={() => onPick(prompt)}
        className="flex flex-1 items-start gap-3 bg-bg p-4 text-left transition-colors hover:bg-raised focus-visible:-outline-offset-2"
      >
        <SpriteIcon name={icon} className="mt-0.5 text-lg text-accent" />
        <span>
          <span className="block text-sm font-medium">{title}</span>
          <span className="block text-xs text-ink-faint">{prompt}</span>
        </span>
      </button>
    </li>
  )
}

function Sides() {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
      {technical.sides.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-medium">{title}</dt>
          <dd className="text-xs text-ink-faint">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
