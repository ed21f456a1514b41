import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, library } from '../dashboard/library.fixture.tsx'
import { handClock } from './clock.fixture.ts'

const night = () => handClock('2026-11-21T23:58:00+01:00')
const MORROW = '2026-11-22T00:00:00+01:00'
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('at midnight the overview turns without a touch', async () => {
  const clock = night()
  await openDashboard(library, '/libri', { clock })
  await expect.element(item('La casa')).toBeVisible()
  clock.set(MORROW)
  await expect.element(item('Le api')).toBeVisible()
  await expect.element(item('La casa')).not.toBeInTheDocument()
})

test('at midnight the cards of a list stand under their new days', async () => {
  const clock = night()
  await openDashboard(library, '/libri?scheda=prestiti&mostra=cards', { clock })
  const headings = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((element) => element.textContent)
  await expect.poll(headings).toEqual(['Oggi', 'Domani', 'lunedì 12 ottobre'])
  clock.set(MORROW)
  await expect.poll(headings).toEqual(['Oggi', 'Ieri', 'lunedì 12 ottobre'])
})

test('a form that is open at midnight keeps what was typed and saves it', async () => {
  const clock = night()
  const { store } = await openDashboard(library, '/libri?scheda=lettori', { clock })
  await page.getByRole('button', { name: 'Nuovo Lettore' }).first().click()
  await page.getByLabelText('Nome', { exact: true }).fill('Notte Bianchi')
  clock.set(MORROW)
  await expect.element(page.getByLabelText('Nome', { exact: true })).toHaveValue('Notte Bianchi')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await store.query({ entity: 'lettore' })).rows.map((row) => row['nome'])).toContain('Notte Bianchi')
})
