import { faultsInBothThemes } from './support/axe.ts'
import { expect, test, withMotion } from './support/page-test.ts'
import { bar, middleOf, nightOf, openPlanning } from './support/planning.ts'
import { hold, swipe } from './support/swipe.ts'

test.use(withMotion)

test.describe('Planning on a phone', () => {
  test('shows a week, scrolls on by itself, and keeps its pane', async ({ page }) => {
    await openPlanning(page)
    await expect(page.getByRole('columnheader', { name: 'giovedì 26 novembre' })).toBeInViewport()
    const from = await nightOf(page, 'Camera 102', 25)
    await swipe(page, from, { x: from.x - 200, y: from.y })
    await expect(page.getByRole('columnheader', { name: 'domenica 29 novembre' })).toBeInViewport()
    await expect(page).toHaveURL(/vista=dashboard/)
    await expect(page.getByRole('rowheader', { name: /Camera 102/ })).toBeInViewport()
  })

  test('a tap opens a booking, and asks what a free night is for', async ({ page }) => {
    await openPlanning(page)
    const night = await nightOf(page, 'Camera 102', 25)
    await page.touchscreen.tap(night.x, night.y)
    await page.getByRole('menuitem', { name: 'New Booking' }).tap()
    await expect(page.getByRole('dialog', { name: 'New Booking' }).getByLabel('Arrivo', { exact: true })).toHaveValue('2026-11-25')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await bar(page, 'Clara Vismara').tap()
    await expect(page.getByRole('dialog').getByLabel('Ospite', { exact: true })).toHaveValue('Clara Vismara')
  })

  test('a finger that holds a booking carries it; who has arrived stays', async ({ page }) => {
    await openPlanning(page)
    const paula = bar(page, 'Paula Benítez')
    const from = await middleOf(paula)
    const finger = await hold(page, from)
    await finger.move({ x: from.x - 44, y: from.y })
    await expect(page.getByText('mar 24 – gio 26 nov · 2 notti')).toBeVisible()
    await finger.lift()
    await expect(paula).toHaveAccessibleName(/da martedì 24 novembre a giovedì 26 novembre/)
    const jonas = await middleOf(bar(page, 'Jonas Lindqvist'))
    const second = await hold(page, jonas)
    await second.move({ x: jonas.x, y: jonas.y - 60 })
    await expect(page.getByText('È «Arrivato»: si può allungare o accorciare alla fine, non spostare.')).toBeVisible()
    await second.lift()
    await expect(bar(page, 'Jonas Lindqvist')).toHaveAccessibleName(/Suite 301/)
  })

  test('«Sposta» does the same by words', async ({ page }) => {
    await openPlanning(page)
    const jonas = bar(page, 'Jonas Lindqvist')
    const finger = await hold(page, await middleOf(jonas))
    await finger.lift()
    await page.getByRole('menuitem', { name: 'Sposta' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Sposta' })
    await dialog.getByLabel('Notti', { exact: true }).fill('0')
    await dialog.getByRole('button', { name: 'Sposta' }).tap()
    await expect(dialog.getByText(/almeno/)).toBeVisible()
    await dialog.getByLabel('Notti', { exact: true }).fill('2')
    await dialog.getByRole('button', { name: 'Sposta' }).tap()
    await expect(jonas).toHaveAccessibleName(/2 notti/)
  })

  test('is accessible in both themes', async ({ page }) => {
    await openPlanning(page)
    expect(await faultsInBothThemes(page, '[data-pane="dashboard"]')).toEqual([])
  })
})
