import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { render } from 'vitest-browser-react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Sector } from '../../../kernel/sector.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import type { Page, Query } from '../../../kernel/store/store.ts'
import type { Clock } from '../../data/clock.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { SectorProvider } from '../../data/sector-context.tsx'
import { RecordFormProvider } from '../../forms/record-form.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import '../../styles/app.css'
import { Collection } from '../collection.tsx'
import { trattoria } from './trattoria.fixture.ts'

export const TODAY = '2026-11-27'

interface Options {
  readonly address?: string
  readonly clock?: Clock
  /** Nothing can be read until it is mended. */
  readonly isBroken?: boolean
  readonly sample?: Readonly<Record<string, readonly AnyRow[]>>
  readonly sector?: Sector
  /** The groups that its reader is in; the owner when absent. */
  readonly groups?: readonly string[]
}

/** The restaurant's rooms with their own store, inside the tab that they stand in; the address is written out so that a test can read it. */
export async function showPlan({
  address = '/',
  clock = stillClock(TODAY, '20:24'),
  sector = trattoria,
  sample = sector.sample(TODAY),
  isBroken = false,
  groups,
}: Options = {}) {
  const line = { isCut: isBroken }
  const screen = sector.screens.find(({ kind }) => kind === 'collection')
  if (screen?.kind !== 'collection') throw new Error('no places')
  const store = new FarStore({ entities: sector.entities, sample, at: clock.at }, line)
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  await render(
    <MemoryRouter initialEntries={[address]}>
      <SectorProvider sector={sector} store={groups ? store.openedBy('Banco', groups) : store} clock={clock} client={newQueryClient()}>
        <RecordFormProvider>
          <main data-hue="" style={{ '--hue': 25, height: '100dvh' } as React.CSSProperties}>
            <Collection screen={screen} />
          </main>
        </RecordFormProvider>
      </SectorProvider>
      <Address />
      <Toaster />
    </MemoryRouter>,
  )
  const readOf = (id: string) => store.get(id.split('_')[0] ?? '', id)
  return { store, read: readOf, readPlace: readOf, mend: () => (line.isCut = false) }
}

/** A store whose line may be cut: what it is asked for then does not come. */
class FarStore extends MemoryStore {
  readonly #line: { readonly isCut: boolean }
  constructor(options: ConstructorParameters<typeof MemoryStore>[0], line: { readonly isCut: boolean }) {
    super(options)
    this.#line = line
  }
  override async query(query: Query): Promise<Page> {
    if (this.#line.isCut) throw new Error('cut')
    return super.query(query)
  }
}

function Address() {
  return <output aria-label="Indirizzo">{useLocation().search}</output>
}
