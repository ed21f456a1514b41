import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { findBrowser } from '../scripts/browser.ts'
import { median } from './median.ts'
import { percentile } from './percentile.ts'
import { cases, type Case } from './views/cases.ts'
import { drawn, machineOf, watched } from './views/drive.ts'
import { servePage } from '../scripts/build/serve-page.ts'
import type { Frames } from './views/watch.ts'

/**
 * `npm run bench:views [-- timeline grid …]`: medians of five runs of each view over the sports centre of the conformance suite, built as
 * for production, on a desk's screen: milliseconds from the first render to the first paint; between frames while it is scrolled and
 * while something is carried, in the middle and at the 95th of a hundred; the longest task of each, where it is told (50 ms and more).
 * What is measured has happened, or the bench fails: something was held and came along, something was scrolled, a line followed.
 * Not part of `npm test`: times depend on the machine, which it names.
 */
const RUNS = 5
const STEPS = 40
/** Stands on the page, or is told in words, while something is held. */
const HELD = '[data-dragging], [id^=DndLiveRegion]:not(:empty)'
/** What goes with the pointer: the copy of a card, or the place where it would come to lie. */
const COPY = '.cursor-grabbing.shadow-panel, [aria-hidden].pointer-events-none > .shadow-panel'
const asked = process.argv.slice(2)
const chosen = cases.filter(({ name }) => asked.length === 0 || asked.includes(name))

const served = await servePage({ root: join(import.meta.dirname, 'views') })
const browser = await chromium.launch(await findBrowser())

interface Measured {
  readonly paint: number
  /** The longest task until then; nought where none was long enough to be told. */
  readonly opening: number
  readonly drag?: Frames
  readonly scroll?: Frames
  readonly scan?: Frames
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
  console.log(`${await machineOf(browser)}. Milliseconds; frames and scans: the middle (the 95th of a hundred); tasks: the longest.`)
} finally {
  await browser.close()
  await served.close()
}

async function measure(at: Browser, { name, shown: [selector], drag, scroll, scan }: Case): Promise<Measured> {
  const page = await at.newPage({ viewport: { width: 1360, height: 820 } })
  await page.goto(`${served.address}?case=${name}`)
  await page.waitForSelector(selector, { state: 'attached' })
  const { paint, longest } = await page.evaluate(async () => window.bench.opened)
  const dragged = drag && (await carry(page, drag))
  const scrolled = scroll && (await wheel(page, scroll))
  const scanned = scan && (await watched(page, () => read(page, scan)))
  await page.close()
  return {
    paint,
    opening: longest,
    scans: scanned?.result ?? [],
    ...(dragged && { drag: dragged }),
    ...(scrolled && { scroll: scrolled }),
    ...(scanned && { scan: scanned.frames }),
  }
}

/** The middle of what can be seen of the first that lies in the middle of the page (elsewhere bars cover it), where need be after scrolling. */
async function centreOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const seen = await seenOf(page, selector)
  if (seen) return seen
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const found = await seenOf(page, selector)
  if (!found) throw new Error(`Nothing to be seen of ${selector}`)
  return found
}

async function seenOf(page: Page, selector: string): Promise<readonly [number, number] | undefined> {
  const boxes = await Promise.all((await page.$$(selector)).slice(0, 80).map((element) => element.boundingBox()))
  for (const box of boxes) {
    if (!box) continue
    const [left, right] = [Math.max(box.x, 400), Math.min(box.x + box.width, 1280)]
    const [top, bottom] = [Math.max(box.y, 280), Math.min(box.y + box.height, 720)]
    if (right - left > 12 && bottom - top > 8) return [(left + right) / 2, (top + bottom) / 2]
  }
  return undefined
}

async function carry(page: Page, { on, by: [dx, dy] }: NonNullable<Case['drag']>): Promise<Frames> {
  const [x, y] = await centreOf(page, on)
  await page.mouse.move(x, y)
  const { frames } = await watched(page, async () => {
    await page.mouse.down()
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move(x + (dx * step) / STEPS, y + (dy * step) / STEPS)
      await drawn(page)
    }
  })
  // A figure of nothing carried would look the best of all: it is held, and comes along on the way back.
  if ((await page.locator(HELD).count()) === 0) throw new Error(`Nothing was taken hold of: ${on}`)
  const [there, back] = [await placeOf(page), 1 / 4]
  for (let step = STEPS; step >= STEPS * back; step--) await page.mouse.move(x + (dx * step) / STEPS, y + (dy * step) / STEPS)
  await drawn(page)
  const here = await placeOf(page)
  const way = ((there.x - here.x) * dx + (there.y - here.y) * dy) / (dx * dx + dy * dy)
  if (way < (1 - back) / 2) throw new Error(`Nothing came along: ${on}, ${Math.round(way * 100)} % of the way`)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

async function placeOf(page: Page) {
  const box = await page.locator(COPY).first().boundingBox()
  if (!box) throw new Error('Nothing to be seen of what is held')
  return box
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

async function wheel(page: Page, { on, by: [dx, dy] }: NonNullable<Case['scroll']>): Promise<Frames> {
  await page.mouse.move(...(await centreOf(page, on)))
  const { frames } = await watched(page, async () => {
    for (let step = 0; step < STEPS; step++) {
      const way = step < STEPS / 2 ? 1 : -1
      await page.mouse.wheel(dx * way, dy * way)
      await drawn(page)
    }
  })
  if (frames.scrolls < STEPS / 4) throw new Error(`Nothing was scrolled: ${on} (${frames.scrolls} times)`)
  return frames
}

function rowOf({ name, holds }: Case, runs: readonly Measured[]) {
  const framesOf = (pick: (run: Measured) => Frames | undefined) => {
    const all = runs.flatMap((run) => pick(run)?.intervals ?? [])
    return all.length === 0 ? '' : `${median(all).toFixed(1)} (${percentile(all, 0.95).toFixed(1)})`
  }
  const longest = (pick: (run: Measured) => number | undefined) => {
    const all = runs.flatMap((run) => pick(run) ?? [])
    return all.length === 0 ? '' : Math.round(median(all)) || '< 50'
  }
  const scans = runs.flatMap((run) => run.scans)
  return {
    view: name,
    holds,
    'first paint': Math.round(median(runs.map(({ paint }) => paint))),
    'task, opening': longest(({ opening }) => opening),
    'frame, scrolling': framesOf(({ scroll }) => scroll),
    'task, scrolling': longest(({ scroll }) => scroll?.longest),
    'frame, carrying': framesOf(({ drag }) => drag),
    'task, carrying': longest(({ drag }) => drag?.longest),
    'scan to line': scans.length === 0 ? '' : `${median(scans).toFixed(0)} (${percentile(scans, 0.95).toFixed(0)})`,
    'task, scanning': longest(({ scan }) => scan?.longest),
  }
}
