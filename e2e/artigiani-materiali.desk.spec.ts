import { openDashboard, undo } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

test('Materiali: the columns of the specification and the state from quantity and threshold', async ({ page }) => {
  await openDashboard(page, 'materiali')
  await expect(page.getByRole('columnheader')).toHaveText(['Materiale', 'Quantità', 'Unità', 'Costo', 'Fornitore', 'Stato', 'Azioni'])
  const row = page.getByRole('row', { name: /Nastro isolante/ })
  await expect(row).toContainText('Scorta Bassa')
  await expect(row).toContainText('1,20\u00a0€/rotolo')
  await expect(page.getByRole('row', { name: /Tubo multistrato/ })).toContainText('Disponibile')
  await page.getByRole('button', { name: 'Nuovo Materiale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo Materiale' })
  for (const label of ['Nome Materiale', 'Categoria', 'Quantità', 'Unità', 'Costo Unitario', 'Fornitore', 'Soglia Minima']) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByLabel('Costo Unitario')).toHaveAttribute('step', '0.01')
})

test('«Riordina» makes a purchase list, and the arrival of the goods raises the stock and can be undone', async ({ page }) => {
  await openDashboard(page, 'materiali')
  await page.getByRole('main').getByRole('button', { name: 'Riordina', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Lista acquisti' })
  for (const name of ['Interruttore magnetotermico 16 A', 'Nastro isolante', 'Sifone lavello'])
    await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Registra arrivo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Nastro isolante/ })).toContainText('Disponibile')
  await undo(page).click()
  await expect(page.getByRole('row', { name: /Nastro isolante/ })).toContainText('Scorta Bassa')
})

test('on a tablet a table that does not fit becomes rows, and no state is cut', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openDashboard(page, 'materiali')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Nastro isolante' })).toContainText('Scorta Bassa')
})
