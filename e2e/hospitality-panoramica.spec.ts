import { openDashboardOf, undo } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

test.describe('Panoramica of the lodging console', () => {
  test('shows the figures of the specification, worked out from the records', async ({ page }) => {
    await openDashboardOf(page, 'hospitality')
    const figures = page.locator('dl').first()
    for (const [label, ...values] of [
      ['Camere occupate', '3/5', '60%'],
      ['Check-in oggi', '2'],
      ['Check-out oggi', '1'],
      ['Fatturato del mese', '12.450\u00a0€', '+15% sul mese scorso'],
    ] as const) {
      const card = figures.locator('div', { hasText: label }).first()
      for (const value of values) await expect(card).toContainText(value)
    }
  })

  test('lists the rooms with their states and the first five bookings to come', async ({ page }) => {
    await openDashboardOf(page, 'hospitality')
    const rooms = page.locator('section', { has: page.getByRole('heading', { name: 'Stato camere' }) })
    await expect(rooms.getByRole('listitem')).toHaveCount(5)
    for (const [at, text] of ['Occupata', 'Occupata', 'Libera', 'In Pulizia', 'Occupata'].entries())
      await expect(rooms.getByRole('listitem').nth(at)).toContainText(text)
    const next = page.locator('section', { has: page.getByRole('heading', { name: 'Prossime prenotazioni' }) })
    await expect(next.getByRole('listitem')).toHaveCount(5)
    for (const [at, text] of ['Clara Vismara', 'Jonas Lindqvist', 'Rocco Santarelli', 'Élodie Marchand', 'Paula Benítez'].entries())
      await expect(next.getByRole('listitem').nth(at)).toContainText(text)
  })

  test('a room that is clean is free, and the move can be undone', async ({ page }) => {
    await openDashboardOf(page, 'hospitality')
    const rooms = page.locator('section', { has: page.getByRole('heading', { name: 'Stato camere' }) })
    await rooms.getByRole('button', { name: /Segna pulita/ }).click()
    await expect(rooms.getByRole('listitem').nth(3)).toContainText('Libera')
    await undo(page).click()
    await expect(rooms.getByRole('listitem').nth(3)).toContainText('In Pulizia')
  })
})
