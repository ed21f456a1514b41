import { test, type Locator, type Page } from '@playwright/test'
import { FIRMS_PATH, type FirmMade } from '../../src/kernel/firm/firm-door.ts'
import { IN_FIRM, NOW } from './day.ts'
import { hydrated } from './page-test.ts'

export { NOW }

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

/**
 * Opens the dashboard of a trade at a tab, on a fixed day, and waits for its content; `more` is appended to the address. It is the
 * demo page, or that of a new firm with the same sample where the journeys of firms run.
 */
export async function openDashboardOf(page: Page, slug: string, tab = 'panoramica', more = ''): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(
    `${test.info().project.name === IN_FIRM ? await firmOf(page, slug) : `/${slug}`}?vista=dashboard${tab === 'panoramica' ? '' : `&scheda=${tab}`}${more}`,
  )
  await hydrated(page)
  await page
    .locator('main')
    .filter({ visible: true })
    .locator('table, ul, dl, form, [role=grid]')
    .filter({ visible: true })
    .first()
    .waitFor()
}

/** Address of a new firm of the trade, with its sample. */
async function firmOf(page: Page, trade: string): Promise<string> {
  const answer = await page.request.post(FIRMS_PATH, {
    data: { name: `${trade} ${test.info().testId}`, trade, start: 'esempi' },
    headers: { origin: test.info().project.use.baseURL ?? '' },
  })
  if (!answer.ok()) throw new Error(`A firm of ${trade} could not be made: ${answer.status()} ${await answer.text()}`)
  return `/app/${((await answer.json()) as FirmMade).slug}`
}
