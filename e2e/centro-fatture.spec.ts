import type { Page } from '@playwright/test'
import { expect, test } from './support/page-test.ts'
import { press } from './support/press.ts'

/** An invoice of the sports centre, over SQLite through HTTP. */
test.describe('The address of a document', () => {
  test.use({ fetchesAhead: true })

  test('is left by Back, opened again by Forward and by a reload, and every step leads where it came from', async ({ page }) => {
    await writeInvoice(page)
    const open = page.url()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=fatture$/)
    await page.goForward()
    await expect(lines(page)).toHaveCount(1)
    expect(page.url()).toBe(open)
    // Each load of this page has records of its own: what the address asks for is looked for, and not there.
    await page.reload()
    await expect(page.getByRole('dialog').getByText(/Questa scheda non c’è più/)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=fatture$/)
    await page.goForward()
    await expect(page.getByRole('dialog').getByText(/Questa scheda non c’è più/)).toBeVisible()
    await press(page.getByRole('button', { name: 'Indietro' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=fatture$/)
  })

  test('without a network says that the document did not come, and brings it when the network is back', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unreachable/)
    await writeInvoice(page)
    await press(page.getByRole('button', { name: 'Indietro' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(true)
    await page.goForward()
    await expect(page.getByRole('alert').getByText('Manca la connessione')).toBeVisible()
    await context.setOffline(false)
    await expect(lines(page)).toHaveCount(1)
  })
})

const lines = (page: Page) => page.getByRole('dialog').locator('[data-line]')

/** A new invoice with one line, which has saved itself. */
async function writeInvoice(page: Page): Promise<void> {
  await page.goto('/centro?scheda=fatture')
  await press(page.getByRole('button', { name: 'Aggiungi', exact: true }).filter({ visible: true }).first())
  await press(page.getByRole('combobox', { name: 'Socio' }))
  await press(page.getByRole('option').first())
  await press(page.getByRole('button', { name: 'Aggiungi riga' }))
  await page.keyboard.type('Lezione')
  await page.getByLabel('Prezzo, riga 1').fill('12')
  await expect(page.getByText(/Salvata da sola alle/)).toBeVisible()
  await expect(page).toHaveURL(/apri=fattura\./)
}
