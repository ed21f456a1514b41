import { cards } from '../src/sectors/index.ts'
import { demoTries, triedSlugs } from '../src/web/landing/demo-tries.ts'
import { expect, open, test, withMotion } from './support/page-test.ts'

test.use(withMotion)

for (const slug of triedSlugs) {
  test(`${cards[slug].title}: every line of the demo section opens the screen that it speaks of`, async ({ page }) => {
    for (const { text, address } of demoTries[slug]) {
      await open(page, '/')
      await page.locator('#demo').getByRole('link', { name: text }).click()
      await expect(page).toHaveURL(new RegExp(`/${slug}\\?`))
      const asked = new URLSearchParams(address)
      const current = page.getByRole('tab', { selected: true }).or(page.locator('[aria-current="page"]'))
      await expect(current.first()).toBeVisible()
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(Object.fromEntries(asked))
    }
  })
}
