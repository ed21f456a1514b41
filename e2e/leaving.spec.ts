import type { Page } from '@playwright/test'
import { openDashboardOf, undo } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { press } from './support/press.ts'

/** Whether the browser would ask before it lets the page go. */
const asks = (page: Page) =>
  page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    return leaving.defaultPrevented
  })

const begin = async (page: Page) => {
  await press(page.getByRole('button', { name: 'Programmato, cambia stato' }).first())
  await press(page.getByRole('menuitem', { name: 'Inizia' }))
}

test('the browser asks before changes go, and not when there are none', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'interventi')
  expect(await asks(page)).toBe(false)
  await begin(page)
  await expect(undo(page)).toBeVisible()
  expect(await asks(page)).toBe(true)
  await press(undo(page))
  await expect(page.getByText('Modifica annullata')).toBeVisible()
  expect(await asks(page)).toBe(false)
  await press(page.getByRole('region', { name: /Notifiche/ }).getByRole('button', { name: 'Ripristina' }))
  await expect(page.getByText('Modifica ripristinata')).toBeVisible()
  expect(await asks(page)).toBe(true)
})

test('a reload that is refused keeps everything', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'interventi')
  await begin(page)
  await expect(undo(page)).toBeVisible()
  const question = page.waitForEvent('dialog')
  void page.evaluate(() => location.reload())
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByRole('heading', { level: 1, name: 'Interventi' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'In corso, cambia stato' })).toHaveCount(2)
})

test('what is being written counts too, until it is saved or left', { tag: '@phone' }, async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'clienti')
  await press(page.getByRole('button', { name: 'Nuovo Cliente' }).filter({ visible: true }).first())
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).first()
  expect(await asks(page)).toBe(false)
  await name.fill('Rosa')
  await expect.poll(() => asks(page)).toBe(true)
  await name.fill('')
  await expect.poll(() => asks(page)).toBe(false)
})

test('pulling down at the top does not reload', { tag: '@phone' }, async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'clienti')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain')
})

for (const [slug, tag, tabs] of [
  ['artigiani', '@desk', ['panoramica', 'interventi', 'clienti', 'materiali']],
  ['hospitality', '@phone', ['panoramica', 'prenotazioni', 'ospiti', 'alloggiati', 'pulizie', 'istat']],
] as const) {
  test(`${slug}: «Demo» stands on every tab and says what becomes of changes`, { tag }, async ({ page }) => {
    test.setTimeout(270_000)
    for (const tab of tabs) {
      await openDashboardOf(page, slug, tab)
      const badge = page.getByRole('button', { name: /^Demo/ }).filter({ visible: true })
      await expect(badge).toHaveCount(1)
      const box = await badge.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true)
      await press(badge)
      await expect(page.getByText(/si ricomincia dall’esempio/)).toBeVisible()
    }
  })
}

test('changes are still there after a walk to the first page and back', { tag: '@phone' }, async ({ page }) => {
  await openDashboardOf(page, 'artigiani', 'interventi')
  await begin(page)
  await expect(page.getByRole('button', { name: 'In corso, cambia stato' })).toHaveCount(2)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href="/"], a[href="/"]')?.click())
  await expect(page).toHaveURL(/\/$/)
  expect(await asks(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'In corso, cambia stato' })).toHaveCount(2)
})
