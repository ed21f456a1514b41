import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { render } from 'vitest-browser-react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import type { Page, Query } from '../../../kernel/store/store.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { SectorProvider } from '../../data/sector-context.tsx'
import { RecordFormProvider } from '../../forms/record-form.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import '../../styles/app.css'
import { Collection } from '../collection.tsx'
import { scuola, screen } from './scuola.fixture.ts'

export const TODAY = '2026-11-04'
const clock = stillClock(TODAY)

interface Options {
  readonly address?: string
  /** Its marks cannot be read until it is mended. */
  readonly isBroken?: boolean
  readonly sample?: Readonly<Record<string, readonly AnyRow[]>>
}

/** The school's register with its own store, inside the tab that it stands in; the address is written out so that a test can read it. */
export async function showGrid({ address = '/', sample = scuola.sample(TODAY), isBroken = false }: Options = {}) {
  const line = { isCut: isBroken }
  const store = new FarStore({ entities: scuola.entities, sample, at: clock.at }, line)
  // Notices outlive the test that caused them, and lie over the next one's buttons.
  toast.dismiss()
  await render(
    <MemoryRouter initialEntries={[address]}>
      <SectorProvider sector={scuola} store={store} clock={clock} client={newQueryClient()}>
        <RecordFormProvider>
          <main data-hue="" style={{ '--hue': 304, height: '100dvh' } as React.CSSProperties}>
            <Collection screen={screen} />
          </main>
        </RecordFormProvider>
      </SectorProvider>
      <Address />
      <Toaster />
    </MemoryRouter>,
  )
  return { store, mend: () => (line.isCut = false) }
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
