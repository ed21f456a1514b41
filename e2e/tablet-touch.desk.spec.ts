import type { Locator, Page } from '@playwright/test'
import { undo } from './support/dashboard.ts'
import { expect, test, withMotion } from './support/page-test.ts'
import { bar, middleOf, openPlanning } from './support/planning.ts'
import { atRest, hold, swipe } from './support/swipe.ts'

test.use(withMotion)

const LEAK = 'Perdita sotto il lavello'
const upright = { width: 768, height: 1024 }
/** A Thursday: a week with open days on either side of it. */
const TODAY = '2026-11-26T10:00:00+01:00'
const lying = { width: 1024, height: 768 }

/** The jobs in a view that scrolls both ways, with one of them in the middle. */
async function openJobs(page: Page, view: 'day' | 'week'): Promise<{ readonly job: Locator; readonly box: Locator }> {
  await page.clock.setFixedTime(TODAY)
  await page.goto(`/artigiani?vista=dashboard&scheda=interventi&mostra=${view}`)
  // Large letters: columns that a tablet has no room for.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '125%'))
  const job = page.locator('[role=grid] [data-record="intervento_1"]')
  await job.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
  return { job, box: page.getByRole('grid').locator('..') }
}

const leftOf = (box: Locator) => box.evaluate((element) => element.scrollLeft)

test.describe('a tablet under a finger', () => {
  test.use({ viewport: upright, hasTouch: true, isMobile: true })

  test('the day carries a job to another column, which comes along at the edge, and a finger that moves at once scrolls', async ({
    page,
  }) => {
    const { job, box } = await openJobs(page, 'day')
    await expect(job).toHaveAccessibleName(/15:00–16:00.*Walter Nardini/)
    await box.evaluate((element) => (element.scrollLeft = element.scrollWidth))
    const from = await middleOf(job)
    const end = await leftOf(box)
    expect(end).toBeGreaterThan(60)
    const seen = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const finger = await hold(page, from)
    await finger.move({ x: seen.x + 70, y: from.y + 65 })
    await expect.poll(() => leftOf(box)).toBe(0)
    const bubble = page.locator('[data-bubble]')
    await expect(bubble).toHaveText(/^16:00–17:00 · Pasquale Liguori/)
    const words = (await bubble.boundingBox()) ?? { x: 0, width: 0 }
    expect(words.x).toBeGreaterThanOrEqual(seen.x)
    expect(words.x + words.width).toBeLessThanOrEqual(seen.x + seen.width)
    await finger.lift()
    await expect(job).toHaveAccessibleName(/16:00–17:00.*Pasquale Liguori/)
    await undo(page).tap()
    await expect(job).toHaveAccessibleName(/15:00–16:00.*Walter Nardini/)

    const back = await middleOf(job)
    await swipe(page, back, { x: back.x - 200, y: back.y })
    await expect.poll(() => leftOf(box)).toBeGreaterThan(60)
    await expect(page).toHaveURL(/mostra=day$/)
    await expect(job).toHaveAccessibleName(/15:00–16:00.*Walter Nardini/)
  })

  test('the week carries a job to another day, and a finger that moves at once scrolls', async ({ page }) => {
    const { job, box } = await openJobs(page, 'week')
    await expect(job).toContainText(LEAK)
    const at = await leftOf(box)
    const over = await middleOf(job)
    await swipe(page, over, { x: over.x + 180, y: over.y })
    await expect.poll(async () => Math.abs((await leftOf(box)) - at)).toBeGreaterThan(60)
    await atRest(box)
    await expect(undo(page)).toBeHidden()
    await job.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
    const from = await middleOf(job)
    const finger = await hold(page, from)
    await finger.move({ x: from.x + 140, y: from.y })
    await finger.lift()
    await expect(page.getByText(/^Spostato a .*, Walter Nardini/)).toBeVisible()
    await undo(page).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test.describe('held across', () => {
    test.use({ viewport: lying })

    test('the planning carries a booking to another room, and makes it longer by its end', async ({ page }) => {
      await openPlanning(page)
      const paula = bar(page, 'Paula Benítez')
      await expect(paula).toHaveAccessibleName(/Suite 301/)
      await paula.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
      const from = await middleOf(paula)
      const room = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Camera 102/ }) })
      const finger = await hold(page, from)
      await finger.move({ x: from.x, y: (await middleOf(room)).y })
      await finger.lift()
      await expect(paula).toHaveAccessibleName(/Camera 102, da mercoledì 25 novembre a venerdì 27 novembre/)
      // Its notice lies over the last rooms: what comes next is done in the first.
      const clara = bar(page, 'Clara Vismara')
      await clara.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
      const box = (await clara.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const end = await hold(page, { x: box.x + box.width - 5, y: box.y + box.height / 2 })
      await end.move({ x: box.x + box.width + 39, y: box.y + box.height / 2 })
      await end.lift()
      await expect(clara).toHaveAccessibleName(/3 notti/)
    })
  })
})
