import { NOW } from './support/dashboard.ts'
import { expect, open, test } from './support/page-test.ts'

test(
  'dishes without an allergen are asked for, seen in the list under the same filter, and told from those of which nobody knows',
  { tag: '@desk' },
  async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await open(page, '/ristorazione')
    const box = page.getByRole('textbox', { name: 'Messaggio' })
    await box.fill('piatti senza glutine')
    await box.press('Enter')
    const log = page.getByRole('log')
    await expect(log.getByText('8 piatti. Altri 4: allergeni non indicati.')).toBeVisible()
    await log.getByRole('link', { name: 'Vedi nell’elenco' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Magazzino' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Togli il filtro Allergeni: senza Glutine' })).toBeVisible()
    const dish = (name: string) => page.locator('main').getByText(name, { exact: true }).filter({ visible: true })
    await expect(dish('Risotto agli asparagi')).not.toHaveCount(0)
    await expect(dish('Casoncelli alla bergamasca')).toHaveCount(0)
    await expect(dish('Insalata')).toHaveCount(0)
  },
)
