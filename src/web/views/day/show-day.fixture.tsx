import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { render } from 'vitest-browser-react'
import { overheard, type Ask } from '../../../kernel/store/asked.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import type { Clock } from '../../data/clock.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { SectorProvider } from '../../data/sector-context.tsx'
import { RecordFormProvider } from '../../forms/record-form.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import '../../styles/app.css'
import { Collection } from '../collection.tsx'
import { screen, studio } from './studio.fixture.ts'

export const TODAY = '2026-11-25'

interface Options {
  /** What is asked of the store, before it answers; it may throw. */
  readonly hear?: (ask: Ask) => void
  readonly address?: string
  readonly clock?: Clock
}

/** The studio's day with its own store, inside the tab that it stands in; the address is written out so that a test can read it. */
export async function showDay({ address = '/', clock = stillClock(TODAY, '09:50'), hear }: Options = {}) {
  const store = new MemoryStore({ entities: studio.entities, sample: studio.sample(TODAY), at: clock.at })
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  await render(
    <MemoryRouter initialEntries={[address]}>
      <SectorProvider sector={studio} store={hear ? overheard(store, hear) : store} clock={clock} client={newQueryClient()}>
        <RecordFormProvider>
          <main data-hue="" style={{ '--hue': 220, height: '100dvh' } as React.CSSProperties}>
            <Collection screen={screen} />
          </main>
        </RecordFormProvider>
      </SectorProvider>
      <Address />
      <Toaster />
    </MemoryRouter>,
  )
  return { store, read: (id: string) => store.get('visita', id), address: () => document.querySelector('output')?.textContent ?? '' }
}

function Address() {
  return <output aria-label="Indirizzo">{useLocation().search}</output>
}
