import type { Page } from '@playwright/test'
import { faultsInBothThemes } from './support/axe.ts'
import { undo } from './support/dashboard.ts'
import { expect, test, withMotion } from './support/page-test.ts'
import { bar, middleOf, nightOf, openPlanning } from './support/planning.ts'

test.use(withMotion)

type Point = Awaited<ReturnType<typeof middleOf>>

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test.describe('Planning', () => {
  test('free nights become a booking by dragging over them', async ({ page }) => {
    await openPlanning(page)
    await drag(page, await nightOf(page, 'Camera 102', 24), await nightOf(page, 'Camera 102', 26))
    await page.getByRole('menuitem', { name: 'New Booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Booking' })
    await expect(dialog.getByLabel('Arrivo', { exact: true })).toHaveValue('2026-11-24')
    await expect(dialog.getByLabel('Notti', { exact: true })).toHaveValue('2')
    await dialog.getByLabel('Ospite', { exact: true }).fill('D’Angelò <b>Ugo</b>')
    await dialog.getByLabel('Importo', { exact: true }).fill('180')
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect(bar(page, 'D’Angelò <b>Ugo</b>')).toHaveAccessibleName(
      /Camera 102, da martedì 24 novembre a giovedì 26 novembre, 2 notti, Reception/,
    )
  })

  test('free nights are closed for maintenance', async ({ page }) => {
    await openPlanning(page)
    await drag(page, await nightOf(page, 'Suite 301', 28), await nightOf(page, 'Suite 301', 30))
    await page.getByRole('menuitem', { name: 'Chiudi per manutenzione' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo', { exact: true }).fill('Caldaia')
    await dialog.getByRole('button', { name: /Salva/ }).click()
    await expect(bar(page, 'Caldaia')).toHaveAccessibleName(/Suite 301, da sabato 28 novembre a lunedì 30 novembre, 2 notti/)
  })

  test('a booking moves to another room and day, and back with «Annulla»', async ({ page }) => {
    await openPlanning(page)
    const paula = bar(page, 'Paula Benítez')
    await expect(paula).toHaveAccessibleName(/Suite 301, da mercoledì 25/)
    const from = await middleOf(paula)
    const column = (await nightOf(page, 'Suite 301', 26)).x - (await nightOf(page, 'Suite 301', 25)).x
    await drag(page, from, { x: from.x - column, y: (await nightOf(page, 'Camera 102', 25)).y })
    await expect(page.getByText('Spostata a Camera 102, da martedì 24 novembre a giovedì 26 novembre, 2 notti')).toBeVisible()
    await expect(paula).toHaveAccessibleName(/Camera 102, da martedì 24/)
    await undo(page).click()
    await expect(paula).toHaveAccessibleName(/Suite 301, da mercoledì 25/)
  })

  test('a booking is stretched by its end; Esc lets go of it', async ({ page }) => {
    await openPlanning(page)
    const paula = bar(page, 'Paula Benítez')
    const box = await paula.boundingBox()
    if (!box) throw new Error('Paula Benítez is not on the plan')
    const end = { x: box.x + box.width - 4, y: box.y + box.height / 2 }
    await page.mouse.move(end.x, end.y)
    await page.mouse.down()
    await page.mouse.move(end.x + box.width, end.y, { steps: 6 })
    await expect(page.getByText('mer 25 – dom 29 nov · 4 notti')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(paula).toHaveAccessibleName(/2 notti/)
    await drag(page, end, { x: end.x + box.width / 2, y: end.y })
    await expect(page.getByText('Ora 3 notti, fino a sabato 28 novembre')).toBeVisible()
    await expect(paula).toHaveAccessibleName(/3 notti/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('two bookings never share a night: the other is named and the bar goes back', async ({ page }) => {
    await openPlanning(page)
    const paula = bar(page, 'Paula Benítez')
    await drag(page, await middleOf(paula), await middleOf(bar(page, 'Élodie Marchand')))
    await expect(page.getByRole('region', { name: /Notifiche/ }).getByText(/Élodie Marchand/)).toBeVisible()
    await expect(paula).toHaveAccessibleName(/Suite 301, da mercoledì 25/)
  })

  test('everything by keyboard alone', async ({ page }) => {
    await openPlanning(page)
    const paula = bar(page, 'Paula Benítez')
    await paula.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await expect(paula).toHaveAccessibleName(/Suite 301, da martedì 24 novembre a venerdì 27 novembre, 3 notti/)
    await expect(paula).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(paula).toHaveAccessibleName(/da mercoledì 25/)
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^venerdì 27 novembre, Suite 301, senza impegni/)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'New Booking' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^venerdì 27 novembre, Suite 301/)
  })

  test('is accessible in both themes, with two weeks and with three months', async ({ page }) => {
    await openPlanning(page)
    for (const length of ['2 settimane', '3 mesi']) {
      await page.getByText(length, { exact: true }).click()
      await expect(page.getByRole('radio', { name: length })).toBeChecked()
      expect(await faultsInBothThemes(page, '[data-pane="dashboard"]'), length).toEqual([])
    }
  })
})
