import { copy } from '../src/web/landing/copy.ts'
import { addDays } from '../src/kernel/italian/dates.ts'
import { expect, open, test } from './support/page-test.ts'
import type { Page } from '@playwright/test'

const bars = (title: string) => ({ dashed: `.hero-wish:has-text("${title}")`, all: `.hero-bar:has-text("${title}")` })
const { dashed, all } = bars('Bianchi')

/** The day on which the page was built: a run that goes past midnight looks at the picture of the day before. */
async function dayOfThePicture(page: Page): Promise<string> {
  const [, day = ''] = /data-day="([^"]+)"/.exec(await (await page.request.get('/')).text()) ?? []
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  return day
}
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const onTheDayOfThePicture = async (page: Page) => page.clock.setFixedTime(noonOf(await dayOfThePicture(page)))

test('the product stands in the first screen: the whole proposal, and in the plan what it would write', async ({ page }) => {
  await page.goto('/')
  const conversation = page.getByRole('region', { name: copy.product.title })
  await expect(conversation.getByRole('table')).toBeVisible()
  await expect(conversation.getByRole('group', { name: /^Nuova prenotazione · Bianchi/ })).toBeInViewport({ ratio: 1 })
  await expect(page.locator(dashed)).toHaveCount(1)
  // Nobody has moved: nothing of a program has come.
  expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)).toBe(0)
})

test('«Conferma» counts before anything else was done, makes the booking solid in the plan, and can be taken back', async ({ page }) => {
  await onTheDayOfThePicture(page)
  await page.goto('/')
  const conversation = page.getByRole('region', { name: copy.product.title })
  await conversation.getByRole('button', { name: 'Conferma' }).click()
  await expect(conversation.getByText('Confermata', { exact: true })).toBeVisible()
  await expect(page.locator(all).filter({ hasText: '2 notti' })).toHaveCount(1)
  await expect(conversation.getByRole('log')).toBeFocused()
  await conversation.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.locator(all)).toHaveCount(0)
})

test('«Modifica» puts the wish into the box, and what is written there is proposed instead', { tag: '@phone' }, async ({ page }) => {
  await onTheDayOfThePicture(page)
  await open(page, '/')
  const conversation = page.getByRole('region', { name: copy.product.title })
  await conversation.getByRole('button', { name: 'Modifica' }).click()
  const box = conversation.getByRole('textbox')
  await expect(box).toBeFocused()
  const wish = await box.inputValue()
  expect(wish).toContain('Bianchi')
  await box.fill(wish.replace('Bianchi', 'Verdi'))
  await box.press('Enter')
  await expect(conversation.getByRole('group', { name: /^Nuova prenotazione · Verdi/ })).toBeVisible()
  await expect(page.locator('.hero-wish')).toContainText('Verdi')
})

test('nothing moves while the page comes, nor when the product comes alive', async ({ page }) => {
  await onTheDayOfThePicture(page)
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        window.shifts.push({ value: entry.value, what: '' })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  const conversation = page.getByRole('region', { name: copy.product.title })
  const box = await conversation.locator('.hero-panel').boundingBox()
  await conversation.getByRole('button', { name: 'Conferma' }).click()
  await expect(conversation.getByText('Confermata', { exact: true })).toBeVisible()
  expect(await conversation.locator('.hero-panel').boundingBox()).toEqual(box)
  expect(await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0))).toBeLessThan(0.001)
})

test('a picture of another day becomes today’s, and a press on what was seen of it writes nothing', { tag: '@desk' }, async ({ page }) => {
  const picture = await dayOfThePicture(page)
  await page.clock.setFixedTime(noonOf(addDays(picture, 1)))
  await page.goto('/')
  const product = page.locator('.hero-product')
  await product.getByRole('button', { name: 'Conferma' }).click()
  await expect(product).toHaveAttribute('data-day', addDays(picture, 1))
  await expect(product.getByRole('button', { name: 'Conferma' })).toBeVisible()
  await expect(product.getByText('Confermata', { exact: true })).toHaveCount(0)
})

for (const width of [768, 1024, 1360, 1920])
  test(`at ${width} px nothing scrolls sideways`, { tag: '@desk' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 })
    await open(page, '/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('what is only read leads on without loading the page anew', { tag: '@desk' }, async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page
    .locator('#soluzioni')
    .getByRole('link', { name: /Artigiani/ })
    .click()
  await expect(page).toHaveURL(/\/artigiani$/)
  await page.goBack()
  await expect(page.locator('#soluzioni li[data-hue]')).toHaveCount(20)
  await expect(page.getByRole('region', { name: copy.product.title }).getByRole('button', { name: 'Conferma' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})
