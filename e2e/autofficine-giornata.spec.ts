import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { closed, press } from './support/press.ts'

/** The daily work of a workshop: a customer says yes, his vehicle goes on a bay, is done, billed and given back; its parts leave the shelf. */
test('a car from the estimate to the invoice', async ({ page }) => {
  await openDashboardOf(page, 'autofficine', 'fatture', '&mostra=list:preventivi')
  const row = (text: string) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
  const tab = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
  await press(
    row('Vibra in frenata')
      .filter({ hasText: 'Inviato' })
      .getByRole('button', { name: /Ford Transit/ })
      .first(),
  )
  await press(page.getByRole('button', { name: 'Approva per voce' }))
  const answer = page.getByRole('dialog', { name: 'Che cosa approva il cliente' })
  await press(answer.getByRole('button', { name: 'Approva', exact: true }))
  await expect(page.getByText('Approvate 3 voci')).toBeVisible()
  await closed(answer)

  await press(page.getByRole('button', { name: 'Crea riparazione' }))
  const form = page.getByRole('dialog', { name: 'Nuova Riparazione' })
  await expect(form.getByLabel('Targa')).toHaveValue('ZC018HB')
  await expect(form.getByLabel('Cliente')).toHaveValue('Cesare Tomasoni')
  await expect(form.getByLabel('Costo')).toHaveValue(/^233[.,]75$/)
  await form.getByLabel('Data consegna').fill('2026-11-21')
  await form.getByLabel('Ora', { exact: true }).fill('11:00')
  await form.getByLabel('Ponte', { exact: true }).fill('Ponte 3')
  await press(page.getByRole('option', { name: /^Ponte 3/ }))
  await expect(form.getByLabel('Meccanico')).toHaveValue('Loredana Viola')
  await press(form.getByRole('button', { name: 'Salva riparazione' }))
  // The van is in the workshop already: it is asked, and not refused.
  await expect(form.getByText(/^C’è già una riparazione aperta, «Ford Transit ZC018HB/)).toBeVisible()
  await press(form.getByRole('button', { name: 'Sì, salva' }))
  await closed(form)
  await press(page.getByRole('button', { name: 'Indietro' }))

  await press(tab(/^Panoramica/))
  const job = row('Vibra in frenata').filter({ hasText: 'Ford Transit' })
  await press(job.getByRole('button', { name: /^Inizia:/ }))
  await press(job.getByRole('button', { name: /^Completa:/ }))
  const done = page.getByRole('dialog')
  await press(done.getByLabel('Categoria'))
  await press(page.getByRole('option', { name: 'Freni' }))
  await done.getByLabel('Ore di lavoro').fill('1.8')
  await press(done.getByRole('button', { name: 'Completa', exact: true }))
  await closed(done)
  await expect(job).toContainText('Completato')

  await press(job.getByRole('button', { name: /Ford Transit/ }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Crea fattura' }))
  await expect(page.getByText('Imponibile 191,60 €')).toBeVisible()
  await press(page.getByRole('button', { name: 'Emetti' }))
  const issue = page.getByRole('dialog', { name: 'Emetti' })
  await press(issue.getByRole('button', { name: 'Emetti', exact: true }))
  await closed(issue)
  await expect(page.getByText('Fattura emessa')).toBeVisible()
  await press(page.getByRole('button', { name: 'Indietro' }))

  await press(tab(/^Panoramica/))
  await press(job.getByRole('button', { name: /^Consegna:/ }))
  const back = page.getByRole('dialog')
  await press(back.getByLabel('Pagamento'))
  await press(page.getByRole('option', { name: 'Da pagare (fattura)' }))
  await press(back.getByRole('button', { name: 'Consegna', exact: true }))
  await closed(back)
  await expect(job).toBeHidden()

  await press(tab(/^Inventario/))
  // There were ten, and the least of them is four.
  await expect(row('Liquido freni DOT 4')).toContainText(/(?<!\d)9/)
})
