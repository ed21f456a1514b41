import type { Locator, Page } from '@playwright/test'
import { eanOf } from '../conformance/centro/sample.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, press } from './support/press.ts'

/** «Bibita Moretti 4», of which there are 15, at 4,50 €; «Bibita Conti 8», of which there are 19, at 8,50 €. */
const MORETTI = eanOf(3)
const CONTI = eanOf(7)

/** The till over SQLite through HTTP, as a shop has it. */
test.describe('The till of a shop', () => {
  test.use({ fetchesAhead: true })

  test('sells what is pressed and read, takes the money once, and the stock goes down', async ({ page }) => {
    await openTill(page)
    await press(page.getByRole('option', { name: /Bibita Conti 8.*19 pz/ }))
    await expect(total(page)).toHaveText('8,50 €')
    await scan(page, MORETTI, CONTI, MORETTI, MORETTI)
    await expect(total(page)).toHaveText('30,50 €')
    await expect(lines(page)).toHaveCount(2)
    await press(page.getByRole('button', { name: '40 €' }))
    // The change stands after the tiles, one of which costs as much.
    await expect(page.getByText('9,50 €', { exact: true }).last()).toBeVisible()
    await press(page.getByRole('button', { name: /^Incassa 30,50/ }))
    await expect(page.getByText('Incassati 30,50 €')).toBeVisible()
    await field(page).fill('Conti 8')
    await expect(page.getByRole('option', { name: /Bibita Conti 8.*17 pz/ })).toBeVisible()
    await field(page).fill('Moretti 4')
    await expect(page.getByRole('option', { name: /Bibita Moretti 4.*12 pz/ })).toBeVisible()
    await chooseView(page, 'Elenco')
    const sold = page.locator('tr, li').filter({ hasText: 'SC/1/2026' }).filter({ visible: true })
    await expect(sold).toHaveCount(1)
    await expect(sold).toContainText('Incassata')
    await expect(sold).toContainText('30,50 €')
  })

  test('lays a sale aside, serves another, and goes on with the first', async ({ page }) => {
    await openTill(page)
    await scan(page, CONTI, CONTI)
    await expect(total(page)).toHaveText('17,00 €')
    await press(page.getByRole('button', { name: 'Sospendi' }))
    await expect(lines(page)).toHaveCount(0)
    await scan(page, MORETTI)
    await expect(total(page)).toHaveText('4,50 €')
    await press(page.getByRole('button', { name: /^Incassa 4,50/ }))
    await expect(page.getByText('Incassati 4,50 €')).toBeVisible()
    await takeUp(page)
    await expect(total(page)).toHaveText('17,00 €')
    await expect(lines(page)).toHaveCount(1)
  })

  test('without a network keeps the sale, says that it is not paid, and takes the money once', async ({ page, context, expectFault }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await openTill(page)
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"create"') === true)
    await scan(page, CONTI)
    await expect(total(page)).toHaveText('8,50 €')
    await kept
    await context.setOffline(true)
    await press(page.getByRole('button', { name: /^Incassa 8,50/ }))
    await expect(page.getByText(/Non so se l’incasso è arrivato/)).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
    await context.setOffline(false)
    await press(page.getByRole('button', { name: /^Incassa 8,50/ }))
    await expect(page.getByText('Incassati 8,50 €')).toBeVisible()
    await field(page).fill('Conti 8')
    await expect(page.getByRole('option', { name: /Bibita Conti 8.*18 pz/ })).toBeVisible()
  })
})

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Codice a barre o nome' })
const total = (page: Page): Locator => page.getByLabel('Totale', { exact: true })
const lines = (page: Page): Locator => page.getByRole('list', { name: 'Righe del conto' }).getByRole('listitem')

async function openTill(page: Page): Promise<void> {
  await page.goto('/centro?scheda=banco')
  await page.getByRole('option').first().waitFor()
}

/** As a reader types, one code on the heels of the other, wherever the focus is. */
async function scan(page: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
}

/** The one sale that lies aside: in sight on a desk, in a sheet of them on a phone. */
async function takeUp(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: /1 conto sospeso/ })
  if (test.info().project.use.hasTouch) await press(sheet)
  await press(page.getByRole('button', { name: /^Senza nome/ }))
}
