import { expect, open, test, withMotion } from './support/page-test.ts'

test.use(withMotion)

test.describe('menu on a phone', () => {
  test('a drawer of 280 px closes, waits 100 ms and scrolls to the section', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Apri menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.width).toBe(280)
    for (const name of ['Soluzioni', 'Demo', 'Contatti', 'Contattaci'])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    await drawer.getByRole('link', { name: 'Soluzioni' }).tap()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/#soluzioni$/)
    await expect(page.locator('#soluzioni')).toBeInViewport()
  })

  test('closes on Back, which leaves the page where it is', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Apri menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  })

  test('closes on Esc, gives the focus back, and leads from the privacy page to the landing page', async ({ page }) => {
    await open(page, '/privacy')
    const opener = page.getByRole('button', { name: 'Apri menu' })
    await opener.tap()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.tap()
    await page.getByRole('link', { name: 'Contatti', exact: true }).tap()
    await expect(page).toHaveURL(/\/#contatti$/)
  })
})
