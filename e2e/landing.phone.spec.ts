import { expect, open, test } from './support/page-test.ts'

const screens = 10

test('the landing page of a phone is not endless, and leaves nothing out', async ({ page }) => {
  await open(page, '/')
  const { page: height, view } = await page.evaluate(() => ({ page: document.documentElement.scrollHeight, view: innerHeight }))
  expect(height / view).toBeLessThan(screens)
  await expect(page.locator('#soluzioni li[data-hue] li:visible')).toHaveCount(80)
})

test('one of the hero’s questions brings the chat with its answer into view', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'È sicuro?' }).tap()
  const chat = page.locator('[data-technical-chat]')
  await expect(chat.locator('[data-author="agente"]')).toHaveCount(2)
  await expect(chat).toBeInViewport({ ratio: 0.9 })
})
