import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addDays } from '../../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../../kernel/screen.ts'
import { MemoryStore } from '../../../../kernel/store/memory/memory-store.ts'
import { hospitality } from '../../../../sectors/hospitality/index.ts'
import { stillClock } from '../../../data/clock.fixture.ts'
import { newQueryClient } from '../../../data/query-client.ts'
import { SectorProvider } from '../../../data/sector-context.tsx'
import { RecordFormProvider } from '../../../forms/record-form.tsx'
import '../../../styles/app.css'
import { hueStyle } from '../../../ui/hue.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { Collection } from '../../../views/collection.tsx'
import { OwnPartsContext } from '../../../views/own-parts.ts'
import { hospitality as parts } from '../parts.ts'

/** A Monday; a test that is about another day hands it in. */
export const TODAY = '2026-11-23'
export const inDays = (n: number, from = TODAY): string => addDays(from, n)

/** A tab of the lodging console over the demo's own sample, as it stands on a day; the address is written out so that a test can read it. */
export async function showScreen(key: string, { address = '/', today = TODAY, time = '10:00' } = {}) {
  const clock = stillClock(today, time)
  const store = new MemoryStore({ entities: hospitality.entities, sample: hospitality.sample(today), at: clock.at, by: 'Prova' })
  const screen = hospitality.screens.find((one): one is CollectionScreen => one.kind === 'collection' && one.key === key)
  if (!screen) throw new Error(`hospitality has no list ${key}`)
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  await render(
    <MemoryRouter initialEntries={[address]}>
      <SectorProvider sector={hospitality} store={store} clock={clock} client={newQueryClient()}>
        <RecordFormProvider>
          <main data-hue="" style={{ ...hueStyle(hospitality.card.hue), height: '100dvh' }}>
            <OwnPartsContext value={parts}>
              <Collection screen={screen} />
            </OwnPartsContext>
          </main>
        </RecordFormProvider>
      </SectorProvider>
      <Address />
      <Toaster />
    </MemoryRouter>,
  )
  const read = (id: string) => store.get(id.slice(0, id.lastIndexOf('_')), id)
  return { store, read }
}

/** What a suite over one tab opens it with: its clock stands at ten on the day that is handed in. */
export function onTab(key: string) {
  afterEach(() => page.viewport(1360, 820))
  return (address = '/', today = TODAY) => showScreen(key, { address, today })
}

export const AUTHOR = { via: 'form' } as const
export const undo = () => page.getByRole('region', { name: /Notifiche/ }).getByRole('button', { name: 'Annulla' })

function Address() {
  return <output aria-label="Indirizzo">{useLocation().search}</output>
}
