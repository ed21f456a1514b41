import type { Page } from '@playwright/test'
import { hydrated } from './page-test.ts'

/** A Saturday in the middle of the working day; the page's timers run on. */
export const NOW = '2026-11-21T10:00:00+01:00'

/** Opens the craftspeople's dashboard at a tab, on a fixed day, and waits for its heading. */
export async function openDashboard(page: Page, tab = 'panoramica', more = ''): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(`/artigiani?vista=dashboard${tab === 'panoramica' ? '' : `&scheda=${tab}`}${more}`)
  await hydrated(page)
  await page.locator('main').filter({ visible: true }).locator('table, ul, dl').first().waitFor()
}
