import { openDashboardOf } from './support/dashboard.ts'
import { expect, open, test, withMotion } from './support/page-test.ts'
import { swipe } from './support/swipe.ts'

test.use(withMotion)

test.describe('the lodging page under a finger', () => {
  test('a finger needs 100 px', async ({ page }) => {
    await open(page, '/hospitality')
    const middle = { x: 195, y: 300 }
    await swipe(page, middle, { x: middle.x - 90, y: middle.y })
    await page.waitForTimeout(700)
    await expect(page).not.toHaveURL(/vista/)
    await swipe(page, middle, { x: middle.x - 120, y: middle.y })
    await expect(page.getByRole('heading', { level: 1, name: 'Gestione Struttura Ricettiva' })).toBeVisible()
  })

  test('the phone has six tabs under the thumb', async ({ page }) => {
    await openDashboardOf(page, 'hospitality')
    const bar = page.getByRole('navigation', { name: 'Schede' }).filter({ visible: true })
    await expect(bar.getByRole('link')).toHaveText(['Panoramica', 'Prenotazioni', 'Ospiti', 'Alloggiati', 'Pulizie', 'ISTAT'])
    await expect(bar.getByRole('button')).toHaveCount(0)
  })

  test('the phone keeps everything under a finger’s width', async ({ page }) => {
    for (const tab of ['prenotazioni', 'pulizie']) {
      await openDashboardOf(page, 'hospitality', tab)
      await page.getByRole('region', { name: /^(Prenotazioni|Pulizie) di/ }).waitFor()
      const small = await page
        .locator('main')
        .filter({ visible: true })
        .evaluate((main) =>
          [...main.querySelectorAll<HTMLElement>('button, a, label:has([type=checkbox])')].flatMap((control) => {
            const { width, height } = control.getBoundingClientRect()
            const area = getComputedStyle(control, '::after')
            const isSpread = area.position === 'absolute' && area.inset === '0px'
            return width === 0 || isSpread || (width >= 44 && height >= 44) ? [] : [`${control.textContent}: ${width} x ${height}`]
          }),
        )
      expect(small).toEqual([])
    }
  })
})
