import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { farmacie } from '../../../sectors/farmacie/index.ts'
import { showTrade } from '../show-trade.fixture.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const lines = () => page.getByRole('list', { name: 'Righe del conto' })

beforeEach(async () => {
  await page.viewport(1360, 900)
})

/** Hands out the prescription of a patient from its card. */
async function eroga(paziente: string) {
  await page
    .getByRole('listitem')
    .filter({ hasText: paziente })
    .first()
    .getByRole('button', { name: /^Eroga/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Eroga la ricetta' })
  await dialog.getByRole('button', { name: 'Eroga', exact: true }).click()
}

it('a prescription that was handed out is paid at the till: what the SSN does not pay, and no piece leaves the stock twice', async () => {
  const { store, address } = await showTrade(farmacie, 'ricetta')
  const left = async () => (await store.get('prodotto', 'prodotto_2'))?.['giacenza']
  const before = Number(await left())
  await eroga('Giovanni Maffeis')
  await expect.element(page.getByText('1 confezione erogata, 7,20 € da incassare')).toBeVisible()
  await expect.element(lines().getByText('Ibuprofene 400 mg 12 cpr')).toBeVisible()
  await expect.element(lines().getByText(/da ricetta/)).toBeVisible()
  expect(lines().getByRole('textbox').elements()).toEqual([])
  await expect.poll(left).toBe(before - 1)
  await expect.poll(address).toMatch(/^\?scheda=pos&vista=dashboard&conto=vendita_\w+$/)
  await button(/^Incassa 7,20/).click()
  await expect.element(page.getByText('Incassati 7,20 €')).toBeVisible()
  expect(await left()).toBe(before - 1)
})

it('what was handed out is no longer offered to be taken back once it is paid', async () => {
  await showTrade(farmacie, 'ricetta')
  await eroga('Giovanni Maffeis')
  const told = page.getByText('1 confezione erogata, 7,20 € da incassare')
  await expect.element(told).toBeVisible()
  await button(/^Incassa 7,20/).click()
  await expect.element(page.getByText('Incassati 7,20 €')).toBeVisible()
  // At once, and not when its six seconds are over.
  await expect.poll(() => told.elements().length, { timeout: 1500 }).toBe(0)
})

it('one more of the same medicine stands on a line of its own, and its piece leaves the shelf', async () => {
  const { store } = await showTrade(farmacie, 'ricetta')
  await eroga('Giovanni Maffeis')
  await expect.element(lines().getByText('Ibuprofene 400 mg 12 cpr')).toBeVisible()
  await page.getByRole('option', { name: /Ibuprofene 400/ }).click()
  await expect.poll(() => lines().getByRole('listitem').elements().length).toBe(2)
  await button(/^Incassa 14,40/).click()
  await expect.element(page.getByText('Incassati 14,40 €')).toBeVisible()
  expect((await store.get('prodotto', 'prodotto_2'))?.['giacenza']).toBe(0)
})

it('undone, nothing is handed out and nothing is asked', async () => {
  const { store } = await showTrade(farmacie, 'ricetta')
  await eroga('Giovanni Maffeis')
  await expect.element(button(/^Incassa 7,20/)).toBeVisible()
  await button('Annulla').first().click()
  await expect.element(page.getByText('Modifica annullata')).toBeVisible()
  await expect.element(page.getByText('Conto vuoto')).toBeVisible()
  expect(await store.get('ricetta', 'ricetta_2')).toMatchObject({ stato: 'da_erogare' })
})

it('of a medicine of class A only what the reference price leaves is asked; the sale in hand waits', async () => {
  const { store } = await showTrade(farmacie, 'pos')
  await page.getByRole('option', { name: /Termometro/ }).click()
  await page
    .getByRole('link', { name: /Ricetta DEM/ })
    .first()
    .click()
  await eroga('Adele Bonomi')
  await expect.element(page.getByText('2 confezioni erogate, 1,22 € da incassare')).toBeVisible()
  await expect.element(button(/^Incassa 1,22/)).toBeVisible()
  const parked = (await store.query({ entity: 'vendita', where: [{ field: 'stato', op: 'eq', value: 'sospesa' }] })).rows
  expect(parked.some(({ righe }) => JSON.stringify(righe).includes('prodotto_21'))).toBe(true)
})
