import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { clock, openForms } from './form.fixture.tsx'
import { chainsSample } from '../../../conformance/chains-fixture.ts'
import { offers } from '../../../conformance/offers.ts'
import type { RecordForm } from './record-form.tsx'

const entity = (name: string) => {
  const found = offers.entities.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

const day = (n: number, committente = 'committente_1', more = {}) => ({
  id: `giornata_${n}`,
  version: 1,
  giorno: `2026-11-0${n}`,
  committente,
  importo: 20_000,
  righe: [{ voce: `Viaggio ${n}`, pezzi: n, prezzo: 1_000 }],
  ...more,
})
const giornata = [day(1), day(2), day(3), day(4, 'committente_2'), day(5, 'committente_1', { omaggio: 'si' })]

let store: MemoryStore
let forms: RecordForm
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  store = new MemoryStore({ entities: offers.entities, sample: { ...chainsSample, giornata }, at: clock.at, by: 'Giulia' })
  forms = await openForms(store, offers)
})

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const only = async (name: string) => (await store.query({ entity: name })).rows
/** A press as the keyboard makes it. */
async function press(name: string | RegExp) {
  const found = button(name).last()
  await expect.element(found).toBeVisible()
  // What closes holds the keys for a moment.
  await expect.poll(() => document.querySelector('[data-hold]')).toBeNull()
  const element = found.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
}

