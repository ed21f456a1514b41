import type { Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

const choose = async (page: Page, title: string, period: string) => {
  await page.getByRole('button', { name: `Periodo di ${title}` }).click()
  await page.getByRole('menuitem', { name: period, exact: true }).click()
}

test.describe('Charts of the artigiani', () => {
  test('come to the figures of the specification', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani')
    const months = page.getByRole('table', { name: 'Fatturato per mese' })
    await expect(months.getByRole('row')).toHaveCount(13)
    await expect(months.getByRole('row').last()).toContainText(/Novembre 2026, parziale\s*12\.400\s€/)
  })

  test('over another period keep it through the list behind a figure, Back and a reload', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'artigiani')
    await choose(page, 'Ore per tecnico', 'Mese scorso')
    const hours = page.getByRole('table', { name: 'Ore per tecnico' })
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Ore per tecnico' }) })
    await expect(panel).toContainText('ottobre 2026')
    await hours.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Interventi', exact: true }).first()).toBeVisible()
    expect(decodeURIComponent(page.url())).toContain('f.data=2026-10-01..2026-10-31')
    await page.goBack()
    await expect(panel).toContainText('ottobre 2026')
    await page.reload()
    await expect(panel).toContainText('ottobre 2026')
    await expect(page.getByRole('button', { name: 'Periodo di Ore per tecnico: Mese scorso' })).toBeVisible()
  })

  test('are printed dark on white from a dark screen', { tag: '@desk' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openDashboardOf(page, 'artigiani')
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await page.getByRole('button', { name: 'Esporta Fatturato per mese' }).click()
    await page.getByRole('menuitem', { name: 'Stampa' }).click()
    await page.locator('[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    const line = page.locator('[data-paper] path[stroke-width="2"]').first()
    await expect(line).toBeVisible()
    expect(await line.evaluate((path) => getComputedStyle(path).stroke)).toMatch(/^oklch\(0\.4 /)
  })
})

test.describe('Charts of the lodging', () => {
  test('come to the figures of the specification', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality')
    const months = page.getByRole('table', { name: 'Fatturato per mese' })
    await expect(months.getByRole('row')).toHaveCount(4)
    await expect(months.getByRole('row').last()).toContainText(/Novembre 2026, parziale\s*12\.450\s€/)
    await expect(page.getByRole('table', { name: /^Fatturato per canale: 12\.450\s€$/ })).toBeVisible()
    await choose(page, 'Fatturato per canale', 'Mese scorso')
    const [october] = await months
      .getByRole('row', { name: /Ottobre/ })
      .getByRole('cell')
      .allTextContents()
    await expect(page.getByRole('table', { name: `Fatturato per canale: ${october ?? ''}` })).toBeVisible()
  })
})
