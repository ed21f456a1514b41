import { openDashboard, undo } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

test.describe('Panoramica', () => {
  test('shows the figures of the specification, worked out from the records', { tag: '@phone' }, async ({ page }) => {
    await openDashboard(page)
    const figures = page.locator('dl').first()
    for (const [label, value] of [
      ['Fatturato del mese', '12.400 €'],
      ['Interventi del mese', '45'],
      ['Clienti attivi', '32'],
      ['Tempo medio', '3,2 h'],
    ] as const) {
      await expect(figures.locator('div', { hasText: label }).first()).toContainText(value.replace(' ', '\u00a0').replace('\u00a0h', ' h'))
    }
  })

  test('lists the first three jobs of today with their quotes, and what is low', { tag: '@desk' }, async ({ page }) => {
    await openDashboard(page)
    const today = page.locator('section', { has: page.getByRole('heading', { name: 'Interventi Oggi' }) })
    await expect(today.getByRole('listitem')).toHaveCount(3)
    for (const quote of ['120,00', '450,00', '200,00']) await expect(today.getByRole('listitem').filter({ hasText: quote })).toHaveCount(1)
    const low = page.locator('section', { has: page.getByRole('heading', { name: 'Materiali - Attenzione' }) })
    await expect(low).toContainText('3 sotto soglia')
    for (const name of ['Interruttore magnetotermico 16 A', 'Nastro isolante', 'Sifone lavello']) await expect(low).toContainText(name)
  })

  test('every figure follows a change: a new job makes 46, undoing it makes 45', { tag: '@phone' }, async ({ page }) => {
    await openDashboard(page)
    await page.getByRole('button', { name: 'Nuovo Intervento' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Cliente', { exact: true }).fill('Zanotti')
    await page.getByRole('option', { name: /Panetteria Zanotti/ }).click()
    await dialog.getByLabel('Descrizione Problema').fill('Forno che non parte')
    await dialog.getByLabel('Indirizzo').fill('Via Chiassi 5, Mantova')
    await dialog.getByRole('button', { name: 'Salva intervento' }).click()
    await expect(dialog).toBeHidden()
    const count = page.locator('dl').first().locator('div', { hasText: 'Interventi del mese' }).first()
    await expect(count).toContainText('46')
    await undo(page).click()
    await expect(count).toContainText('45')
  })
})
