import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '../../../kernel/screens/script.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { createAssistant } from '../../../assistant/dialogue/create-assistant.ts'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { loaderOf } from '../../../sectors/loaders.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import '../../styles/app.css'
import { hueStyle } from '../../ui/hue.ts'
import { Toaster } from '../../notices/toaster.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { ChatPane } from '../chat-pane.tsx'
import { pageClock } from '../clock.ts'
import { createConversation } from '../conversation.ts'
import type { Answers } from '../load-answers.ts'
import { createTalk } from '../talk.ts'
import { AnswerCard } from './answer-card.tsx'
import { createAnswerer } from './answerer.ts'
import { AnswerDesk } from './answer-desk.tsx'
import { openAssistant } from './open-assistant.ts'
import { standIn } from './stand-in.fixture.ts'

export const script = (await loaderOf('artigiani')?.script()) as Script
export const pressed: string[] = []

/** What a test may wish of the network: how often the assistant does not come before it does. */
interface ChatWishes {
  readonly failures?: number
  /** The real one, in the place of one that understands a word a card. */
  readonly engine?: boolean
}

/** The chat of the craftspeople over their sample, with an assistant that understands a word a card. */
export async function openChat({ failures = 0, engine = false }: ChatWishes = {}) {
  const clock = stillClock('2026-11-21', '11:00')
  const store = new MemoryStore({
    entities: artigiani.entities,
    sample: artigiani.sample('2026-11-21', '11:00'),
    at: clock.at,
    by: 'Prova',
  })
  const opened = { sector: artigiani, store, clock }
  const assistant = await openAssistant(opened, engine ? createAssistant : standIn)
  let left = failures
  const load = async (): Promise<Answers> => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    const today = () => clock.at().today
    return { opened, AnswerCard, AnswerDesk, answerer: (turns) => createAnswerer({ ...turns, assistant, today }) }
  }
  pressed.length = 0
  const router = createMemoryRouter([{ path: '*', element: <Sample load={load} /> }], { initialEntries: ['/artigiani'] })
  await render(<RouterProvider router={router} />)
  return { store, address: () => decodeURIComponent(router.state.location.search) }
}

function Sample({ load }: { load: () => Promise<Answers> }) {
  const [{ conversation, talk }] = useState(() => {
    const held = createConversation({ script, clock: pageClock })
    return { conversation: held, talk: createTalk({ conversation: held, clock: pageClock, load }) }
  })
  useEffect(() => conversation.open(), [conversation])
  return (
    <TooltipProvider>
      <div data-hue="" style={{ ...hueStyle(artigiani.card.hue), height: '100dvh' }}>
        <ChatPane
          script={script}
          icon="wrench"
          conversation={conversation}
          talk={talk}
          onVoice={() => pressed.push('voice')}
          onDashboard={() => pressed.push('dashboard')}
          onDashboardNear={() => pressed.push('near')}
        />
      </div>
      <Toaster />
    </TooltipProvider>
  )
}

export const box = page.getByRole('textbox', { name: 'Messaggio' })
export const log = page.getByRole('log', { name: 'Conversazione' })

export async function ask(text: string): Promise<void> {
  await box.fill(text)
  await page.getByRole('button', { name: 'Invia' }).click()
}
