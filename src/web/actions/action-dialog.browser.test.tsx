import { toast } from 'sonner'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Action } from '../../kernel/action/action.ts'
import { defineAction } from '../../kernel/action/define-action.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { text } from '../../kernel/fields/text.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { newQueryClient } from '../data/query-client.ts'
import { entityOf, SectorProvider } from '../data/sector-context.tsx'
import { useRecordForm, type RecordForm } from '../forms/record-form.tsx'
import { RecordFormProvider } from './record-form-provider.tsx'
import { Toaster } from '../notices/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import '../styles/app.css'

const TODAY = '2026-11-21'
const job = (n: number, stato: string) => ({
  id: `intervento_${n}`,
  version: 1,
  cliente: 'cliente_1',
  tipo: 'idraulica',
  descrizione: `Lavoro ${n}`,
  data: TODAY,
  indirizzo: 'Via Po 1',
  stato,
})
const sample = {
  tecnico: [],
  cliente: [{ id: 'cliente_1', version: 1, nome: '=Bianchi', tipo: 'azienda' }],
  intervento: [job(1, 'programmato'), job(2, 'completato')],
  materiale: [
    {
      id: 'materiale_1',
      version: 1,
      nome: 'Sifone',
      categoria: 'idraulica',
      quantita: 3,
      unita: 'pz',
      costo: 1250,
      fornitore: 'Po',
      soglia: 10,
    },
    { id: 'materiale_2', version: 1, nome: 'Nastro', categoria: 'elettrico', quantita: 1, unita: 'pz', soglia: 5 },
    { id: 'materiale_3', version: 1, nome: 'Viti', categoria: 'ferramenta', quantita: 99, unita: 'pz', soglia: 5 },
  ],
}
const clock = stillClock(TODAY)
let store: MemoryStore
beforeEach(() => {
  toast.dismiss()
  store = new MemoryStore({ entities: artigiani.entities, sample, at: clock.at })
})

/** Puts a job off to another day, which somebody names. */
const rinvia = defineAction(entityOf(artigiani, 'intervento'), {
  key: 'rinvia',
  label: 'Rinvia',
  title: 'Rinvia l’intervento',
  on: 'record',
  where: [{ field: 'stato', op: 'eq', value: 'programmato' }],
  inputs: { giorno: date('Nuovo giorno'), motivo: optional(text('Motivo')) },
  confirm: 'Rinvia',
  done: () => 'Intervento rinviato',
  plan: async ({ giorno, motivo }, read, { today }, { id }) => {
    if (giorno <= today) return { problems: [{ path: 'giorno', code: 'rule', message: 'Scegli un giorno dopo oggi.' }] }
    const busy = await read.find('intervento', [{ field: 'data', op: 'eq', value: giorno }])
    if (busy.length > 0) return { problems: [{ path: '', code: 'rule', message: 'Quel giorno è già pieno.' }] }
    return [{ type: 'update', entity: 'intervento', id, values: { data: giorno, descrizione: motivo }, from: 'motivo' }]
  },
})
const sector: Sector = { ...artigiani, actions: [...artigiani.actions, rinvia] }
const [riordina] = artigiani.actions

