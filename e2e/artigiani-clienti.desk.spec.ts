import { openDashboard } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

test('Clienti: the columns of the specification, counts worked out, a new client with the keyboard alone', async ({ page }) => {
  await openDashboard(page, 'clienti')
  const headings = page.getByRole('columnheader')
  await expect(headings).toHaveText(['Nome', 'Tipo', 'Telefono', 'Email', 'Interventi', 'Azioni'])
  for (const [name, count] of [
    ['Bice Lombardi', '3'],
    ['Panetteria Zanotti', '7'],
    ['Condominio Cavour 18', '12'],
    ['Tecno Mincio Srl', '9'],
    ['Evaristo Ghidini', '1'],
  ] as const) {
    await expect(page.getByRole('row', { name: new RegExp(name) }).getByRole('cell', { name: count, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Nuovo Cliente' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nuovo Cliente' })
  for (const label of ['Nome/Ragione Sociale', 'Tipo Cliente', 'Telefono', 'Email', 'Indirizzo', 'Note'])
    await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog.getByLabel('Nome/Ragione Sociale')).toBeFocused()
  await page.keyboard.type('Àgata D’Angelò')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.type('agata dangelo')
  await expect(page.getByRole('row', { name: /Àgata D’Angelò/ })).toBeVisible()
  await page
    .getByRole('button', { name: 'Bottega' })
    .or(page.locator('h1').filter({ visible: true }))
    .first()
    .focus()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('row', { name: /Àgata D’Angelò/ })).toHaveCount(0)
})

test('a client with jobs is not deleted, and the reason is said', async ({ page }) => {
  await openDashboard(page, 'clienti', '&cerca=Ghidini')
  await page.getByRole('button', { name: /Altro: Evaristo Ghidini/ }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expect(page.getByText(/«Evaristo Ghidini» non si può eliminare: compare in 1 intervento/)).toBeVisible()
})
