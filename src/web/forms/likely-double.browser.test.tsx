import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { customer, job, newStore, openForms } from './form.fixture.tsx'
import type { RecordForm } from './record-form.tsx'

let store: MemoryStore
let forms: RecordForm
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  store = newStore()
  await store.commit([{ type: 'update', entity: 'cliente', id: 'cliente_1', values: { telefono: '333 555 0141' } }], { via: 'form' })
  forms = await openForms(store)
})

const field = (label: string) => page.getByLabelText(label, { exact: true })
const warning = () => page.getByText(/Forse c’è già/)

it('tells who has the same telephone, opens that record, and keeps what was typed', async () => {
  forms.create(customer)
  await field('Nome/Ragione Sociale').fill('Maria Bianchi')
  await field('Telefono').fill('+39 333 5550141')
  await expect.element(warning()).toBeVisible()
  await expect.element(page.getByText('(uguale: telefono)')).toBeVisible()
  await page.getByRole('button', { name: 'Apri la scheda' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Cliente' })).toBeVisible()
  await expect.element(page.getByText('Bozza chiusa')).toBeVisible()
})

it('tells of the same name in other letters, and stops nobody', async () => {
  forms.create(customer)
  await field('Nome/Ragione Sociale').fill('BIANCHI s.r.l.')
  await expect.element(warning()).toBeVisible()
  await page.getByRole('button', { name: 'Salva cliente' }).click()
  await expect.element(page.getByText('C’è già Bianchi S.r.l.: è un altro cliente?')).toBeVisible()
  await page.getByRole('button', { name: 'Sì, salva' }).click()
  await expect.poll(async () => (await store.query({ entity: 'cliente', total: true })).total).toBe(2)
})

it('is silent about the record itself', async () => {
  forms.edit(customer, 'cliente_1')
  await field('Telefono').fill('333 555 0142')
  await field('Telefono').fill('333 555 0141')
  await field('Note').fill('Chiamare prima')
  await expect.element(warning()).not.toBeInTheDocument()
})

it('gives a job the customer who is there instead of a second one', async () => {
  forms.create(job)
  await field('Cliente').fill('Bianchi srl')
  await page.getByRole('option', { name: /Aggiungi/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Nuovo Cliente' })).toBeVisible()
  await field('Telefono').fill('3335550141')
  await page.getByRole('button', { name: 'Usa questa scheda' }).click()
  await expect.element(field('Cliente')).toHaveValue('Bianchi S.r.l.')
  expect((await store.query({ entity: 'cliente', total: true })).total).toBe(1)
})
