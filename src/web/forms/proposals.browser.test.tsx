import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { ristorazione } from '../../sectors/ristorazione/index.ts'
import { entityOf } from '../data/sector-context.tsx'
import { clock, openForms, TODAY } from './form.fixture.tsx'

const booking = entityOf(ristorazione, 'prenotazione')
const tables = [3, 4, 4, 6].map((posti, at) => ({ id: `tavolo_${at + 1}`, version: 1, numero: String(at + 1), posti, zona: 'sala' }))

let store: MemoryStore
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  store = new MemoryStore({ entities: ristorazione.entities, sample: { tavolo: tables }, at: clock.at, by: 'Giulia' })
})

const chosen = () =>
  page
    .getByRole('list', { name: 'Tavolo: chi c’è' })
    .getByRole('button')
    .all()
    .map((one) => one.element().textContent?.trim())
async function choose(name: string) {
  await page.getByLabelText('Tavolo', { exact: true }).click()
  await page.getByRole('option', { name: new RegExp(`^(Tavolo )?${name}\\b`) }).click()
}

it('lets a table that was only proposed give way to the one that is chosen, and joins the next to it', async () => {
  const forms = await openForms(store, ristorazione)
  forms.create(booking, { nome: 'Verdi', telefono: '+39 333 555 0141', giorno: TODAY, ora: '20:00', coperti: 4 })
  await expect.poll(chosen).toEqual(['2'])
  await choose('3')
  await expect.poll(chosen).toEqual(['3'])
  await choose('2')
  await expect.poll(chosen).toEqual(['3', '2'])
})

it('joins a table to those that a record was kept with', async () => {
  const row = {
    nome: 'Verdi',
    telefono: '+39 333 555 0141',
    giorno: TODAY,
    ora: '20:00',
    coperti: 4,
    tavoli: ['tavolo_2'],
    stato: 'attesa',
  }
  await store.commit([{ type: 'create', entity: 'prenotazione', id: 'prenotazione_1', values: row }], { via: 'form' })
  const forms = await openForms(store, ristorazione)
  forms.edit(booking, 'prenotazione_1')
  await expect.poll(chosen).toEqual(['2'])
  await choose('3')
  await expect.poll(chosen).toEqual(['2', '3'])
})
