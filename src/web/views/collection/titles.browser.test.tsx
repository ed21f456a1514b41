import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { autoscuola } from '../../../../conformance/newcomer/index.ts'
import { practice, practiceSample } from '../../../../conformance/access-sector.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'

/** A lesson is called by its pupil, its day and its hour: the pupil stands in another record. */
const lesson = 'Elena Rossi · 21/11/2026 · 11:30'

beforeEach(() => page.viewport(1360, 860))

it('stands with the name of who is in it, on the day’s agenda and over the move that it asks for', async () => {
  await openDashboard(autoscuola, '/autoscuola')
  await expect.element(page.getByText(lesson, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Segna fatta: ${lesson}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Segna fatta' })
  await expect.element(dialog).toHaveAccessibleDescription(lesson)
})

it.each([
  ['in the table', 'list', 1360],
  ['on cards', 'cards', 1360],
  ['in the list of a telephone', 'list', 390],
])('is named %s', async (_where, view, width) => {
  await page.viewport(width, 860)
  await openDashboard(autoscuola, `/autoscuola?scheda=guide&mostra=${view}`)
  await expect.element(page.getByRole('button', { name: `Altro: ${lesson}` })).toBeInTheDocument()
})

it('is chosen by its whole name where another record refers to it', async () => {
  const { store } = await openDashboard(autoscuola, '/autoscuola?scheda=ricevute')
  await page.getByRole('button', { name: 'Nuova Ricevuta' }).first().click()
  const box = page.getByRole('combobox', { name: 'Guida' })
  await box.click()
  await userEvent.keyboard('elena')
  const option = page.getByRole('option', { name: /^Elena Rossi · / }).first()
  await option.click()
  await expect.element(box).toHaveValue(expect.stringMatching(/^Elena Rossi · \d\d\/\d\d\/\d{4} · \d\d:\d\d$/))
  expect((await store.query({ entity: 'guida' })).rows.length).toBeGreaterThan(0)
})

/** A check is called by its person and its day: everywhere, not only where its columns say so. */
it.each([1360, 390])('a record whose title names another is called by that name (%i px)', async (width) => {
  await page.viewport(width, 820)
  await openDashboard(practice, '/studio?scheda=controlli&mostra=list', { sample: practiceSample })
  await page.getByRole('button', { name: 'Altro: Ada · 20/11/2026' }).click()
  await page.getByRole('menuitem', { name: 'Allega la cartella' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Allega la cartella' })).toMatchTextContent(/Ada · 20\/11\/2026/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Altro: Carla · 21/11/2026' }).click()
  await page.getByRole('menuitem', { name: 'Chiusa' }).click()
  const move = page.getByRole('dialog', { name: 'Chiusa' })
  await expect.element(move).toMatchTextContent(/Carla · 21\/11\/2026/)
  await expect.poll(() => [...move.element().querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Carla'])
  await page.viewport(1360, 820)
})
