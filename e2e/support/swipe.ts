import { expect, type Locator, type Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** A real touch from one point to another, as a finger makes it: down, a few moves, up. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const steps = 8
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const along = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  // All at once: a driver that waits for each of them on a busy machine is a finger that rests, and takes hold of what it rests on.
  await Promise.all([
    touch('touchStart', [from]),
    ...Array.from({ length: steps }, (_, step) => touch('touchMove', [along((step + 1) / steps)])),
    touch('touchEnd', []),
  ])
  await session.detach()
}

/** Waits until a box that was pushed, or glides by itself, stands still. */
export async function atRest(box: Locator): Promise<void> {
  const places = () => box.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  await expect
    .poll(async () => {
      const before = await places()
      await new Promise((resolve) => setTimeout(resolve, 120))
      return String(await places()) === String(before)
    })
    .toBe(true)
}

/** A finger that rests on a point for a moment (what may be carried takes hold after 220 ms, a menu comes after 450), and then may move and lift. */
export async function hold(page: Page, at: Point, forMs = 400): Promise<{ move: (to: Point) => Promise<void>; lift: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  // Timed by the page, whose own patience began before: however busy it is, that one ends first.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), forMs)
  let last = at
  return {
    move: async (to) => {
      for (let step = 1; step <= 4; step++) {
        const point = { x: last.x + ((to.x - last.x) * step) / 4, y: last.y + ((to.y - last.y) * step) / 4 }
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
      }
      last = to
    },
    lift: async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await session.detach()
    },
  }
}
