import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { dentisti } from '../../../sectors/dentisti/index.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { showTrade } from '../show-trade.fixture.tsx'

it('bills what was done from the card of a patient, and prints his mouth there', async () => {
  await page.viewport(1360, 900)
  const { store } = await showTrade(dentisti, 'cartelle', '&f.paziente=paziente_2')
  await expect.element(page.getByRole('button', { name: 'Stampa odontogramma' })).toBeVisible()
  await page.getByRole('button', { name: 'Fattura le cure eseguite' }).click()
  await page.getByRole('button', { name: 'Crea fattura' }).click()
  await expect.element(page.getByText(/da saldare 142,00/)).toBeVisible()
  const { rows } = await store.query({ entity: 'fattura', where: [{ field: 'cliente', op: 'eq', value: 'paziente_2' }] })
  expect(rows).toMatchObject([{ totale: 14_200, bollo: 200, situazione: 'bozza' }])
  // There is nothing left to bill.
  expect(page.getByRole('button', { name: 'Fattura le cure eseguite' }).elements()).toHaveLength(0)
})

it.each([1360, 390])('the expenses of a year stand among the patients without a search over them, clean to axe at %i px', async (width) => {
  await page.viewport(width, 844)
  await showTrade(dentisti, 'pazienti', '&mostra=own:spese')
  await expect.element(page.getByRole('button', { name: 'File per il commercialista' })).toBeVisible()
  expect(page.getByPlaceholder('Cerca pazienti...').elements()).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await faultsInBothThemes()).toEqual([])
})
