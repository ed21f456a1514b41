import { expect, open, test, withMotion } from './support/page-test.ts'

test.use(withMotion)

const screens = 11
/** So many before the grid of the trades. */
const before = 7

test('the landing page of a phone is not endless, and leaves nothing out', async ({ page }) => {
  await open(page, '/')
  const { height, view, grid } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    view: innerHeight,
    grid: (document.querySelector('#soluzioni')?.getBoundingClientRect().top ?? Infinity) + scrollY,
  }))
  expect(height / view).toBeLessThan(screens)
  expect(grid / view).toBeLessThanOrEqual(before)
  await expect(page.locator('#soluzioni li[data-hue] li:visible')).toHaveCount(80)
})

test('one of the hero’s questions brings the chat with its answer into view', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'È sicuro?' }).tap()
  const chat = page.locator('[data-technical-chat]')
  await expect(chat.locator('[data-author="agente"]')).toHaveCount(2)
  await expect(chat).toBeInViewport({ ratio: 0.9 })
})
