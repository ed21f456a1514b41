import { expect, hydrated, test } from './support/page-test.ts'

for (const path of ['/nulla', '/artigiani/nulla', '/una/strada/lunga']) {
  test(`${path} answers 404 with the page that says so, and survives hydration`, async ({ page, expectFault }) => {
    expectFault(/404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
}

test('the missing path is recorded in the console', async ({ page, expectFault }) => {
  expectFault(/404/)
  const said = page.waitForEvent('console', (message) => message.text().includes('/strada/smarrita'))
  await page.goto('/strada/smarrita')
  await said
})
