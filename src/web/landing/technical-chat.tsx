import { useSyncExternalStore } from 'react'
import { hueStyle } from '../ui/hue.ts'
import { Composer } from '../chat/composer.tsx'
import { MessageList } from '../chat/message-list.tsx'
import { company } from '../../site.ts'
import { TextLink } from '../ui/link.tsx'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'
import { technicalTopics, type TechnicalTopic } from './technical-topics.ts'
import { TechnicalCode } from './technical-code.tsx'
import { useTechnicalTalk } from './technical-talk.tsx'

const { technical } = copy

/** The six topics and the scripted chat that answers them (specification §2 and §4). On a phone the chat follows the topics at once. */
export function TechnicalChat() {
  const { conversation, box, ask } = useTechnicalTalk()
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  return (
    <div className="grid gap-6 lg:grid-cols-[.9fr_1.1fr] lg:grid-rows-[auto_1fr]">
      <Topics onPick={ask} />
      <div
        ref={box}
        className="flex h-[600px] min-w-0 scroll-mt-20 scroll-mb-4 flex-col overflow-clip rounded-lg border border-line bg-bg shadow-panel lg:col-start-2 lg:row-span-2 lg:row-start-1"
        data-technical-chat
      >
        <MessageList {...state} typing={technical.typing} />
        <div className="shrink-0 border-t border-line p-3.5">
          {state.messages.at(-1)?.content === technical.fallback && <OtherWays />}
          <Composer placeholder={technical.placeholder} onSend={(text) => void conversation.ask(text)} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Sides />
        <TechnicalCode />
      </div>
    </div>
  )
}

function Topics({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <ul className="grid min-w-0 gap-px overflow-clip rounded-lg border border-line bg-line sm:grid-cols-2">
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

/** Ways on from a question that the page cannot answer: the mailbox and the contact form. */
function OtherWays() {
  return (
    <p className="flex flex-wrap gap-x-4 pb-2 text-sm">
      <TextLink href={`mailto:${company.email}`} className="underline">
        {company.email}
      </TextLink>
      <TextLink href={copy.contact.href} className="underline">
        {technical.toForm}
      </TextLink>
    </p>
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
