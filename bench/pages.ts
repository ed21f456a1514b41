import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.ts'
import { freePort } from '../scripts/free-port.ts'
import { median } from './median.ts'
import { serveSite } from './served-site.ts'

/**
 * `npm run bench:pages [-- /artigiani …]`: Lighthouse on the served build, as a simulated mid-range phone, the median of
 * five runs a page. Not part of `npm test`: scores depend on what else the machine is doing. The byte budgets, which do
 * not, are.
 */
const runs = 5
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/artigiani', '/privacy']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' }

const site = await serveSite('localhost')

try {
  const rows = []
  for (const page of pages) rows.push({ pagina: page, ...(await measure(page)) })
  console.table(rows)
} finally {
  await site.stop()
}

/** Each run has a browser of its own: nothing is cached, as on a first visit. */
async function measure(page: string): Promise<Record<string, number>> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(`http://${site.host}:${site.port}${page}`))
  const scores = categories.map((name): [string, number] => [
    name,
    median(results.map((result) => Math.round((result.categories[name]?.score ?? 0) * 100))),
  ])
  const figures = Object.entries(audits).map(([name, audit]): [string, number] => {
    const value = median(results.map((result) => result.audits[audit]?.numericValue ?? NaN))
    return [name, Number(value.toFixed(name === 'CLS' ? 3 : 0))]
  })
  return Object.fromEntries([...scores, ...figures])
}

/** Chromium now and then loses the beginning of a trace; such a run says nothing about the page and is made again. */
async function runLighthouse(url: string, attemptsLeft = 3): Promise<Result> {
  const debugging = await freePort()
  const launch = await findBrowser()
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${debugging}`] })
  const outcome = await lighthouse(url, { port: debugging, logLevel: 'error', onlyCategories: [...categories] })
  await browser.close()
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr
  if (attemptsLeft > 1) return runLighthouse(url, attemptsLeft - 1)
  throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`)
}
