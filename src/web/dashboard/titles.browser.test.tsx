import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practice, practiceSample } from '../../../conformance/access-sector.ts'
import { openDashboard } from './library.fixture.tsx'

/** A check is called by its person and its day: everywhere, not only where its columns say so. */
test.each([1360, 390])('a record whose title names another is called by that name (%i px)', async (width) => {
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
