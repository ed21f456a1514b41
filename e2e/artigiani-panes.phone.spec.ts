import { expect, open, test, withMotion } from './support/page-test.ts'
import { swipe } from './support/swipe.ts'

test.use(withMotion)

const middle = { x: 195, y: 300 }

test.describe('panes under a finger', () => {
  test('swiping left shows the dashboard, swiping right the chat', async ({ page }) => {
    await open(page, '/artigiani')
    await expect(page.getByText('Scorri per Dashboard')).toBeVisible()
    await swipe(page, middle, { x: middle.x - 80, y: middle.y + 10 })
    await expect(page.getByRole('heading', { name: 'Interventi Oggi' })).toBeVisible()
    await expect(page.getByText('Scorri per Chat AI')).toBeVisible()
    await swipe(page, middle, { x: middle.x + 80, y: middle.y - 10 })
    await expect(page.getByRole('log')).toBeVisible()
  })

  test('a swipe below 50 px or mainly vertical changes nothing', async ({ page }) => {
    await open(page, '/artigiani')
    await swipe(page, middle, { x: middle.x - 45, y: middle.y })
    await swipe(page, middle, { x: middle.x - 80, y: middle.y - 160 })
    await page.waitForTimeout(700)
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page).not.toHaveURL(/vista/)
  })

  test('everything that a header offers is within reach of a thumb', async ({ page }) => {
    await open(page, '/artigiani')
    for (const name of ['Vocal', 'Dashboard', 'Tema'])
      await expect(page.getByRole('button', { name }).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Dashboard' }).filter({ visible: true }).first().tap()
    for (const name of ['Panoramica', 'Interventi', 'Clienti', 'Materiali']) {
      await expect(page.getByRole('link', { name }).filter({ visible: true }).first()).toBeVisible()
    }
  })
})
