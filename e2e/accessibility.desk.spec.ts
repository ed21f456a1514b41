import { faultsInBothThemes } from './support/axe.ts'
import { expect, open, test } from './support/page-test.ts'
import { routes } from './support/routes.ts'

const widths = [390, 768, 1360]

const dashboards = [
  '/artigiani?vista=dashboard',
  ...['', '&scheda=prenotazioni', '&scheda=ospiti', '&scheda=alloggiati', '&scheda=pulizie', '&scheda=istat'].map(
    (tab) => `/hospitality?vista=dashboard${tab}`,
  ),
]

for (const route of [...routes, ...dashboards, '/nulla']) {
  test(`axe finds nothing on ${route}, at any width, in either theme`, async ({ page, expectFault }) => {
    if (route === '/nulla') expectFault(/404/)
    // Six times through the whole page.
    test.slow()
    await open(page, route)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await faultsInBothThemes(page), `${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(overflow, `${width} px: the page is wider than the window`).toBe(0)
    }
  })
}
