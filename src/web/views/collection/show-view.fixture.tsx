import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { render } from 'vitest-browser-react'
import { seenSector } from '../../../kernel/sector/sight/seen-sector.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import type { Clock } from '../../data/clock.ts'
import { lineTo, type Cut } from '../../data/line.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { SectorProvider } from '../../data/sector-context.tsx'
import { RecordFormProvider } from '../../actions/record-form-provider.tsx'
import '../../styles/app.css'
import { hueStyle } from '../../ui/hue.ts'
import { Toaster } from '../../notices/toaster.tsx'
import { Collection } from './collection.tsx'

export interface Showing<C extends Clock = Clock> {
  readonly sector: Sector
  readonly clock: C
  readonly address?: string
  /** The tab of the trade's first list when absent. */
  readonly view?: ReactNode
  readonly sample?: Readonly<Record<string, readonly AnyRow[]>>
  readonly by?: string
  /** The groups that its reader is in; the owner when absent. */
  readonly groups?: readonly string[]
  /** The page is opened anew over these records. */
  readonly over?: MemoryStore
  /** What of the line is cut until it is mended. */
  readonly cut?: readonly Cut[]
}

/** A view of a trade with its own store; the address is written out so that a test can read it. */
export async function showView<C extends Clock>(showing: Showing<C>) {
  const { sector, clock, address = '/', groups, cut = [], by = '' } = showing
  const { sample = sector.sample(clock.at().today) } = showing
  const store = showing.over ?? new MemoryStore({ entities: sector.entities, sample, at: clock.at, by })
  const line = lineTo(groups ? store.openedBy('Banco', groups) : store)
  line.cut(...cut)
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  const shown = await render(
    <MemoryRouter initialEntries={[address]}>
      <SectorProvider sector={sector} store={line.store} clock={clock} client={newQueryClient()}>
        <RecordFormProvider>
          <main data-hue="" style={{ ...hueStyle(sector.card.hue), height: '100dvh' }}>
            {showing.view ?? <FirstList of={groups ? seenSector(sector, { groups }) : sector} />}
          </main>
        </RecordFormProvider>
      </SectorProvider>
      <Address />
      <Toaster />
    </MemoryRouter>,
  )
  const read = (id: string) => store.get(id.slice(0, id.lastIndexOf('_')), id)
  return { store, clock, shown, read, cut: line.cut, mend: line.mend }
}

function FirstList({ of: { screens, card } }: { readonly of: Sector }) {
  const screen = screens.find(({ kind }) => kind === 'collection')
  if (screen?.kind !== 'collection') throw new Error(`${card.slug} has no list`)
  return <Collection screen={screen} />
}

/** Where the page is, as it stands in the address. */
export const shownAddress = (): string => document.querySelector('output[aria-label="Indirizzo"]')?.textContent ?? ''

function Address() {
  return (
    <output aria-label="Indirizzo" className="sr-only">
      {useLocation().search}
    </output>
  )
}