async function show(): Promise<RecordForm> {
  let opened: RecordForm | undefined
  function Handle() {
    const form = useRecordForm()
    useEffect(() => {
      opened = form
    })
    return null
  }
  await render(
    <MemoryRouter>
      <TooltipProvider>
        <SectorProvider sector={sector} store={store} clock={clock} client={newQueryClient()}>
          <RecordFormProvider>
            <Handle />
          </RecordFormProvider>
        </SectorProvider>
        <Toaster />
      </TooltipProvider>
    </MemoryRouter>,
  )
  if (!opened) throw new Error('nothing opened')
  return opened
}
const open = async (action: Action | undefined = riordina, only?: readonly string[]) => {
  const form = await show()
  if (action) form.act(action, only)
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

it('begins in the first field that it asks for, although what it is about is read first', async () => {
  await open(rinvia, ['intervento_1'])
  await expect.element(page.getByLabelText('Nuovo giorno')).toHaveFocus()
})

describe('a proposal', () => {
  it('proposes what is short, takes corrections and does it in one commit', async () => {
    await open()
    await expect.element(page.getByText('Totale 212,50 €')).toBeVisible()
    await page.getByLabelText(/Quantità di Sifone/).fill('4')
    await expect.element(page.getByText('Totale 50,00 €')).toBeVisible()
    await page.getByLabelText('Comprendi Nastro').click()
    await expect.element(page.getByText('1 di 2')).toBeVisible()
    await press('Registra arrivo')
    await expect.poll(async () => (await store.get('materiale', 'materiale_1'))?.['quantita']).toBe(7)
    expect((await store.get('materiale', 'materiale_2'))?.['quantita']).toBe(1)
  })

  it('of one record proposes that alone', async () => {
    await open(riordina, ['materiale_2'])
    await expect.element(page.getByText('1 di 1')).toBeVisible()
    await expect.element(page.getByLabelText(/Quantità di Nastro/)).toHaveValue(9)
  })

  it('of the chosen ones of a list proposes those and no other', async () => {
    await open(riordina, ['materiale_2', 'materiale_3'])
    await expect.element(page.getByLabelText(/Quantità di Nastro/)).toHaveValue(9)
    await expect.element(page.getByLabelText(/Quantità di Sifone/)).not.toBeInTheDocument()
  })

  it('adds to what is there by then', async () => {
    await open(riordina, ['materiale_1'])
    await page.getByLabelText(/Quantità di Sifone/).fill('4')
    await store.commit([{ type: 'adjust', entity: 'materiale', id: 'materiale_1', by: { quantita: 10 } }], { via: 'action' })
    await press('Registra arrivo')
    await expect.poll(async () => (await store.get('materiale', 'materiale_1'))?.['quantita']).toBe(17)
  })

  it.each(['0', '-3', ''])('does not take %j for a quantity', async (quantity) => {
    await open()
    await page.getByLabelText(/Quantità di Sifone/).fill(quantity)
    await expect.element(page.getByText(/Scrivi una quantità maggiore di zero/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Registra arrivo' })).toBeDisabled()
  })

  it('goes on by Enter to the next number, and does nothing by the way', async () => {
    await open()
    await page.getByLabelText(/Quantità di Nastro/).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText(/Quantità di Sifone/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect((await store.get('materiale', 'materiale_1'))?.version).toBe(1)
  })

  it('prints its list and leaves nothing behind', async () => {
    let printed = ''
    const spy = vi.spyOn(window, 'print').mockImplementation(() => {
      const paper = document.querySelector('[data-paper]')
      printed = paper?.textContent ?? ''
      expect(paper && getComputedStyle(paper).display).toBe('none')
      window.dispatchEvent(new Event('afterprint'))
    })
    await open()
    await press('Stampa lista')
    await expect.poll(() => printed).toMatch(/Lista acquisti.*Officina Nardini Impianti.*P\. IVA 02345671198.*Sifone.*17/)
    expect(document.querySelector('[data-paper]')).toBeNull()
    spy.mockRestore()
  })

  it('says so when there is nothing to do', async () => {
    store = new MemoryStore({ entities: artigiani.entities, at: clock.at })
    await open()
    await expect.element(page.getByText(riordina?.empty ?? '')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })
})

describe('inputs', () => {
  const day = () => page.getByRole('textbox', { name: 'Nuovo giorno' })

  it('are told at their fields, by the plan too, and lose nothing', async () => {
    await open(rinvia, ['intervento_1'])
    await expect.element(page.getByRole('dialog').getByText(/Lavoro 1/)).toBeVisible()
    await press('Rinvia')
    await expect.element(page.getByText('Indica il nuovo giorno.')).toBeVisible()
    await expect.element(day()).toHaveFocus()
    await day().fill('2026-11-20')
    await page.getByLabelText('Motivo').fill('Manca il pezzo')
    await press('Rinvia')
    await expect.element(page.getByText('Scegli un giorno dopo oggi.')).toBeVisible()
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('Manca il pezzo')
    await day().fill('2026-11-25')
    await press('Rinvia')
    await expect.element(page.getByText('Intervento rinviato')).toBeVisible()
    expect(await store.get('intervento', 'intervento_1')).toMatchObject({ data: '2026-11-25', descrizione: 'Manca il pezzo' })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await press('Annulla')
    await expect.poll(async () => (await store.get('intervento', 'intervento_1'))?.['data']).toBe(TODAY)
  })

  it('are told at the input that a refused change comes from', async () => {
    await open(rinvia, ['intervento_1'])
    await day().fill('2026-11-25')
    await page.getByLabelText('Motivo').fill('x'.repeat(300))
    await press('Rinvia')
    await expect.element(page.getByText(/può avere al massimo/)).toBeVisible()
    await expect.element(page.getByLabelText('Motivo')).toHaveAttribute('aria-invalid', 'true')
  })

  it('are kept when the dialog closes, and come back', async () => {
    await open(rinvia, ['intervento_1'])
    await page.getByLabelText('Motivo').fill('Manca il pezzo')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await press('Riprendi')
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('Manca il pezzo')
  })

  it('are not asked about a record that is no longer one of those', async () => {
    await open(rinvia, ['intervento_2'])
    await expect.element(page.getByText(/non c’è più niente da fare/)).toBeVisible()
    await page.getByText('Chiudi', { exact: true }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('called by name ask for the record first, and offer only those that it can be about', async () => {
    await open(rinvia)
    await page.getByRole('combobox', { name: 'Intervento' }).click()
    await expect.element(page.getByRole('option', { name: /Lavoro 1/ })).toBeVisible()
    expect(page.getByRole('option', { name: /Lavoro 2/ }).elements()).toHaveLength(0)
    await page.getByRole('option', { name: /Lavoro 1/ }).click()
    await expect.element(day()).toBeVisible()
  })
})

it('stands below the form of a record that it can be about, and lets what was typed wait', async () => {
  const form = await show()
  form.edit(entityOf(sector, 'intervento'), 'intervento_1')
  await press('Rinvia')
  await expect.element(page.getByRole('dialog', { name: 'Rinvia l’intervento' })).toBeVisible()
})
