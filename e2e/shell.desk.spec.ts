import { expect, open, test } from './support/page-test.ts'

test.describe('theme', () => {
  test('is dark for a first visitor, even one who prefers light, and stores nothing until somebody chooses', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/artigiani')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('turns, is the only thing stored, and is there before the first paint of the next page', async ({ page, expectFault }) => {
    expectFault(/ERR_FAILED/)
    await open(page, '/artigiani')
    await page.getByRole('button', { name: 'Passa al tema chiaro' }).first().click()
    await expect(page.locator('html')).toHaveClass(/\blight\b/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toHaveLength(1)
    expect(
      await page.evaluate(
        () =>
          document.cookie +
          Object.keys(sessionStorage)
            .filter((key) => !key.startsWith('react-router'))
            .join(),
      ),
    ).toBe('')
    // The application is kept away: the class must come from the script in the head.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/privacy')
    await expect(page.locator('html')).toHaveClass(/\blight\b/)
  })
})

test('every page works as a page without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page
    .getByRole('link', { name: /Artigiani/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/artigiani$/)
  await expect(page.getByText('Ciao! Dimmi quale lavoro, cliente o materiale ti interessa.')).toBeVisible()
  await context.close()
})
