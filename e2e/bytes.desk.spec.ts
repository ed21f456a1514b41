import { budgetFor } from '../scripts/check/budget-of-route.ts'
import { readySlugs } from '../src/sectors/ready.ts'
import { expect, test } from './support/page-test.ts'

test.use({ fetchesAhead: true })

/** Long enough for whatever a page loads by itself when the browser has nothing to do. */
const idleMs = 2000

for (const route of ['/', '/privacy', ...readySlugs.map((slug) => `/${slug}`)]) {
  test(`${route} really loads no more than its budget before anything is touched`, async ({ page }) => {
    // Not `open`: it gives the sign of the person that some pages wait for.
    await page.goto(route)
    await page.waitForTimeout(idleMs)
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
    )
    // The page's loader fetches a file before it is imported (`late-start-loader.ts`): it is named twice and travels once.
    const files = [...new Map(loaded.map((file) => [file.name, file])).values()]
    const bytesOf = (ending: string) => files.filter(({ name }) => name.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0)
    const { script, fonts } = budgetFor(route)
    expect.soft(bytesOf('.js'), `JavaScript: ${list(files, '.js')}`).toBeLessThanOrEqual(script)
    expect.soft(bytesOf('.woff2'), `fonts: ${list(files, '.woff2')}`).toBeLessThanOrEqual(fonts)
  })
}

const list = (files: readonly { name: string; bytes: number }[], ending: string) =>
  files
    .filter(({ name }) => name.endsWith(ending))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${bytes} ${name.replace('/assets/', '')}`)
    .join(', ')
