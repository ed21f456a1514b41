import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../dashboard/library.fixture.tsx'
import { pharmacy } from './pharmacy.fixture.tsx'

const row = (name: RegExp) => page.getByRole('row', { name })

it('gives out from the lots that expire first, over two of them, from the menu of the record', async () => {
  await openDashboard(pharmacy, '/?scheda=farmaci')
  await expect.element(row(/Antinfiammatorio/)).toMatchTextContent(/7.*21\/12\/2026/)
  await page.getByRole('button', { name: 'Altro: Antinfiammatorio' }).click()
  await page.getByRole('menuitem', { name: 'Dispensa' }).click()
  const packs = page.getByRole('spinbutton', { name: 'Confezioni' })
  await expect.element(packs).toHaveValue(1)
  await packs.fill('8')
  await page.getByRole('button', { name: 'Dispensa', exact: true }).click()
  await expect.element(page.getByText('Ne mancano 1 ancora buone.')).toBeVisible()
  await packs.fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Dispensate: 3')).toBeVisible()
  // What expires first is gone; the next is that of the other lot.
  await expect.element(row(/Antinfiammatorio/)).toMatchTextContent(/4.*09\/06\/2027/)
})

it('is not offered where nothing is there', async () => {
  await openDashboard(pharmacy, '/?scheda=farmaci')
  await page.getByRole('button', { name: 'Altro: Sciroppo' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Modifica' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Dispensa' }).elements()).toHaveLength(0)
})

it('a movement that takes more than there is says so while it is typed, and is not saved', async () => {
  await openDashboard(pharmacy, '/?scheda=movimenti')
  await page.getByRole('button', { name: 'Nuovo Movimento' }).click()
  await page.getByRole('combobox', { name: 'Farmaco' }).click()
  await page.getByRole('option', { name: /Antinfiammatorio/ }).click()
  await page.getByRole('spinbutton', { name: 'Quantità' }).fill('-9')
  await expect.element(page.getByText('Di «Antinfiammatorio» ne restano 7: ne mancano 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Salva movimento' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Quantità' }).fill('-7')
  await page.getByRole('button', { name: 'Salva movimento' }).click()
  await expect.element(page.getByText('Movimento salvato')).toBeVisible()
})

it('a doubled press gives out once', async () => {
  await openDashboard(pharmacy, '/?scheda=farmaci')
  await page.getByRole('button', { name: 'Altro: Antinfiammatorio' }).click()
  await page.getByRole('menuitem', { name: 'Dispensa' }).click()
  await page.getByRole('button', { name: 'Dispensa', exact: true }).dblClick()
  await expect.element(page.getByText('Dispensate: 1')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(row(/Antinfiammatorio/)).toMatchTextContent(/Antinfiammatorio6/)
})
