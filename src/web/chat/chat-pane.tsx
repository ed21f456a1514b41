import { ChevronLeft } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Script } from '../../kernel/script.ts'
import { ChatBar } from './chat-bar.tsx'
import { ChatHeader } from './chat-header.tsx'
import type { ChatWays } from './chat-ways.ts'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversation.ts'
import { Hints } from './hints.tsx'
import { MessageCard } from './message-card.tsx'
import { MessageList } from './message-list.tsx'

interface ChatPaneProps extends ChatWays {
  readonly script: Script
  readonly icon: string
  readonly conversation: Conversation
  readonly onAsk: (text: string) => void
}

export function ChatPane({ script, icon, conversation, onAsk, ...ways }: ChatPaneProps) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  return (
    <div className="flex h-full flex-col">
      <ChatHeader {...ways} agent={script.agent} icon={icon} />
      <main id="contenuto" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <MessageList {...state} typing={script.typing} onChoice={conversation.choose} Card={MessageCard}>
          <p className="flex items-center gap-1 self-center text-xs text-ink-faint not-pointer-coarse:hidden">
            <ChevronLeft aria-hidden />
            {script.swipe.toDashboard}
          </p>
        </MessageList>
        <div className="shrink-0 border-t border-line px-3.5 pt-3 pb-3 md:px-5 md:pb-4.5">
          <div className="mx-auto flex max-w-[760px] flex-col gap-2.5">
            <Hints hints={script.hints} onPick={onAsk} />
            <Composer placeholder={script.placeholder} onSend={onAsk} onDictate={ways.onVoice} />
          </div>
        </div>
      </main>
      <ChatBar {...ways} />
    </div>
  )
}
