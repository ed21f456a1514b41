import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { render } from 'vitest-browser-react'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { SectorProvider } from '../../data/sector-context.tsx'
import { RecordFormProvider } from '../../forms/record-form.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import '../../styles/app.css'
import { sartoria } from './workshop.fixture.ts'

export const TODAY = '2026-11-25'
const clock = stillClock(TODAY)

/** A view over the tailor's shop, with its own store; the address is written out so that a test can read it. */
export async function showView(view: ReactNode, address = '/?settimana=2026-11-23') {
  const store = new MemoryStore({ entities: sartoria.entities, sample: sartoria.sample(TODAY), at: clock.at })
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  await render(
    <MemoryRouter initialEntries={[address]}>
      <SectorProvider sector={sartoria} store={store} clock={clock} client={newQueryClient()}>
        <RecordFormProvider>
          <main style={{ height: 700 }}>{view}</main>
        </RecordFormProvider>
      </SectorProvider>
      <Address />
      <Toaster />
    </MemoryRouter>,
  )
  return { store, read: (id: string) => store.get('prova', id) }
}

function Address() {
  return <output aria-label="Indirizzo">{useLocation().search}</output>
}
