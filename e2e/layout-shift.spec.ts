import { artigiani } from '../src/sectors/artigiani/index.ts'
import { hospitality } from '../src/sectors/hospitality/index.ts'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test, withMotion } from './support/page-test.ts'

test.use(withMotion)

/** What web.dev calls good; what waits is as high as what comes, or has nothing behind it, so that there should be none at all. */
const MOST = 0.1

for (const { card, screens } of [artigiani, hospitality])
  test(`nothing moves under a hand while a tab of ${card.slug} comes`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          if (entry.hadRecentInput) continue
          const what = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.className ?? '')
          window.shifts.push({ value: entry.value, what: what.join(', ') })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const { key } of screens) {
      await openDashboardOf(page, card.slug, key)
      // All that was asked for has come, with its type, and has been drawn.
      await expect(page.getByRole('status', { name: 'Caricamento' })).toHaveCount(0)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        // A browser that does not tell of them would find none.
        return PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? window.shifts : [{ value: 1, what: 'not told' }]
      })
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `${key}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST)
    }
  })

/** Not yet among the types of the browser. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    shifts: { readonly value: number; readonly what: string }[]
  }
}
