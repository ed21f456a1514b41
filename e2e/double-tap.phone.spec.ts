import type { Locator, Page } from '@playwright/test'
import { openDashboardOf, undo } from './support/dashboard.ts'
import { expect, test, withMotion } from './support/page-test.ts'
import { middleOf } from './support/planning.ts'

test.use(withMotion)

/** Two real touches on one place, as a finger that trembles makes them. */
async function doubleTap(page: Page, target: Locator, pause: number): Promise<void> {
  const { x, y } = await middleOf(target)
  // Not awaited: a busy page must not make two taps of one.
  const first = page.touchscreen.tap(x, y)
  await page.waitForTimeout(pause)
  await Promise.all([first, page.touchscreen.tap(x, y)])
}

const create = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).first()

for (const pause of [0, 60, 120, 200]) {
  test(`a double tap on «Salva» saves once and reaches nothing behind it (${pause} ms)`, async ({ page }) => {
    await openDashboardOf(page, 'artigiani', 'clienti')
    await create(page, 'Nuovo Cliente').tap()
    const form = page.getByRole('dialog', { name: 'Nuovo Cliente' })
    await form.getByRole('textbox', { name: 'Nome' }).first().fill('Rosa Bianchi')
    await form.getByRole('textbox', { name: 'Telefono' }).first().fill('333 1234567')
    await doubleTap(page, form.getByRole('button', { name: 'Salva cliente' }), pause)
    await expect(form).toHaveCount(0)
    await expect(page).toHaveURL(/scheda=clienti/)
    await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible()
    await page.getByPlaceholder(/Cerca/).fill('Rosa Bianchi')
    await expect(
      page
        .getByRole('status')
        .getByText('1 cliente')
        .or(page.getByText('1 cliente', { exact: true }))
        .first(),
    ).toBeAttached()
  })
}

test('a double tap on the way out of a nested form leaves the outer one open', async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'clienti')
  await create(page, 'Nuovo Cliente').tap()
  await page.getByRole('button', { name: /Compila da una foto/ }).tap()
  const scan = page.getByRole('dialog', { name: /Compila da una foto/ })
  await expect(scan).toBeVisible()
  await doubleTap(page, scan.getByRole('button', { name: 'Chiudi' }).first(), 120)
  await expect(scan).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Nuovo Cliente' })).toBeVisible()
})

test('a double tap on a move moves once, and what lay behind the menu stays', async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'interventi')
  const address = page.url()
  await page.getByRole('button', { name: 'Programmato, cambia stato' }).first().tap()
  await doubleTap(page, page.getByRole('menuitem', { name: 'Inizia' }), 120)
  await expect(page.getByText('Modifica annullata')).toHaveCount(0)
  await expect(undo(page)).toHaveCount(1)
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
  expect(page.url()).toBe(address)
})

test('a toast stands above «+» and the bar, and a tap as it comes counts for what lay there', async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'clienti')
  const plus = create(page, 'Nuovo Cliente')
  for (const name of ['Rosa Bianchi', 'Ugo Neri']) {
    await plus.tap()
    const form = page.getByRole('dialog', { name: 'Nuovo Cliente' })
    await form.getByRole('textbox', { name: 'Nome' }).first().fill(name)
    await form.getByRole('textbox', { name: 'Telefono' }).first().fill('333 1234567')
    await form.getByRole('button', { name: 'Salva cliente' }).tap()
    await expect(form).toHaveCount(0)
  }
  const toast = page.locator('[data-sonner-toast][data-front="true"]')
  await expect(toast).toBeVisible()
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await plus.boundingBox()]
      return above && below ? above.y + above.height <= below.y : undefined
    })
    .toBe(true)
  await expect(page.getByText('Modifica annullata')).toHaveCount(0)
})

test('what was undone comes back by «Ripristina»', async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'interventi')
  await page.getByRole('button', { name: 'Programmato, cambia stato' }).first().tap()
  await page.getByRole('menuitem', { name: 'Inizia' }).tap()
  await undo(page).tap()
  const again = page.getByRole('region', { name: /Notifiche/ }).getByRole('button', { name: 'Ripristina' })
  await again.tap()
  await expect(page.getByText('Modifica ripristinata')).toBeVisible()
  await expect(undo(page).first()).toBeVisible()
})