it('goes from an estimate to its invoice to its reversal, by keyboard, each leading to the others', async () => {
  forms.edit(entity('preventivo'), 'preventivo_1')
  await dialog('Modifica Preventivo').findElement()
  await press('Crea fattura')
  await dialog('Nuova Fattura').findElement()
  await expect.element(page.getByLabelText('Committente', { exact: true })).toHaveValue('Rossi Serramenti')
  await expect.element(page.getByLabelText('Numero', { exact: true })).toHaveAttribute('placeholder', 'Il numero viene dato all’emissione')
  await expect.element(page.getByLabelText('Numero', { exact: true })).toHaveAttribute('readonly')
  // The number is nobody's to write: the first box to write in has the focus.
  await expect.element(page.getByLabelText('Data', { exact: true })).toHaveFocus()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Fattura salvata', { exact: true })).toBeVisible()
  expect(await only('fattura')).toMatchObject([{ preventivo: 'preventivo_1', stato: 'bozza', totale: 68_000 }])
  expect(await store.get('preventivo', 'preventivo_1')).toMatchObject({ stato: 'fatturato' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await press('Apri')

  await dialog('Modifica Fattura').findElement()
  await expect.element(button('Preventivo Infissi')).toBeVisible()
  await press('Emetti')
  await press('Salva fattura')
  await expect.element(page.getByText('Fattura salvata · 1/2026')).toBeVisible()
  await expect.element(button('Annulla')).not.toBeInTheDocument()

  const [invoice] = await only('fattura')
  forms.edit(entity('fattura'), invoice?.id ?? '')
  await dialog('Fattura').findElement()
  await expect.element(page.getByLabelText('Numero', { exact: true })).toHaveValue('1/2026')
  await expect.element(button(/^Elimina/)).not.toBeInTheDocument()
  // Only the document that reverses it leads there.
  await expect.element(button('Crea nota di credito')).toBeVisible()
  await expect.element(button('Stornata')).not.toBeInTheDocument()
  await press('Crea nota di credito')
  await dialog('Nuova Nota di credito').findElement()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Nota di credito salvata · NC/1/2026')).toBeVisible()
  expect(await only('nota_credito')).toMatchObject([{ fattura: invoice?.id, del: invoice?.['data'], totale: -68_000 }])
  expect(await only('fattura')).toMatchObject([{ stato: 'stornata' }])
})

it('undoes the whole step while nothing has a number, and offers no second one meanwhile', async () => {
  forms.edit(entity('preventivo'), 'preventivo_1')
  await press('Crea fattura')
  await dialog('Nuova Fattura').findElement()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Fattura salvata', { exact: true })).toBeVisible()
  forms.edit(entity('preventivo'), 'preventivo_1')
  await expect.element(button(/^Fattura Bozza/)).toBeVisible()
  await expect.element(button('Crea fattura')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await press('Annulla')
  await expect.element(page.getByText('Modifica annullata')).toBeVisible()
  expect(await only('fattura')).toEqual([])
  expect(await store.get('preventivo', 'preventivo_1')).toMatchObject({ stato: 'accettato' })
})

it('says before a move that the number stays, and asks about a day before the last', async () => {
  const bill = (id: string, data: string, stato: string) =>
    store.commit([{ type: 'create', entity: 'fattura', id, values: { committente: 'committente_1', data, stato } }], { via: 'form' })
  await bill('fattura_1', '2026-11-20', 'emessa')
  await bill('fattura_2', '2026-11-10', 'bozza')
  const row = await store.get('fattura', 'fattura_2')
  if (row) forms.move(entity('fattura'), row, 'emessa', 'board')
  await dialog('Emetti').findElement()
  await expect
    .element(page.getByText('La data viene prima del 20/11/2026, il giorno del numero 1/2026: i numeri non seguiranno le date. È giusta?'))
    .toBeVisible()
  await expect.element(page.getByText(/riceve il suo numero: dopo non si annulla/)).toBeVisible()
  expect(await store.get('fattura', 'fattura_2')).toMatchObject({ stato: 'bozza' })
  await press('Emetti')
  await expect.element(page.getByText(/· 2\/2026/)).toBeVisible()
})

/** Days of which some may be billed together with the first. */
async function openDays() {
  forms.edit(entity('giornata'), 'giornata_1')
  await dialog('Modifica Giornata').findElement()
  await press('Crea fattura')
  await dialog('Nuova Fattura').findElement()
}
const sources = page.getByRole('group', { name: /^Giornate/ })
const box = (name: RegExp) => sources.getByRole('checkbox', { name })
const lines = () =>
  page
    .getByRole('textbox', { name: /^Voce, riga/ })
    .elements()
    .map((one) => (one as HTMLInputElement).value)

it('adds others of the same customer to one invoice, by keyboard, and takes one out again', async () => {
  await openDays()
  await expect.element(box(/01\/11\/2026/)).toBeChecked()
  await expect.element(box(/01\/11\/2026/)).toBeDisabled()
  await press('Aggiungi altre')
  // Neither another customer's nor what is given away.
  await expect.element(box(/02\/11\/2026.*200,00/)).toHaveFocus()
  expect(sources.getByRole('checkbox').elements()).toHaveLength(3)
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Tab} ')
  await expect.element(sources.getByText('3', { exact: true })).toBeVisible()
  await expect.poll(lines).toEqual(['Viaggio 1', 'Viaggio 2', 'Viaggio 3'])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.poll(lines).toEqual(['Viaggio 1', 'Viaggio 3'])
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Fattura salvata', { exact: true })).toBeVisible()
  const [bill] = await only('fattura')
  expect(bill).toMatchObject({ giornate: 40_000, righe: [{ voce: 'Viaggio 1' }, { voce: 'Viaggio 3' }] })
  expect((await only('giornata')).map((row) => row['fattura'])).toEqual([bill?.id, undefined, bill?.id, undefined, undefined])
  // One step, and one step back.
  await press('Annulla')
  await expect.poll(() => only('fattura')).toEqual([])
  expect((await only('giornata')).map((row) => row['fattura'])).toEqual([undefined, undefined, undefined, undefined, undefined])
})

it('leaves a line that somebody has written in when its record goes out, and keeps all with what is typed', async () => {
  await openDays()
  await press('Aggiungi altre')
  await box(/02\/11\/2026/).click()
  await page.getByRole('textbox', { name: 'Voce, riga 2' }).fill('Viaggio lungo')
  await box(/02\/11\/2026/).click()
  await expect.poll(lines).toEqual(['Viaggio 1', 'Viaggio lungo'])
  await box(/03\/11\/2026/).click()
  await userEvent.keyboard('{Escape}')
  await press('Riprendi')
  await dialog('Nuova Fattura').findElement()
  await expect.element(box(/03\/11\/2026/)).toBeChecked()
  expect(lines()).toEqual(['Viaggio 1', 'Viaggio lungo', 'Viaggio 3'])
})

it('says so where another has billed one of them meanwhile, and saves nothing', async () => {
  await openDays()
  await press('Aggiungi altre')
  await box(/02\/11\/2026/).click()
  await store.commit(
    [
      { type: 'create', entity: 'fattura', id: 'fattura_9', values: { committente: 'committente_1', data: '2026-11-20' } },
      { type: 'update', entity: 'giornata', id: 'giornata_2', values: { fattura: 'fattura_9' } },
    ],
    { via: 'form' },
  )
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText(/giornata è cambiata nel frattempo/)).toBeVisible()
  expect((await only('fattura')).map(({ id }) => id)).toEqual(['fattura_9'])
})

it('copies a document without its number', async () => {
  await store.commit(
    [{ type: 'create', entity: 'fattura', id: 'fattura_1', values: { committente: 'committente_1', data: '2026-11-20', stato: 'emessa' } }],
    { via: 'form' },
  )
  forms.duplicate(entity('fattura'), 'fattura_1')
  await dialog('Nuova Fattura').findElement()
  await expect.element(page.getByLabelText('Numero', { exact: true })).toHaveValue('')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect((await only('fattura')).map((row) => [row['numero'], row['stato']])).toContainEqual([undefined, 'bozza'])
})

it('keeps the way to a record with a long name within a phone', async () => {
  await page.viewport(390, 844)
  const oggetto = 'Serramenti, persiane e zanzariere di tutta la casa'
  const written = await store.commit(
    [
      { type: 'update', entity: 'preventivo', id: 'preventivo_1', values: { oggetto } },
      {
        type: 'create',
        entity: 'fattura',
        id: 'fattura_lunga',
        values: { preventivo: 'preventivo_1', committente: 'committente_1', data: '2026-11-21', stato: 'bozza' },
      },
    ],
    { via: 'form' },
  )
  expect(written).toMatchObject({ ok: true })
  forms.edit(entity('fattura'), 'fattura_lunga')
  const way = button(`Preventivo ${oggetto}`)
  await expect.element(way).toBeVisible()
  const { left, right } = way.element().getBoundingClientRect()
  expect([left >= 0, right <= 390]).toStrictEqual([true, true])
})
