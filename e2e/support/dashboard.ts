import type { Locator, Page } from '@playwright/test'
import { hydrated } from './page-test.ts'

/** A Saturday in the middle of the working day, before some of the hours that the samples give; the page's timers run on. */
export const NOW = '2026-11-21T10:00:00+01:00'

/** The «Annulla» of a change's toast; a dialog has one of its own. */
export const undo = (page: Page): Locator => page.getByRole('region', { name: /Notifiche/ }).getByRole('button', { name: 'Annulla' })

/** The check-out of a guest in the house, from the state of the booking in the list: its row and the dialog. */
export async function openCheckOut(page: Page, guest: string): Promise<{ readonly row: Locator; readonly dialog: Locator }> {
  await openDashboardOf(page, 'hospitality', 'prenotazioni')
  return checkOut(page, guest)
}

/** The same where the bookings are open already. */
export async function checkOut(page: Page, guest: string): Promise<{ readonly row: Locator; readonly dialog: Locator }> {
  const row = page.getByRole('listitem').filter({ hasText: guest })
  await row.getByRole('button', { name: /^Arrivato, cambia stato/ }).click()
  await page.getByRole('menuitem', { name: 'Check-out' }).click()
  return { row, dialog: page.getByRole('dialog', { name: 'Check-out' }) }
}

/** Opens the page of a trade with its clock in the test's hand: after this, time passes only by `page.clock.runFor`. */
export async function openChatOf(page: Page, slug: string): Promise<void> {
  await page.clock.install({ time: new Date(NOW) })
  await page.goto(`/${slug}`)
  await hydrated(page)
  await page.clock.pauseAt(new Date('2026-11-21T10:05:00+01:00'))
}

/** Opens the dashboard of a trade at a tab, on a fixed day, and waits for its content. `more` is appended to the address. */
export async function openDashboardOf(page: Page, slug: string, tab = 'panoramica', more = ''): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(`/${slug}?vista=dashboard${tab === 'panoramica' ? '' : `&scheda=${tab}`}${more}`)
  await hydrated(page)
  await page
    .locator('main')
    .filter({ visible: true })
    .locator('table, ul, dl, form, [role=grid]')
    .filter({ visible: true })
    .first()
    .waitFor()
}
