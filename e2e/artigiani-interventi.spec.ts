import { openDashboard, undo } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

test.describe('Interventi', () => {
  test('job cards carry photo, map and more; the dialog has every field of the specification with its native type', async ({ page }) => {
    await openDashboard(page, 'interventi')
    await expect(page.getByPlaceholder('Cerca interventi...')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filtri' })).toBeVisible()
    const card = page.getByRole('listitem').filter({ hasText: 'Perdita sotto il lavello' }).first()
    await expect(card.getByRole('button', { name: /Foto/ })).toBeVisible()
    await expect(card.getByRole('link', { name: /Mappa/ })).toHaveAttribute('href', /Solferino/)
    await expect(card.getByRole('button', { name: /Altro/ })).toBeVisible()
    await page.getByRole('button', { name: 'Nuovo Intervento' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Nuovo Intervento' })
    for (const label of [
      'Cliente',
      'Tipo Intervento',
      'Descrizione Problema',
      'Tecnico Assegnato',
      'Data',
      'Ora',
      'Preventivo',
      'Indirizzo',
    ]) {
      await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
    }
    await expect(dialog.getByLabel('Data', { exact: true })).toHaveAttribute('type', 'date')
    await expect(dialog.getByLabel('Ora', { exact: true })).toHaveAttribute('type', 'time')
    await expect(dialog.getByLabel('Preventivo', { exact: true })).toHaveAttribute('type', 'number')
    await expect(dialog.getByLabel('Preventivo', { exact: true })).toHaveAttribute('step', '0.01')
  })

  test('says in Italian what is missing or wrong, loses nothing, and brings a closed draft back', async ({ page }) => {
    await openDashboard(page, 'interventi')
    await page.getByRole('button', { name: 'Nuovo Intervento' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Nuovo Intervento' })
    await dialog.getByLabel('Preventivo', { exact: true }).fill('-20')
    await dialog.getByLabel('Descrizione Problema').fill('D’Angelò <b>caldaia</b>')
    await dialog.getByRole('button', { name: 'Salva intervento' }).click()
    await expect(dialog.getByText('Il preventivo non può essere negativo.')).toBeVisible()
    await expect(dialog.getByText('Scegli il cliente dall’elenco.')).toBeVisible()
    await expect(dialog.getByText('Indica l’indirizzo.')).toBeVisible()
    await dialog.getByLabel('Preventivo', { exact: true }).fill('1000000000000')
    await dialog.getByRole('button', { name: 'Salva intervento' }).click()
    await expect(dialog.getByText(/Il preventivo può essere al massimo/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Riprendi' }).click()
    await expect(dialog.getByLabel('Descrizione Problema')).toHaveValue('D’Angelò <b>caldaia</b>')
  })

  test('a job moves only along its lifecycle, asks for the hours it needs, and the move can be undone', async ({ page }) => {
    await openDashboard(page, 'interventi', '&cerca=quadro+elettrico+che+scatta')
    const card = page.getByRole('listitem').filter({ hasText: 'Panetteria Zanotti' }).first()
    await card.getByRole('button', { name: /cambia stato/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Completa' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Completa' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Ore/).fill('3')
    await dialog.getByRole('button', { name: 'Completa' }).click()
    await expect(card.getByRole('button', { name: /Completato, cambia stato/ })).toBeVisible()
    await undo(page).click()
    await expect(card.getByRole('button', { name: /In corso, cambia stato/ })).toBeVisible()
  })

  test('a search and its filters stand in the address and survive a reload; one typo and the plural are forgiven', async ({ page }) => {
    await openDashboard(page, 'interventi')
    await page.getByPlaceholder('Cerca interventi...').fill('lavelli pedrita')
    await expect(page.getByRole('listitem').filter({ hasText: 'Perdita sotto il lavello' }).first()).toBeVisible()
    await expect(page).toHaveURL(/cerca=/)
    await page.reload()
    await expect(page.getByPlaceholder('Cerca interventi...')).toHaveValue('lavelli pedrita')
    await page.getByPlaceholder('Cerca interventi...').fill('xyzxyz')
    await expect(page.getByText(/Nessun risultato per/)).toBeVisible()
  })

  test('deleting can be undone', async ({ page }) => {
    await openDashboard(page, 'interventi', '&cerca=Bice')
    const card = page.getByRole('listitem').filter({ hasText: 'Perdita sotto il lavello' }).first()
    await card.getByRole('button', { name: /Altro/ }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(card).toBeHidden()
    await undo(page).click()
    await expect(card).toBeVisible()
  })
})
