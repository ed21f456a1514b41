import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findBrowser } from '../scripts/browser.ts'
import { servePage } from '../scripts/build/serve-page.ts'
import { median } from './median.ts'
import { percentile } from './percentile.ts'
import { lists } from './views/cases.ts'
import { drawn, machineOf, watched } from './views/drive.ts'
import type { Frames } from './views/watch.ts'

/**
 * `npm run bench:lists`: medians of five runs over a list of 100,000 records of the sports centre, built as for production, on a desk's
 * screen: frames while it is scrolled by the wheel and by its bar, and milliseconds from a click to the frame that shows another order
 * or other records, with the longest task on the way (50 ms and more are told). Every click is the first of its kind: nothing has
 * been found before. Not part of `npm test`: times depend on the machine, which it names.
 */
const RUNS = 5
const STEPS = 60
const FIRST = 'tbody tr[data-record]'
const COUNT = '[role=status]'

interface Deed {
  readonly name: string
  readonly frames: Frames
  /** Milliseconds from the click; none of what is scrolled. */
  readonly shown?: number
}

const served = await servePage({ root: join(import.meta.dirname, 'views') })
const browser = await chromium.launch(await findBrowser())
try {
  for (const { name, holds } of lists) {
    const runs: (readonly Deed[])[] = []
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage({ viewport: { width: 1360, height: 820 } })
      await page.goto(`${served.address}?case=${name}`)
      await page.waitForSelector(FIRST)
      runs.push(await deedsOn(page))
      await page.close()
    }
    console.log(holds)
    console.table(runs[0]?.map((_, at) => rowOf(runs.flatMap((deeds) => deeds[at] ?? []))))
  }
  console.log(`${await machineOf(browser)}. Milliseconds; frames: the middle (the 95th of a hundred); tasks: the longest.`)
} finally {
  await browser.close()
  await served.close()
}

async function deedsOn(page: Page): Promise<Deed[]> {
  const deeds: Deed[] = []
  const clicked = async (name: string, selector: string, changes: string) => {
    const { frames, result } = await watched(page, async () => {
      const shown = await page.evaluateHandle((what) => ({ after: window.bench.afterClick(what) }), changes)
      await page.locator(selector).first().click()
      return shown.evaluate(({ after }) => after)
    })
    deeds.push({ name, frames, shown: result })
  }
  deeds.push({ name: 'wheel', frames: await wheel(page) })
  for (const heading of ['Socio', 'Campo', 'Importo', 'Stato', 'Giorno']) {
    await clicked(`sort by ${heading}`, `thead button:has-text("${heading}")`, 'tbody')
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(() => rested(undefined))))
  }
  deeds.push({ name: 'scroll bar', frames: await bar(page) })
  await page.getByRole('button', { name: 'Filtri' }).click()
  const options = page.getByRole('dialog', { name: 'Filtri' })
  await options.waitFor()
  for (const option of ['Giocata', 'Annullata']) {
    await clicked(`filter by state: ${option}`, `[role=dialog] :is(label, button):has-text("${option}")`, COUNT)
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(() => rested(undefined))))
  }
  return deeds
}

/** Down and up again, a few hundred pixels at a time. */
async function wheel(page: Page): Promise<Frames> {
  await page.mouse.move(700, 500)
  const { frames } = await watched(page, async () => {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, step < STEPS / 2 ? 360 : -360)
      await drawn(page)
    }
  })
  return moved(frames)
}

/** Through the whole list, as somebody pulls its bar. */
async function bar(page: Page): Promise<Frames> {
  const { frames } = await watched(page, async () => {
    for (let step = 1; step <= STEPS; step++) {
      await page.locator('table').evaluate((table, part) => {
        const box = table.parentElement
        box?.scrollTo({ top: box.scrollHeight * part, behavior: 'instant' })
      }, step / STEPS)
      await drawn(page)
    }
    // Until the last rows stand there.
    await page.locator('tbody tr[data-record]').last().waitFor()
  })
  return moved(frames)
}

function moved(frames: Frames): Frames {
  if (frames.scrolls < STEPS / 4) throw new Error(`Nothing was scrolled (${frames.scrolls} times)`)
  return frames
}

function rowOf(deeds: readonly Deed[]) {
  const intervals = deeds.flatMap(({ frames }) => frames.intervals)
  const times = deeds.flatMap(({ shown }) => shown ?? [])
  return {
    deed: deeds[0]?.name,
    'click to frame': times.length === 0 ? '' : Math.round(median(times)),
    frame: `${median(intervals).toFixed(1)} (${percentile(intervals, 0.95).toFixed(1)})`,
    'longest task': Math.round(median(deeds.map(({ frames }) => frames.longest))) || '< 50',
  }
}
