import { isReady, sectorSlugs } from '../src/sectors/index.ts'
import { faultsInBothThemes } from './support/axe.ts'
import { expect, open, test } from './support/page-test.ts'
import { routes } from './support/routes.ts'

/** Between a desk and a phone nothing is drawn that neither has; that it fits is looked at all the same. */
const widths = [390, 768, 1360]
const toCome = sectorSlugs.filter((slug) => !isReady(slug)).map((slug) => `/${slug}`)

for (const route of [...routes.filter((path) => !toCome.includes(path)), '/nulla']) {
  test(`axe finds nothing on ${route}, at any width, in either theme`, async ({ page, expectFault }) => {
    if (route === '/nulla') expectFault(/404/)
    // Four times through the whole page.
    test.slow()
    await open(page, route)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      if (width !== 768) expect.soft(await faultsInBothThemes(page), `${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(overflow, `${width} px: the page is wider than the window`).toBe(0)
    }
  })
}

test('axe finds nothing on the pages of the trades to come, which differ by their words and hue', async ({ page }) => {
  test.slow()
  for (const route of toCome) {
    await open(page, route)
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await faultsInBothThemes(page), route).toEqual([])
  }
})
