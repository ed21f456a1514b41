import type { Locator, Page } from '@playwright/test'
import { openDashboardOf } from './dashboard.ts'

/** The plan of the lodging's rooms, two weeks from the 20th of November. */
export async function openPlanning(page: Page): Promise<void> {
  await openDashboardOf(page, 'hospitality', 'prenotazioni', '&mostra=timeline')
  await bar(page, 'Paula Benítez').waitFor()
}

/** The bar of a guest; its name says room, days, nights and source. */
export const bar = (page: Page, guest: string): Locator => page.getByRole('grid').getByRole('button', { name: new RegExp(`^${guest}`) })

const DAYS = 14
const FIRST = 20

/** The middle of a night on the screen: that of a day of November in a room, which may lie beyond the edge. */
export async function nightOf(page: Page, room: string, day: number): Promise<{ x: number; y: number }> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${room}`) }) })
  const box = await row.locator('[data-cells]').boundingBox()
  if (!box) throw new Error(`${room} is not on the plan`)
  return { x: box.x + (box.width / DAYS) * (day - FIRST + 0.8), y: box.y + box.height / 2 }
}

/** The middle of something on the screen. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
