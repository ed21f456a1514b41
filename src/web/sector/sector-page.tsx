import { useEffect, useRef, useState } from 'react'
import type { Card, Script } from '../../kernel/screens/script.ts'
import { ChatPane } from '../chat/chat-pane.tsx'
import { pageClock } from '../chat/clock.ts'
import { createConversation } from '../chat/conversation.ts'
import { loadAnswers } from '../chat/load-answers.ts'
import { createTalk } from '../chat/talk.ts'
import type { House } from '../dashboard/house.ts'
import type { TradeSource } from '../data/trade-source.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { prepareSurface } from '../ui/toast.ts'
import { useMedia } from '../ui/use-media.ts'
import { DashboardPane } from './dashboard-pane.tsx'
import { loadDashboard } from './load-dashboard.ts'
import { Panes } from './panes.tsx'
import { paneAfterSwipe, type Pane } from './swipe.ts'
import { usePane } from './use-pane.ts'
import { useSwipe } from '../ui/use-swipe.ts'
import { useTitles } from './use-titles.ts'
import { onFirstSign } from '../late/first-sign.ts'
import { lateDialog } from '../late/late-dialog.tsx'

const VoiceDialog = lateDialog(async () => (await import('../voice/voice-dialog.tsx')).VoiceDialog)

interface SectorPageProps {
  /** Where its trade comes from: the chat, the voice and the dashboard share what it opens. */
  readonly source: TradeSource
  readonly card: Card
  readonly script: Script
  readonly title: string
  /** The pane that an address without `?vista=` opens on. */
  readonly first?: Pane | undefined
  /** Whose dashboard it is; the open demo's when absent. */
  readonly house?: House
}

/** One trade: its chat and its dashboard side by side, the voice over both (specification §2). */
export function SectorPage({ source, card, script, title, first = 'chat', house }: SectorPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const { shown, wanted, hasMoved, go } = usePane(first)
  const { conversation, talk } = useTalk(source, script)
  const [voice, setVoice] = useState<'unused' | 'open' | 'closed'>('unused')
  const isTouch = useMedia('(pointer: coarse)')
  useTitles(shown, title)
  useEffect(() => onFirstSign(prepareSurface), [])
  useSwipe(root, (travel) => {
    const pane = paneAfterSwipe(travel, script.swipe, shown)
    if (pane) go(pane)
  })

  const prepareDashboard = () => void loadDashboard(source)
  const openVoice = () => setVoice('open')

  return (
    <>
      <Panes
        ref={root}
        hue={card.hue}
        shown={shown}
        hasMoved={hasMoved}
        chat={
          <ErrorBoundary name={`${source.slug} chat`}>
            <ChatPane
              script={script}
              icon={card.icon}
              conversation={conversation}
              talk={talk}
              onVoice={openVoice}
              onDashboard={() => go('dashboard')}
              onDashboardNear={prepareDashboard}
            />
          </ErrorBoundary>
        }
        dashboard={
          <ErrorBoundary name={`${source.slug} dashboard`}>
            <DashboardPane
              source={source}
              house={house}
              isWanted={wanted === 'dashboard'}
              isTouch={isTouch}
              onChat={() => go('chat')}
              onVoice={openVoice}
            />
          </ErrorBoundary>
        }
      />
      {voice !== 'unused' && (
        <VoiceDialog open={voice === 'open'} onClose={() => setVoice('closed')} script={script.voice} onAsk={talk.ask} />
      )}
    </>
  )
}

/** The conversation lives as long as the page, whichever pane is shown. */
function useTalk(source: TradeSource, script: Script) {
  const [held] = useState(() => {
    const conversation = createConversation({ script, clock: pageClock })
    // Whoever asks will want to see: the dashboard comes along.
    const load = () => {
      void loadDashboard(source)
      return loadAnswers(source)
    }
    return { conversation, talk: createTalk({ conversation, clock: pageClock, load }) }
  })
  const { conversation } = held
  useEffect(() => {
    conversation.open()
    return conversation.stop
  }, [conversation])
  return held
}
