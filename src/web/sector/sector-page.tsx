import { useEffect, useRef, useState } from 'react'
import type { Card, Script } from '../../kernel/script.ts'
import type { SectorSlug } from '../../sectors/index.ts'
import { ChatPane } from '../chat/chat-pane.tsx'
import { pageClock } from '../chat/clock.ts'
import { createConversation } from '../chat/conversation.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { prepareSurface } from '../ui/toast.ts'
import { useMedia } from '../ui/use-media.ts'
import { DashboardPane } from './dashboard-pane.tsx'
import { loadDashboard } from './load-dashboard.ts'
import { Panes } from './panes.tsx'
import { paneAfterSwipe } from './swipe.ts'
import { usePane } from './use-pane.ts'
import { useSwipe } from '../ui/use-swipe.ts'
import { useTitles } from './use-titles.ts'
import { lateDialog } from '../late/late-dialog.tsx'

const VoiceDialog = lateDialog(async () => (await import('../voice/voice-dialog.tsx')).VoiceDialog)

interface SectorPageProps {
  readonly slug: SectorSlug
  readonly card: Card
  readonly script: Script
  readonly title: string
}

/** One trade: its chat and its dashboard side by side, the voice over both (specification §2). */
export function SectorPage({ slug, card, script, title }: SectorPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const { shown, wanted, hasMoved, go } = usePane()
  const conversation = useConversation(script)
  const [voice, setVoice] = useState<'unused' | 'open' | 'closed'>('unused')
  const isTouch = useMedia('(pointer: coarse)')
  useTitles(shown, title)
  useEffect(prepareSurface, [])
  useSwipe(root, (travel) => {
    const pane = paneAfterSwipe(travel, script.swipe, shown)
    if (pane) go(pane)
  })

  const prepareDashboard = () => void loadDashboard(slug)
  const openVoice = () => setVoice('open')
  const ask = (text: string) => {
    prepareDashboard()
    return conversation.ask(text)
  }

  return (
    <>
      <Panes
        ref={root}
        hue={card.hue}
        shown={shown}
        hasMoved={hasMoved}
        chat={
          <ErrorBoundary name={`${slug} chat`}>
            <ChatPane
              script={script}
              icon={card.icon}
              conversation={conversation}
              onAsk={(text) => void ask(text)}
              onVoice={openVoice}
              onDashboard={() => go('dashboard')}
              onDashboardNear={prepareDashboard}
            />
          </ErrorBoundary>
        }
        dashboard={
          <ErrorBoundary name={`${slug} dashboard`}>
            <DashboardPane slug={slug} isWanted={wanted === 'dashboard'} isTouch={isTouch} onChat={() => go('chat')} onVoice={openVoice} />
          </ErrorBoundary>
        }
      />
      {voice !== 'unused' && <VoiceDialog open={voice === 'open'} onClose={() => setVoice('closed')} script={script.voice} onAsk={ask} />}
    </>
  )
}

function useConversation(script: Script) {
  const [conversation] = useState(() => createConversation({ script, clock: pageClock }))
  useEffect(() => {
    conversation.open()
    return conversation.stop
  }, [conversation])
  return conversation
}
