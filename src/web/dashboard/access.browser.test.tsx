import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practice, practiceSample } from '../../../conformance/access-sector.ts'
import { openDashboard } from './library.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

const open = (address: string, groups?: readonly string[]) =>
  openDashboard(practice, address, { sample: practiceSample, ...(groups && { groups }) })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const all = Object.keys(practice.groups)
/** What only some see: values, names of fields and of what is kept. */
const HIDDEN = /Zibibbo|Contagio|1\.234|5\.678|Stipendi|Paga|Documento|Cartell|Assenz|Fascia|Annuo|Esit|Non riesco|Qualcosa/
const nothingHidden = () => expect(document.body.textContent).not.toMatch(HIDDEN)

test.each([1360, 390])('who is in no group finds every screen whole, and nothing hidden on it (%i px)', async (width) => {
  await page.viewport(width, 820)
  await open('/studio', [])
  await expect.element(page.getByText('Controlli di oggi')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Ada' }).first()).toBeVisible()
  nothingHidden()
  for (const [tab, shown] of [
    ['Persone', 'Ada'],
    ['Controlli', 'Carla'],
    ['Turni', '01/12/2026'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Schede' }).getByRole('link', { name: tab }).click()
    await expect.element(heading(tab)).toBeVisible()
    await expect.element(page.getByText(shown).first()).toBeInTheDocument()
    nothingHidden()
  }
})

test('a form shows what is only to be read as text, and saves the rest', async () => {
  const { store } = await open('/studio?scheda=persone', [])
  await page.getByRole('button', { name: 'Modifica: Bruno' }).click()
  const form = page.getByRole('dialog', { name: 'Modifica Persona' })
  await expect.element(form.getByLabelText('Livello')).toHaveTextContent('Base')
  expect(form.getByRole('combobox', { name: 'Livello' }).query()).toBeNull()
  await form.getByLabelText('Ore').fill('21')
  await form.getByText('Storia').click()
  await form.getByRole('button', { name: 'Salva' }).click()
  await vi.waitFor(async () => expect(await store.get('persona', 'persona_2')).toMatchObject({ ore: 21, livello: 'base' }))
  nothingHidden()
})

test('what is not his to change is opened, and neither made nor saved nor removed', async () => {
  await open('/studio?scheda=turni', [])
  await expect.element(heading('Turni')).toBeVisible()
  for (const name of ['Nuovo Turno', 'Importa']) expect(page.getByRole('button', { name }).query()).toBeNull()
  await page.getByRole('button', { name: /^Apri:/ }).click()
  const form = page.getByRole('dialog', { name: 'Turno' })
  await expect.element(form.getByLabelText('Dal')).toHaveTextContent('01/12/2026')
  await expect.element(form.getByLabelText('Persona')).toHaveTextContent('Ada')
  for (const name of ['Salva', /^Elimina/]) expect(form.getByRole('button', { name }).query()).toBeNull()
  await form.getByText('Chiudi', { exact: true }).click()
})

test('filters, cards, menu and palette name nothing hidden', async () => {
  await open('/studio?scheda=persone&mostra=cards', [])
  await expect.element(page.getByRole('button', { name: 'Ada', exact: true })).toBeVisible()
  nothingHidden()
  await page.getByRole('button', { name: /^Filtr/ }).click()
  await expect.element(page.getByText('Reparto').first()).toBeVisible()
  nothingHidden()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Altro: Ada' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Stampa la scheda' })).toBeVisible()
  nothingHidden()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Cerca e comandi' }).click()
  await page.getByRole('combobox', { name: /Cerca/ }).fill('a')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  nothingHidden()
})

test('who is in every group has all of it', async () => {
  await open('/studio?scheda=persone', all)
  await expect.element(page.getByText('1.234,00', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Aumenta lo stipendio' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Schede' }).getByRole('link', { name: /Cartelle/ })).toBeVisible()
})
