import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** A real touch from one point to another, as a finger makes it: down, a few moves, up. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const steps = 8
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
