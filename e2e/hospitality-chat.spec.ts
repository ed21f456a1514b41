import { openChatOf } from './support/dashboard.ts'
import { expect, open, test } from './support/page-test.ts'

const holding = 'Sto controllando camere, arrivi e partenze. Fra un attimo hai il quadro completo della giornata...'

test.describe('chat of the lodging page', () => {
  test('a message is sent, the agent thinks for 1500 ms and gives its fixed reply', { tag: '@phone' }, async ({ page }) => {
    await openChatOf(page, 'hospitality')
    const box = page.getByPlaceholder('Scrivi un messaggio...')
    await box.fill('Quante camere libere?')
    await box.press('Enter')
    await expect(box).toHaveValue('')
    const log = page.getByRole('log')
    await expect(log.getByText('Sto pensando...')).toBeVisible()
    await page.clock.runFor(1400)
    await expect(log.getByText(holding)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(log.getByText(holding)).toBeInViewport()
    await expect(log.getByText('Sto pensando...')).toHaveCount(0)
  })

  test('Home, Vocal Agent, theme and Dashboard are within reach', async ({ page, isMobile }) => {
    await open(page, '/hospitality')
    for (const name of isMobile ? ['Vocal', 'Dashboard', 'Tema'] : ['Vocal Agent', 'Dashboard'])
      await expect(page.getByRole('button', { name }).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Dashboard' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gestione Struttura Ricettiva' })).toBeVisible()
    // While the panes slide, both of them are in view.
    const bar = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Gestione Struttura Ricettiva' }) })
    for (const name of ['Chat AI', 'Vocal Agent']) await expect(bar.getByRole('button', { name }).filter({ visible: true })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Home' }).filter({ visible: true })).toHaveAttribute('href', '/')
    await bar.getByRole('button', { name: 'Chat AI' }).filter({ visible: true }).click()
    await expect(page.getByRole('log')).toBeVisible()
  })
})
