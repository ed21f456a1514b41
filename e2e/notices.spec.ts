import type { Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { press } from './support/press.ts'

const notice = (page: Page) => page.locator('[data-sonner-toast][data-front="true"]')

test('no notice covers «Salva schedina»', async ({ page, expectFault }) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await page.route('**/late-parts.json', (route) => route.abort())
  await openDashboardOf(page, 'hospitality', 'alloggiati')
  await press(page.getByRole('button', { name: 'Vismara Clara', exact: true }))
  const form = page.getByRole('dialog', { name: 'Modifica Schedina' })
  const save = form.getByRole('button', { name: 'Salva schedina' })
  await expect(save).toBeVisible()
  await page.context().setOffline(true)
  await press(form.getByRole('button', { name: /Compila da una foto/ }))
  await expect(notice(page)).toContainText('manca la connessione')
  await expect
    .poll(async () => {
      const [above, below] = [await notice(page).boundingBox(), await save.boundingBox()]
      if (!above || !below) return 'gone'
      return above.y + above.height <= below.y || above.x + above.width <= below.x ? 'clear' : 'covered'
    })
    .toBe('clear')
  // The button is what a press there reaches.
  await press(save)
  await expect(form).toHaveCount(0)
})
