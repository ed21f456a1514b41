import { openDashboard, openWithClock } from './support/artigiani.ts'
import { expect, open, test, withMotion } from './support/page-test.ts'

test.use(withMotion)

test.describe('panes at a desk', () => {
  test('the chat leads to the dashboard and back, and the browser knows the way', async ({ page }) => {
    await open(page, '/artigiani')
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Interventi Oggi' })).toBeVisible()
    await expect(page).toHaveURL(/vista=dashboard/)
    await page.getByRole('link', { name: 'Clienti' }).click()
    await expect(page.getByRole('heading', { name: 'Clienti', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Interventi Oggi' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('log')).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: '← Torna alla Chat' }).click()
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page.getByRole('button', { name: '← Torna alla Chat' })).toBeHidden()
  })

  test('waits 200 ms before a switch and slides for 300 ms', async ({ page }) => {
    await openWithClock(page)
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.clock.runFor(150)
    await expect(page.locator('[data-pane="dashboard"]')).toHaveAttribute('inert')
    await page.clock.runFor(100)
    await expect(page.locator('[data-pane="dashboard"]')).not.toHaveAttribute('inert')
    await expect(page.locator('[data-pane="chat"]')).toHaveAttribute('inert')
    await expect(page.locator('[data-pane="dashboard"]')).toHaveCSS('transition-duration', '0.3s')
  })

  test('a link to a tab of the dashboard opens there at once', async ({ page }) => {
    await openDashboard(page, 'materiali')
    await expect(page.getByRole('heading', { name: 'Materiali', level: 1 })).toBeVisible()
    await expect(page.getByRole('log')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Materiali', level: 1 })).toBeVisible()
  })

  test('both headers offer Home, Vocal Agent, the theme and the other pane', async ({ page }) => {
    await open(page, '/artigiani')
    for (const name of ['Vocal Agent', 'Dashboard', 'Passa al tema chiaro']) await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
    await page.getByRole('button', { name: 'Dashboard' }).click()
    const dashboard = page.locator('[data-pane="dashboard"]')
    for (const name of ['Vocal Agent', '← Torna alla Chat', 'Passa al tema chiaro'])
      await expect(dashboard.getByRole('button', { name })).toBeVisible()
    await expect(dashboard.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
  })
})
