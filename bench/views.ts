import { chromium, type Browser, type Page } from 'playwright'
import { findBrowser } from '../scripts/browser.ts'
import { median } from './median.ts'
import { percentile } from './percentile.ts'
import { cases, type Case } from './views/cases.ts'
import { serveViews } from './views/serve.ts'
import type { Frames } from './views/watch.ts'

/**
 * `npm run bench:views [-- timeline grid …]`: medians of five runs of each view over the sports centre of the conformance suite, built as
 * for production, on a desk's screen: milliseconds from the first render to the first paint; between frames while something is carried
 * and while it is scrolled, in the middle and at the 95th of a hundred; the longest task of all, where it is told (50 ms and more).
 * Not part of `npm test`: times depend on the machine. Chromium draws without a GPU here unless the machine has one.
 */
const RUNS = 5
const STEPS = 40
const asked = process.argv.slice(2)
const chosen = cases.filter(({ name }) => asked.length === 0 || asked.includes(name))

const served = await serveViews()
const browser = await chromium.launch(await findBrowser())

interface Measured {
  readonly paint: number
  readonly drag?: Frames
  readonly scroll?: Frames
  readonly longest: number
  readonly scans: readonly number[]
}

try {
  const table = []
  for (const one of chosen) {
    const runs: Measured[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, one))
    table.push(rowOf(one, runs))
    console.log(`${one.name}: ${runs.map(({ paint }) => Math.round(paint)).join(', ')} ms`)
  }
  console.table(table)
  console.log(`${await rendererOf(browser)}; frames in ms: the middle (the 95th of a hundred)`)
} finally {
  await browser.close()
  await served.close()
}

async function measure(at: Browser, { name, shown: [selector], drag, scroll, scan }: Case): Promise<Measured> {
  const page = await at.newPage({ viewport: { width: 1360, height: 820 } })
  await page.goto(`${served.address}?case=${name}`)
  await page.waitForSelector(selector, { state: 'attached' })
  const { paint, longest: opening } = await page.evaluate(async () => window.bench.opened)
  const dragged = drag && (await watched(page, () => carry(page, drag)))
  const scrolled = scroll && (await watched(page, () => wheel(page, scroll)))
  const scans = scan ? await read(page, scan) : []
  await page.close()
  return {
    paint,
    scans,
    longest: Math.max(opening, dragged?.longest ?? 0, scrolled?.longest ?? 0),
    ...(dragged && { drag: dragged }),
    ...(scrolled && { scroll: scrolled }),
  }
}

/** What the page's frames are like while something is done. */
async function watched(page: Page, work: () => Promise<void>): Promise<Frames> {
  const stop = await page.evaluateHandle(() => window.bench.frames())
  await work()
  return stop.evaluate((end) => end())
}

/** The middle of what can be seen of the first that lies in the middle of the page: elsewhere bars cover it. */
async function centreOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const boxes = await Promise.all((await page.$$(selector)).slice(0, 80).map((element) => element.boundingBox()))
  for (const box of boxes) {
    if (!box) continue
    const [left, right] = [Math.max(box.x, 400), Math.min(box.x + box.width, 1280)]
    const [top, bottom] = [Math.max(box.y, 280), Math.min(box.y + box.height, 720)]
    if (right - left > 12 && bottom - top > 8) return [(left + right) / 2, (top + bottom) / 2]
  }
  throw new Error(`Nothing to be seen of ${selector}`)
}

async function carry(page: Page, { on, by: [dx, dy] }: NonNullable<Case['drag']>): Promise<void> {
  const [x, y] = await centreOf(page, on)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= STEPS; step++) await page.mouse.move(x + (dx * step) / STEPS, y + (dy * step) / STEPS)
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

/** Each code as a reader types it: a few milliseconds a sign, then Enter. */
async function read(page: Page, { codes, line }: NonNullable<Case['scan']>): Promise<readonly number[]> {
  const times: number[] = []
  for (const code of codes) {
    const shown = await page.evaluateHandle((selector) => ({ after: window.bench.afterEnter(selector) }), line)
    await page.keyboard.type(code, { delay: 3 })
    await page.keyboard.press('Enter')
    times.push(await shown.evaluate(({ after }) => after))
  }
  return times
}

async function wheel(page: Page, { on, by: [dx, dy] }: NonNullable<Case['scroll']>): Promise<void> {
  await page.mouse.move(...(await centreOf(page, on)))
  for (let step = 0; step < STEPS; step++) await page.mouse.wheel(step < STEPS / 2 ? dx : -dx, step < STEPS / 2 ? dy : -dy)
}

function rowOf({ name, holds }: Case, runs: readonly Measured[]) {
  const framesOf = (pick: (run: Measured) => Frames | undefined) => {
    const all = runs.flatMap((run) => pick(run)?.intervals ?? [])
    return all.length === 0 ? '' : `${median(all).toFixed(1)} (${percentile(all, 0.95).toFixed(1)})`
  }
  const longest = median(runs.map((run) => run.longest))
  return {
    view: name,
    holds,
    'first paint': Math.round(median(runs.map(({ paint }) => paint))),
    'frame, carrying': framesOf(({ drag }) => drag),
    'frame, scrolling': framesOf(({ scroll }) => scroll),
    'scan to line': scansOf(runs.flatMap(({ scans }) => scans)),
    'longest task': longest === 0 ? '< 50' : Math.round(longest),
  }
}

function scansOf(times: readonly number[]): string {
  return times.length === 0 ? '' : `${median(times).toFixed(0)} (${percentile(times, 0.95).toFixed(0)})`
}

/** What draws: its own name, as the machine's GPU has one. */
async function rendererOf(at: Browser): Promise<string> {
  const page = await at.newPage()
  const name = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'no GPU'
  })
  await page.close()
  return name
}
