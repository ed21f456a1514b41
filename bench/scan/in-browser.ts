import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import { servePage } from '../../scripts/build/serve-page.ts'
import { median } from '../median.ts'
import { pageStyle } from './draw.ts'
import { PAPERS, SCANNED_AS } from './papers/papers.ts'
import type { Specimen } from './specimens.ts'

export interface InBrowser {
  /** Milliseconds of each warm reading, from the file to the values. */
  readonly median: number
  readonly readings: number
  /** The medians of the papers one by one. */
  readonly byPaper: readonly (readonly [title: string, milliseconds: number])[]
  /** Megabytes of all the browser's processes with the page open, and the most while it read; none where the system does not tell. */
  readonly idle: number | undefined
  readonly most: number | undefined
}

const TELLS = existsSync('/proc/self/smaps_rollup')
const EVERY_MS = 100
/** Photographs of a phone: four times the points of a screen. */
const SCALE = 2.5

/** What the browser's processes hold of memory, pages that they share counted once. */
function megabytesOf(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const stat = readOr(`/proc/${name}/stat`)
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isOurs = (pid: number | undefined): boolean => pid !== undefined && pid > 1 && (pid === root || isOurs(parents.get(pid)))
  const kilobytes = [...parents.keys()]
    .filter(isOurs)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

/** A process may be gone between its name and its file. */
function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Reads photographs of specimens in the product's own worker, built as for production: the first one cold, the others warm. */
export async function measureInBrowser(specimens: readonly Specimen[]): Promise<InBrowser> {
  const served = await servePage({ root: join(import.meta.dirname, 'browser') })
  const server = await chromium.launchServer(await findBrowser())
  const browser = await chromium.connect(server.wsEndpoint())
  let watch: ReturnType<typeof setInterval> | undefined
  try {
    const studio = await browser.newPage({ viewport: { width: 1600, height: 1200 }, deviceScaleFactor: SCALE })
    const photographs: string[] = []
    for (const { html } of specimens) {
      await studio.setContent(`<!doctype html><html lang="it"><style>${pageStyle()}</style><body>${html}</body></html>`)
      await studio.evaluate(() => document.fonts.ready)
      photographs.push((await studio.screenshot({ type: 'jpeg', quality: 85 })).toString('base64'))
    }
    await studio.close()
    const page = await browser.newPage()
    await page.goto(served.address)
    await page.waitForFunction(() => 'readOne' in globalThis)
    const root = server.process().pid ?? 0
    const idle = TELLS ? megabytesOf(root) : undefined
    let most = 0
    if (TELLS) watch = setInterval(() => (most = Math.max(most, megabytesOf(root))), EVERY_MS)
    const times: number[] = []
    for (const [i, one] of photographs.entries()) {
      const paper = specimens[i]?.paper as keyof typeof PAPERS | undefined
      times.push(await page.evaluate(([base64, expected]) => readOne(base64, expected), [one, paper && SCANNED_AS[paper]] as const))
    }
    const byPaper = Object.entries(PAPERS).map(
      ([key, { title }]) => [title, median(times.filter((_, i) => i > 0 && specimens[i]?.paper === key))] as const,
    )
    return { median: median(times.slice(1)), readings: times.length - 1, byPaper, idle, most: TELLS ? most : undefined }
  } finally {
    clearInterval(watch)
    await browser.close()
    await server.close()
    await served.close()
  }
}
