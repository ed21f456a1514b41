import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

/** The daily work of a beauty centre: a customer comes in, is treated on her package, and leaves with the next appointment. */
test('a customer from the door to her next appointment', async ({ page }) => {
  await openDashboardOf(page, 'estetica')
  const row = (text: string) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
  const visit = row('Carolina Vezzosi').first()
  await press(visit.getByRole('button', { name: /^Fai entrare:/ }))
  await expect(visit).toContainText('In corso')
  await press(visit.getByRole('button', { name: /^Completa:/ }))
  const till = page.getByRole('dialog', { name: 'Completa' })
  await expect(till).toContainText('32,00')
  await press(till.getByLabel('Pagato con'))
  await press(page.getByRole('option', { name: 'Carta' }))
  await press(till.getByRole('button', { name: 'Completa', exact: true }))
  await closed(till)
  await expect(page.getByText('176 €')).toBeVisible()

  await openAgenda()
  await press(
    row('Carolina Vezzosi')
      .filter({ hasText: 'Completato' })
      .getByRole('button', { name: /Carolina Vezzosi/ })
      .first(),
  )
  const card = page.getByRole('dialog', { name: 'Modifica Appuntamento' })
  await press(card.getByRole('button', { name: 'Fissa il prossimo' }))
  const form = page.getByRole('dialog', { name: 'Nuovo Appuntamento' })
  await expect(form.getByLabel('Trattamento')).toHaveValue('Manicure semipermanente')
  // Three weeks after today, at the same hour, with the same operator.
  await expect(form.getByLabel('Data')).toHaveValue('2026-12-12')
  await expect(form.getByLabel('Operatrice')).toHaveValue('Giada')
  await expect(form.getByLabel('Durata')).toHaveValue('30')
  await form.getByLabel('Ora', { exact: true }).fill('09:05')
  await press(form.getByRole('button', { name: 'Salva appuntamento' }))
  await closed(form)

  async function openAgenda() {
    await press(
      page
        .getByRole('link', { name: /^Agenda/ })
        .filter({ visible: true })
        .first(),
    )
    await chooseView(page, 'Elenco')
  }
})

/** A package is sold from the card of a customer and proposes itself with its treatment, at no price, until its sessions are over. */
test('a package from its sale to a session', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'estetica', 'clienti')
  const row = (text: string) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
  await page.getByRole('searchbox').or(page.getByPlaceholder('Cerca clienti per nome o telefono...')).first().fill('Torresan')
  // Before that the rows still move under the pointer.
  await expect(page.getByRole('status').getByText('1 cliente', { exact: true })).toBeVisible()
  await press(
    row('Torresan')
      .getByRole('button', { name: /Bianca/ })
      .first(),
  )
  await press(page.getByRole('dialog').getByRole('button', { name: 'Vendi pacchetto' }))
  const sale = page.getByRole('dialog', { name: 'Vendi pacchetto' })
  await sale.getByLabel('Trattamento').fill('Radiofrequenza')
  await press(page.getByRole('option', { name: /^Radiofrequenza/ }).first())
  await sale.getByLabel('Sedute').fill('6')
  await press(sale.getByRole('button', { name: 'Vendi pacchetto' }))
  await expect(page.getByText('Pacchetto di 6 sedute venduto')).toBeVisible()

  await openDashboardPart('Trattamenti')
  await chooseView(page, 'Pacchetti')
  await expect(row('Bianca Torresan')).toContainText('378,00')

  await openDashboardPart('Agenda')
  await press(page.getByRole('button', { name: 'Nuovo Appuntamento' }))
  const form = page.getByRole('dialog', { name: 'Nuovo Appuntamento' })
  await form.getByLabel('Cliente').fill('Bianca')
  await press(page.getByRole('option', { name: /^Bianca Torresan/ }).first())
  await form.getByLabel('Trattamento').fill('Radiofrequenza')
  await press(page.getByRole('option', { name: /^Radiofrequenza/ }).first())
  await expect(form.getByLabel('Pacchetto')).toHaveValue(/^Radiofrequenza corpo 6 sedute/)
  await expect(form.getByLabel('Prezzo')).toHaveValue(/^0[.,]00$/)
  await expect(form.getByLabel('Durata')).toHaveValue('45')
  await expect(form.getByLabel('Cabina')).toHaveValue('Cabina 2')

  // Cabin 2 is tidied for ten minutes after who is there until 16:10.
  await form.getByLabel('Operatrice').fill('Irene')
  await press(page.getByRole('option', { name: /^Irene/ }).first())
  await form.getByLabel('Ora', { exact: true }).fill('17:15')
  await press(form.getByRole('button', { name: 'Salva appuntamento' }))
  await expect(form).toContainText('Cabina 2 si riordina fino alle 17:20')
  // The same is told beside the field before it is refused.
  await expect(form.getByRole('button', { name: 'Salva appuntamento' })).toHaveAttribute('aria-busy', 'false')
  await form.getByLabel('Ora', { exact: true }).fill('13:15')
  // The dialog grows smaller with its sentences: before that its foot still moves under the pointer.
  await expect(form).not.toContainText(/si riordina|ha già una cliente/)
  await press(form.getByRole('button', { name: 'Salva appuntamento' }))
  await closed(form)

  async function openDashboardPart(name: string) {
    await press(
      page
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .filter({ visible: true })
        .first(),
    )
  }
})
