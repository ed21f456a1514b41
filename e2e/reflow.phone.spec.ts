import type { Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

const TABS = {
  artigiani: ['panoramica', 'interventi', 'clienti', 'materiali'],
  hospitality: ['panoramica', 'prenotazioni', 'ospiti', 'alloggiati', 'pulizie', 'istat'],
}

/** What is drawn beyond the right edge and in no box that scrolls by itself. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const right = (element: Element) => element.getBoundingClientRect().right
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) && right(element) <= edge) || scrolls(element.parentElement))
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && right(element) > edge && !scrolls(element.parentElement))
      .map((element) => `${element.tagName} ${element.className} «${element.textContent.slice(0, 40)}»: ${Math.round(right(element))}`)
  })

for (const [slug, tabs] of Object.entries(TABS))
  test(`${slug} at 320 px with text of double size needs no scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const tab of tabs) {
      await openDashboardOf(page, slug, tab)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect(page.locator('main .animate-breathe')).toHaveCount(0)
      expect.soft(await beyond(page), tab).toEqual([])
    }
  })

test('the landing page with text of double size needs no scrolling sideways', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([390, 390])
})
