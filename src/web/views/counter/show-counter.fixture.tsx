import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { render } from 'vitest-browser-react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { seenSector } from '../../../kernel/access/seen-sector.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import type { Page, Query } from '../../../kernel/store/store.ts'
import { handClock } from '../../data/clock.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { SectorProvider } from '../../data/sector-context.tsx'
import { RecordFormProvider } from '../../forms/record-form.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import '../../styles/app.css'
import { Collection } from '../collection.tsx'
import { banco } from './banco.fixture.ts'

export const TODAY = '2026-11-21'

interface Options {
  readonly address?: string
  /** Nothing can be read until it is mended. */
  readonly isBroken?: boolean
  readonly sample?: Readonly<Record<string, readonly AnyRow[]>>
  /** Of somebody who is in these groups alone. */
  readonly groups?: readonly string[]
  /** The page is opened anew over the same records. */
  readonly over?: MemoryStore
}

/** The till with its own store, inside the tab that it stands in; the address is written out so that a test can read it. */
export async function showCounter({ address = '/', sample = banco.sample(TODAY), isBroken = false, groups, over }: Options = {}) {
  const line = { isCut: isBroken }
  const clock = handClock(`${TODAY}T10:00:00+01:00`)
  const store = over ?? new FarStore({ entities: banco.entities, sample, at: clock.at }, line)
  const opened = groups ? store.openedBy('Banco', groups) : store
  const sector = groups ? seenSector(banco, { groups }) : banco
  const [screen] = sector.screens
  if (screen?.kind !== 'collection') throw new Error('no screen')
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  const shown = await render(
    <MemoryRouter initialEntries={[address]}>
      <SectorProvider sector={banco} store={opened} clock={clock} client={newQueryClient()}>
        <RecordFormProvider>
          <main data-hue="" style={{ '--hue': 162, height: '100dvh' } as React.CSSProperties}>
            <Collection screen={screen} />
          </main>
        </RecordFormProvider>
      </SectorProvider>
      <Address />
      <Toaster />
    </MemoryRouter>,
  )
  return { store, clock, shown, mend: () => (line.isCut = false) }
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
  return (
    <output aria-label="Indirizzo" className="sr-only">
      {useLocation().search}
    </output>
  )
}
