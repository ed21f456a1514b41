import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { render } from 'vitest-browser-react'
import type { Sector } from '../../kernel/sector/sector.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { Dashboard } from '../dashboard/dashboard.tsx'
import '../styles/app.css'
import { hueStyle } from '../ui/hue.ts'
import { Toaster } from '../notices/toaster.tsx'

/** A Saturday: the month before is over, and so is the quarter before. */
export const TODAY = '2026-11-21'

type Rows = Readonly<Record<string, readonly { readonly id: string; readonly version: number }[]>>
export interface Day {
  readonly today?: string
  readonly time?: string
  readonly rows?: Rows
}

/** The dashboard of a trade at a tab over the demo's own sample on a fixed day; `rows` stand in the place of the sample's. */
export async function showTrade(sector: Sector, tab: string, more = '', { today = TODAY, time = '11:00', rows = {} }: Day = {}) {
  const clock = stillClock(today, time)
  const sample = { ...sector.sample(today), ...rows }
  const store = new MemoryStore({ entities: sector.entities, sample, at: clock.at, by: 'Prova' })
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  const element = (
    <div data-hue="" style={{ ...hueStyle(sector.card.hue), height: '100dvh' }}>
      <Dashboard sector={sector} store={store} clock={clock} isTouch={false} onChat={() => undefined} onVoice={() => undefined} />
      <Toaster />
    </div>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${sector.card.slug}?scheda=${tab}${more}`] })
  await render(<RouterProvider router={router} />)
  return { store, address: () => decodeURIComponent(router.state.location.search) }
}
