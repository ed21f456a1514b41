import { useEffect, useRef, useState } from 'react'
import type { Card, Script } from '../../kernel/screens/script.ts'
import type { SectorSlug } from '../../sectors/index.ts'
import { ChatPane } from '../chat/chat-pane.tsx'
import { pageClock } from '../chat/clock.ts'
import { createConversation } from '../chat/conversation.ts'
import { loadAnswers } from '../chat/load-answers.ts'
import { createTalk } from '../chat/talk.ts'
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
import { onFirstSign } from '../late/first-sign.ts'
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
  const { conversation, talk } = useTalk(slug, script)
  const [voice, setVoice] = useState<'unused' | 'open' | 'closed'>('unused')
  const isTouch = useMedia('(pointer: coarse)')
  useTitles(shown, title)
  useEffect(() => onFirstSign(prepareSurface), [])
  useSwipe(root, (travel) => {
    const pane = paneAfterSwipe(travel, script.swipe, shown)
    if (pane) go(pane)
  })

  const prepareDashboard = () => void loadDashboard(slug)
  const openVoice = () => setVoice('open')

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
              talk={talk}
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
      {voice !== 'unused' && (
        <VoiceDialog open={voice === 'open'} onClose={() => setVoice('closed')} script={script.voice} onAsk={talk.ask} />
      )}
    </>
  )
}

/** The conversation lives as long as the page, whichever pane is shown. */
function useTalk(slug: SectorSlug, script: Script) {
  const [held] = useState(() => {
    const conversation = createConversation({ script, clock: pageClock })
    // Whoever asks will want to see: the dashboard comes along.
    const load = () => {
      void loadDashboard(slug)
      return loadAnswers(slug)
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
