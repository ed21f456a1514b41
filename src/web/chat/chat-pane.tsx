import { ChevronLeft } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import type { Script } from '../../kernel/screens/script.ts'
import type { Desk } from './answers/answer-desk.tsx'
import { MOBILE_MAX } from '../ui/breakpoints.ts'
import { useMedia } from '../ui/use-media.ts'
import { ChatBar } from './chat-bar.tsx'
import { ChatHeader } from './chat-header.tsx'
import type { ChatWays } from './chat-ways.ts'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversation.ts'
import { Hints } from './hints.tsx'
import type { Answers } from './load-answers.ts'
import { Halt } from './halt.tsx'
import { LostQuestion } from './lost-question.tsx'
import type { Message } from './message.ts'
import { MessageList } from './message-list.tsx'
import type { Talk } from './talk.ts'

/** Whole questions take a line each. */
const ON_A_PHONE = 2

interface ChatPaneProps extends ChatWays {
  readonly script: Script
  readonly icon: string
  readonly conversation: Conversation
  readonly talk: Talk<Answers>
}

export function ChatPane({ script, icon, conversation, talk, ...ways }: ChatPaneProps) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  const { parts, suggestions } = useSyncExternalStore(talk.subscribe, talk.read, talk.read)
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const desk = useRef<Desk>(null)
  const ask = (text: string) => void talk.ask(text)
  const drawExtra = ({ id, extra }: Message) => {
    if (extra?.kind === 'lost') return <LostQuestion state={extra.state} onRetry={() => talk.retry(id)} />
    return extra && parts && <parts.AnswerCard id={id} extra={extra} opened={parts.opened} acts={parts.acts} desk={desk} />
  }
  return (
    <div className="flex h-full flex-col">
      <ChatHeader {...ways} agent={script.agent} icon={icon} />
      <main id="contenuto" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <MessageList {...state} typing={script.typing} halt={<Halt onHalt={talk.halt} />} drawExtra={drawExtra}>
          <p className="flex items-center gap-1 self-center text-xs text-ink-faint not-pointer-coarse:hidden">
            <ChevronLeft aria-hidden />
            {script.swipe.toDashboard}
          </p>
        </MessageList>
        <div className="shrink-0 border-t border-line px-3.5 pt-3 pb-3 md:px-5 md:pb-4.5">
          <div className="mx-auto flex max-w-[760px] flex-col gap-2.5">
            <Hints hints={suggestions?.slice(0, isPhone ? ON_A_PHONE : undefined) ?? script.hints} onPick={ask} />
            <Composer placeholder={script.placeholder} onSend={ask} onDictate={ways.onVoice} />
          </div>
        </div>
      </main>
      <ChatBar {...ways} />
      {parts && <parts.AnswerDesk ref={desk} opened={parts.opened} />}
    </div>
  )
}
