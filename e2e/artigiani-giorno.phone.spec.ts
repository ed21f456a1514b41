import type { Locator, Page } from '@playwright/test'
import { expect, test, withMotion } from './support/page-test.ts'
import { middleOf } from './support/planning.ts'
import { hold, swipe } from './support/swipe.ts'

test.use(withMotion)

/** Pixels of an hour under a finger. */
const HOUR = 96
const LEAK = 'Perdita sotto il lavello, Programmato'
/** The job at some hours; once they are over it says how late it is, before them. */
const leakAt = (hours: string) => new RegExp(`^${LEAK}, (?:In ritardo.*, )?${hours}`)

/** The day of a technician, with a job of the afternoon in the middle of what is seen of it. */
async function openDay(page: Page): Promise<Locator> {
  await page.goto('/artigiani?vista=dashboard&scheda=interventi&mostra=day&riga=tecnico_1')
  const job = page.getByRole('button', { name: new RegExp(`^${LEAK}`) })
  await job.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(job).toBeInViewport({ ratio: 1 })
  return job
}

test.describe('Interventi, la giornata sotto un dito', () => {
  test('a finger that waits carries a job to another hour, and «Annulla» brings it back', async ({ page }) => {
    const job = await openDay(page)
    const from = await middleOf(job)
    const finger = await hold(page, from)
    await finger.move({ x: from.x, y: from.y + HOUR })
    await expect(page.locator('[data-bubble]')).toHaveText(/16:00/)
    await finger.lift()
    await expect(job).toHaveAccessibleName(leakAt('16:00–17:00'))
    await page.getByRole('button', { name: 'Annulla', exact: true }).tap()
    await expect(job).toHaveAccessibleName(leakAt('15:00–16:00'))
  })

  test('a finger at the end of a job makes it longer', async ({ page }) => {
    const job = await openDay(page)
    const box = await job.boundingBox()
    const from = { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + (box?.height ?? 0) - 6 }
    const finger = await hold(page, from)
    await finger.move({ x: from.x, y: from.y + HOUR / 2 })
    await finger.lift()
    await expect(job).toHaveAccessibleName(leakAt('15:00–16:30'))
    await page.getByRole('button', { name: 'Annulla', exact: true }).tap()
    await expect(job).toHaveAccessibleName(leakAt('15:00–16:00'))
  })

  test('a finger that moves at once scrolls the hours, also over a job, and moves nothing', async ({ page }) => {
    const job = await openDay(page)
    const from = await middleOf(job)
    await swipe(page, from, { x: from.x, y: from.y - 150 })
    await expect.poll(async () => (await middleOf(job)).y).toBeLessThan(from.y - 80)
    await expect(job).toHaveAccessibleName(leakAt('15:00–16:00'))
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a finger that goes sideways turns to the next column, also to what nobody has been given', async ({ page }) => {
    const from = await middleOf(await openDay(page))
    await swipe(page, from, { x: from.x - 150, y: from.y + 4 })
    await expect(page).toHaveURL(/riga=-/)
    await expect(page.getByRole('group', { name: /^Da assegnare/ })).toBeVisible()
    await swipe(page, from, { x: from.x + 150, y: from.y + 4 })
    await expect(page).toHaveURL(/riga=tecnico_1/)
    await expect(page.getByRole('button', { name: leakAt('15:00–16:00') })).toBeVisible()
  })

  test('what is carried near the edge takes the hours along', async ({ page }) => {
    const job = await openDay(page)
    // Held by its upper half, it still begins after the opening once the hours have come to their first.
    const from = await middleOf(job)
    const held = { x: from.x, y: from.y - HOUR / 4 }
    const hours = await page
      .getByRole('grid', { name: /^Giornata/ })
      .locator('..')
      .boundingBox()
    const finger = await hold(page, held)
    await finger.move({ x: from.x, y: (hours?.y ?? 0) + 30 })
    await expect(page.locator('[data-bubble]')).toHaveText(/^07:/)
    await page.keyboard.press('Escape')
    await finger.lift()
    await expect(job).toHaveAccessibleName(leakAt('15:00–16:00'))
  })

  test('a job that is held and let go has its menu, and «Sposta» does the same by words', async ({ page }) => {
    const job = await openDay(page)
    const finger = await hold(page, await middleOf(job))
    await finger.lift()
    await page.getByRole('menuitem', { name: 'Sposta' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Sposta' })
    await dialog.getByLabel('Ora', { exact: true }).fill('17:30')
    await dialog.getByRole('button', { name: 'Sposta' }).tap()
    await expect(job).toHaveAccessibleName(leakAt('17:30–18:30'))
  })

  test('a finger that is drawn over free time takes so much of it', async ({ page }) => {
    await openDay(page)
    const free = page.getByRole('button', { name: /^16:00, 3 h libere/ })
    await free.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await free.boundingBox()
    const from = { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + 6 }
    const finger = await hold(page, from)
    await finger.move({ x: from.x, y: from.y + HOUR * 1.5 })
    await finger.lift()
    await expect(page.getByRole('dialog', { name: 'Nuovo Intervento' }).getByLabel('Ora', { exact: true })).toHaveValue('16:00')
  })
})
