import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practice, practiceSample } from '../../../conformance/access-sector.ts'
import type { Values } from '../../kernel/door/change.ts'
import { isArchive, readWorkbook } from '../exchange/xlsx/read-workbook.ts'
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
    ['Controlli', /^Carla( · 21\/11\/2026)?$/],
    ['Turni', /^01\/12/],
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
  await form.getByRole('button', { name: 'Cronologia' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Cronologia' })).toBeVisible()
  nothingHidden()
  await userEvent.keyboard('{Escape}')
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
  await form.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(form).not.toBeInTheDocument()
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

/** The file that «Esporta» hands to the browser. */
async function exported(item: RegExp, confirm?: string): Promise<Blob> {
  const written: Blob[] = []
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) written.push(blob)
    return '#'
  })
  await page.getByRole('button', { name: 'Esporta' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  if (confirm !== undefined) await page.getByRole('button', { name: confirm }).click()
  await vi.waitFor(() => expect(written).toHaveLength(1))
  spy.mockRestore()
  return written[0] ?? new Blob()
}
/** What the file says: the cells of a workbook, the text of another. */
async function said(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isArchive(bytes)) return file.text()
  const book = await readWorkbook(bytes, 1_000_000)
  return JSON.stringify(book)
}

test.each([/CSV colonne/, /CSV tutti/, /XLSX/])('an exported file holds the rows and nothing hidden (%s)', async (item) => {
  await open('/studio?scheda=persone', [])
  await expect.element(page.getByRole('button', { name: 'Modifica: Bruno' })).toBeVisible()
  const narrow = await said(await exported(item))
  for (const name of ['Ada', 'Bruno', 'Carla']) expect(narrow).toContain(name)
  expect(narrow).not.toMatch(HIDDEN)
  expect(narrow).not.toMatch(/1\.?234|2\.?500/)
})

test('the same file of who is in every group holds it', async () => {
  await open('/studio?scheda=persone&mostra=list', all)
  await expect.element(page.getByRole('button', { name: 'Modifica: Bruno' })).toBeVisible()
  expect(await said(await exported(/CSV tutti/, 'Esporta tutto'))).toMatch(/Zibibbo;1\.?234/)
})

test('the history of a record tells of a change what its asker sees, and nothing of one that is all hidden', async () => {
  const { store } = await open('/studio?scheda=persone', [])
  const boss = store.openedBy('Direzione', all)
  const change = async (values: Values) => {
    const done = await boss.commit([{ type: 'update', entity: 'persona', id: 'persona_2', values }], { via: 'form' })
    expect(done).toMatchObject({ ok: true })
  }
  await change({ ore: 21, stipendio: 123_400, documento: 'Zibibbo 2' })
  await change({ stipendio: 567_800 })
  await page.getByRole('button', { name: 'Modifica: Bruno' }).click()
  const form = page.getByRole('dialog', { name: 'Modifica Persona' })
  await form.getByRole('button', { name: 'Cronologia' }).click()
  const story = page.getByRole('dialog', { name: 'Cronologia' })
  await expect.element(story.getByRole('term').getByText('Ore')).toBeVisible()
  await expect.poll(() => story.getByRole('definition').element().textContent).toMatch(/20.*21/)
  await expect.element(story.getByRole('listitem')).toHaveLength(1)
  nothingHidden()
})

test('a view that reads what is hidden is offered to nobody who does not see it', async () => {
  await open('/studio?scheda=persone&mostra=own:documenti', [])
  await expect.element(page.getByRole('button', { name: 'Modifica: Bruno' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Schede' })).toBeInTheDocument()
  expect(page.getByRole('radio').elements()).toHaveLength(2)
  nothingHidden()
})

const photos = [{ id: `file_${'1'.repeat(32)}`, name: 'foto.jpg', type: 'image/jpeg', size: 10 }]

test('who may not change the photos of a card looks at those that are there', async () => {
  const { store } = await open('/studio?scheda=persone&mostra=cards', [])
  await expect.element(page.getByRole('button', { name: 'Altro: Ada' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Foto/ }).elements()).toHaveLength(0)
  const boss = store.openedBy('Direzione', all)
  await boss.commit([{ type: 'update', entity: 'persona', id: 'persona_2', values: { foto: photos } }], { via: 'form' })
  await page.getByRole('button', { name: 'Foto 1' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Bruno' })).toBeVisible()
  for (const name of ['Togli foto', 'Aggiungi foto']) expect(page.getByRole('button', { name }).query()).toBeNull()
})

test('who may change them takes and chooses', async () => {
  await open('/studio?scheda=persone&mostra=cards', all)
  await expect.element(page.getByRole('button', { name: 'Altro: Ada' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Foto/ }).elements()).toHaveLength(3)
})

test('who is in every group has all of it', async () => {
  await open('/studio?scheda=persone', all)
  await expect.element(page.getByText('1.234,00', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Aumenta lo stipendio' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Schede' }).getByRole('link', { name: /Cartelle/ })).toBeVisible()
})
