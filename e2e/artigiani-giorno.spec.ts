import { accessibilityFaults, faultsInBothThemes } from './support/axe.ts'
import { expect, test } from './support/page-test.ts'

test.describe('Interventi, la giornata dei tecnici', () => {
  test('has a column for each technician, and a job moves by a quarter of an hour with the keyboard and back', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/artigiani?vista=dashboard&scheda=interventi&mostra=day&riga=tecnico_1')
    await expect(page.getByRole('grid', { name: /^Giornata/ })).toBeVisible()
    await expect(page.getByRole('group', { name: /^Walter Nardini, Idraulica/ })).toBeVisible()
    const job = page.getByRole('button', { name: /^Perdita sotto il lavello, Programmato, (?:In ritardo.*, )?15:00–16:00/ })
    await expect(job).toBeVisible()
    expect(await (isMobile ? accessibilityFaults(page) : faultsInBothThemes(page))).toEqual([])
    await job.focus()
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Perdita sotto il lavello, Programmato, (?:In ritardo.*, )?15:15–16:30/ })).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(job).toBeVisible()
  })

  test('free time becomes a job of that technician, of that hour and of that length', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/artigiani?vista=dashboard&scheda=interventi&mostra=day&riga=tecnico_1')
    const free = page.getByRole('button', { name: /^16:00, 3 h libere, fino alle 19:00, Walter Nardini/ })
    await free.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nuovo Intervento' })
    await expect(dialog.getByLabel('Ora', { exact: true })).toHaveValue('16:00')
    await expect(dialog.getByLabel('Tecnico Assegnato')).toHaveValue('Walter Nardini')
  })
})
