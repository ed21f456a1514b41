import { undo } from './support/dashboard.ts'
import { expect, test, withMotion } from './support/page-test.ts'
import { middleOf } from './support/planning.ts'
import { hold, swipe } from './support/swipe.ts'

test.use(withMotion)

test.describe('a tablet under a finger', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

  test('the register: a tap writes, a finger that rests opens the mark, one that moves scrolls', async ({ page }) => {
    await page.goto('/centro?scheda=registro')
    const square = page.locator('[data-row="2"][data-column="3"]')
    const name = /^Clara Russo 3, .*: /
    await expect(square).toHaveAccessibleName(new RegExp(`${name.source}Presente`))
    await square.tap()
    await expect(square).toHaveAccessibleName(new RegExp(`${name.source}Assente`))
    const from = await middleOf(square)
    await swipe(page, from, { x: from.x - 150, y: from.y })
    const sheet = page.getByRole('grid').locator('..')
    await expect.poll(() => sheet.evaluate((element) => element.scrollLeft)).toBeGreaterThan(60)
    const finger = await hold(page, await middleOf(square), 550)
    await expect(page.getByRole('dialog').getByText('Assente').first()).toBeVisible()
    await finger.lift()
    await expect(page.getByRole('dialog').getByText('Assente').first()).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).first().tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(square).toHaveAccessibleName(new RegExp(`${name.source}Assente`))
  })

  test('the room: who sits at a table is carried to another, and a table is put elsewhere and no further than the floor', async ({
    page,
  }) => {
    await page.goto('/centro?scheda=bar')
    const taken = page.locator('[data-spot][data-record="tavolata_1"]')
    await expect(taken).toHaveAccessibleName(/^Tavolo 1,/)
    const finger = await hold(page, await middleOf(taken))
    await finger.move(await middleOf(page.getByRole('button', { name: /^Tavolo 9, .*Libero/ })))
    await finger.lift()
    await expect(taken).toHaveAccessibleName(/^Tavolo 9,/)
    await undo(page).tap()
    await expect(taken).toHaveAccessibleName(/^Tavolo 1,/)

    await page.getByRole('button', { name: 'Modifica sala' }).tap()
    const table = page.getByRole('button', { name: /^9, 4 posti/ })
    await expect(table).toHaveAccessibleName(/riga 6$/)
    const from = await middleOf(table)
    const hand = await hold(page, from)
    await hand.move({ x: from.x, y: 1020 })
    await hand.lift()
    await expect(table).toHaveAccessibleName(/riga 10$/)
  })
})
