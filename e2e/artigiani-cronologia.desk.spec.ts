import { openDashboard } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

// Two tabs of a demo page keep records of their own: the comparison of two versions is tested beside its code, over one store.
test('a change is brought back from the history of its record, and the bringing back is a change of its own', async ({ page }) => {
  await openDashboard(page, 'interventi', '&cerca=quadro+elettrico+che+scatta')
  const open = async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Panetteria Zanotti' })
      .first()
      .getByRole('button', { name: 'Quadro elettrico che scatta', exact: true })
      .click()
    await expect(form.getByLabel('Preventivo', { exact: true })).toBeVisible()
  }
  const form = page.getByRole('dialog', { name: 'Modifica Intervento' })
  const story = page.getByRole('dialog', { name: 'Cronologia' })
  await open()
  const before = await form.getByLabel('Preventivo', { exact: true }).inputValue()
  await form.getByLabel('Preventivo', { exact: true }).fill('999')
  await form.getByRole('button', { name: 'Salva intervento' }).click()
  await expect(form).toBeHidden()
  await open()
  await form.getByRole('button', { name: 'Chiudi' }).focus()
  await page.keyboard.press('h')
  await expect(story.getByRole('group', { name: /· modulo$/ }).first()).toBeFocused()
  await expect(form.locator('form s')).toHaveCount(1)
  await page.keyboard.press('r')
  await expect(page.getByText('Riportato a com’era: Preventivo')).toBeVisible()
  await expect(story.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(story).toBeHidden()
  await expect(form.getByLabel('Preventivo', { exact: true })).toHaveValue(before)
})
