import { test as base, expect, type Page } from '@playwright/test'
import { shiftScript } from '../../scripts/clock-shift.ts'

interface Journey {
  /** Whether the page fetches in idle moments what it may need later (`web/late/warm-up.ts`): more than half of what opening it costs a processor. */
  readonly fetchesAhead: boolean
  readonly expectFault: (pattern: RegExp) => void
}

/**
 * The `test` of every journey: a page that fails the test when anything was written to the console as an error, thrown
 * and not caught, refused by the security policy, or asked of another host. A test that provokes such a fault on purpose
 * says so with `expectFault`. It belongs to somebody who saves data, unless it says `test.use({ fetchesAhead: true })`.
 */
export const test = base.extend<Journey>({
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, provide) => {
    if (!fetchesAhead) await context.addInitScript(saveData)
    await provide(context)
  },
  expectFault: [
    async ({ page, baseURL }, use) => {
      const shift = shiftScript()
      if (shift !== undefined) await page.addInitScript(shift)
      const faults: string[] = []
      const expected: RegExp[] = []
      watch(page, baseURL ?? '', faults)
      await use((pattern) => expected.push(pattern))
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'faults on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For journeys about what moves: a hand that drags, a notice that comes, a page that turns. All others ask for less motion, which takes a fifth of their time. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

const saveData = () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })

function watch(page: Page, origin: string, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about|mailto):/.test(url)) faults.push(`another host: ${url}`)
  })
}

/**
 * Waits until React listens. Before that a click is held back, not lost; a test of what comes after need not rely on it.
 * A page that waits for a sign of the person gets one: the pointer comes into its corner and moves there.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens an address and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
