import { StrictMode, useEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Sector } from '../../kernel/sector/sector.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { Store } from '../../kernel/door/store.ts'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { LastingDraftsContext, type LastingDrafts } from '../data/lasting-drafts.ts'
import { lineTo } from '../data/line.fixture.ts'
import { newQueryClient } from '../data/query-client.ts'
import { entityOf, SectorProvider } from '../data/sector-context.tsx'
import { Toaster } from '../notices/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { RecordFormProvider } from '../actions/record-form-provider.tsx'
import { useRecordForm, type RecordForm } from './record-form.tsx'
import '../styles/app.css'

export const TODAY = '2026-11-21'
export const job = entityOf(artigiani, 'intervento')
export const customer = entityOf(artigiani, 'cliente')

const sample = {
  tecnico: [{ id: 'tecnico_1', version: 1, nome: 'Luca Sala', mestiere: 'elettrica' }],
  cliente: [{ id: 'cliente_1', version: 1, nome: 'Bianchi S.r.l.', tipo: 'azienda', indirizzo: 'Viale Monza 201, Milano' }],
  intervento: [
    {
      id: 'intervento_1',
      version: 1,
      cliente: 'cliente_1',
      tipo: 'elettrica',
      tecnico: 'tecnico_1',
      descrizione: 'Salta il differenziale',
      data: TODAY,
      preventivo: 12_000,
      indirizzo: 'Viale Monza 201, Milano',
      stato: 'in_corso',
    },
  ],
  materiale: [],
}

export const clock = stillClock(TODAY)
export const newStore = (): MemoryStore => new MemoryStore({ entities: artigiani.entities, sample, at: clock.at, by: 'Giulia' })

/** A dashboard with nothing on it but its forms. */
export async function openForms(store: Store, sector: Sector = artigiani, drafts?: LastingDrafts): Promise<RecordForm> {
  const client = newQueryClient()
  let opened: RecordForm | undefined
  await render(
    <StrictMode>
      <MemoryRouter>
        <TooltipProvider>
          <SectorProvider sector={sector} store={store} clock={clock} client={client}>
            <LastingDraftsContext value={drafts}>
              <RecordFormProvider>
                <button type="button">Dietro</button>
                <Handle
                  onReady={(form) => {
                    opened = form
                  }}
                />
              </RecordFormProvider>
            </LastingDraftsContext>
          </SectorProvider>
          <Toaster />
        </TooltipProvider>
      </MemoryRouter>
    </StrictMode>,
  )
  if (!opened) throw new Error('the forms did not open')
  return opened
}

function Handle({ onReady }: { onReady: (form: RecordForm) => void }) {
  const form = useRecordForm()
  useEffect(() => onReady(form))
  return null
}

/** A store to which nothing can be written. */
export function stuck(store: Store): Store {
  const line = lineTo(store)
  line.cut('commits')
  return line.store
}
