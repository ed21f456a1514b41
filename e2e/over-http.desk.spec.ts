import type { Locator, Page } from '@playwright/test'
import { openDashboard } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

/** The demo pages over SQLite through HTTP (`BOTTEGA_STORE=sqlite`): what only they do. Everything else they do as in memory. */
test.describe('The demo pages over SQLite', () => {
  test.use({ fetchesAhead: true })

  test('ask the server, in few questions, and begin afresh when they are opened again', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const [, operation] = /\/api\/prova\/.*\/(\w+)$/.exec(new URL(request.url()).pathname) ?? []
      if (operation !== undefined) asked.push(operation)
    })
    await openDashboard(page)
    await expect(page.locator('dl').first()).toContainText('€')
    expect(asked).toContain('measures')
    expect(asked.length).toBeLessThanOrEqual(8)
    await openDashboard(page, 'clienti')
    const made = page.getByRole('row', { name: /Ugo Zuppardi/ })
    const dialog = await newClient(page, 'Ugo Zuppardi')
    await dialog.getByRole('button', { name: 'Salva cliente' }).click()
    await expect(dialog).toBeHidden()
    await find(page, 'Zuppardi')
    await expect(made).toBeVisible()
    await openDashboard(page, 'clienti')
    await find(page, 'Zuppardi')
    await expect(page.getByText(/^Nessun/).first()).toBeVisible()
    await expect(made).toBeHidden()
  })

  test('without a network say that it was not saved, keep what was typed, and save it once', async ({ page, context, expectFault }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await openDashboard(page, 'clienti')
    const dialog = await newClient(page, 'Ivo Staccato')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Salva cliente' }).click()
    await expect(dialog.getByText('Il server non risponde')).toBeVisible()
    await expect(dialog.getByLabel('Nome/Ragione Sociale')).toHaveValue('Ivo Staccato')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Salva cliente' }).click()
    await expect(dialog).toBeHidden()
    await find(page, 'Staccato')
    await expect(page.getByRole('row', { name: /Ivo Staccato/ })).toHaveCount(1)
  })

  test('answer nobody but their own pages', async ({ request }) => {
    expect((await request.post('/api/prova/artigiani')).status()).toBe(403)
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await request.post('/api/prova/artigiani', foreign)).status()).toBe(403)
    expect((await request.post('/api/prova/artigiani/altrui/Tu/query', { data: { entity: 'cliente' } })).status()).toBe(403)
  })
})

/** The dialog of a new client, with his name typed. */
async function newClient(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Nuovo Cliente' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo Cliente' })
  await dialog.getByLabel('Nome/Ragione Sociale').fill(name)
  return dialog
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Cerca clienti').fill(text)
}
