import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

test('the keyboard undoes and does again, and the palette too', async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'interventi')
  const underWay = page.getByRole('button', { name: 'In corso, cambia stato' })
  await page.getByRole('button', { name: 'Programmato, cambia stato' }).first().click()
  await page.getByRole('menuitem', { name: 'Inizia' }).click()
  await expect(underWay).toHaveCount(2)
  for (const again of ['Control+Shift+Z', 'Control+y']) {
    await page.keyboard.press('Control+z')
    await expect(underWay).toHaveCount(1)
    await page.keyboard.press(again)
    await expect(underWay).toHaveCount(2)
  }
  await page.keyboard.press('Control+z')
  await expect(underWay).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('ripristina')
  await page.keyboard.press('Enter')
  await expect(underWay).toHaveCount(2)
})
