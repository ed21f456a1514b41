import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

/** The daily work of a practice: somebody is called, comes, is treated, and is called again in half a year. */
test('a patient from the call to the next recall', async ({ page }) => {
  await openDashboardOf(page, 'dentisti', 'appuntamenti', '&mostra=list:richiami')
  const row = (text: string) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
  const due = row('Marangoni Ugo').filter({ hasText: 'Scaduto' })
  await press(due.getByRole('button', { name: /Marangoni Ugo/ }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Registra esito' }))
  const call = page.getByRole('dialog', { name: 'Esito della chiamata' })
  await press(call.getByLabel('Esito'))
  await press(page.getByRole('option', { name: 'Fissato' }))
  await press(call.getByRole('button', { name: 'Registra', exact: true }))
  await expect(page.getByText('Esito registrato')).toBeVisible()
  await closed(call)

  const recall = page.getByRole('dialog')
  if ((await recall.count()) === 0) await press(due.getByRole('button', { name: /Marangoni Ugo/ }).first())
  await press(recall.getByRole('button', { name: 'Fissa appuntamento' }))
  const form = page.getByRole('dialog', { name: 'Nuovo Appuntamento' })
  await expect(form.getByLabel('Paziente')).toHaveValue('Marangoni Ugo')
  await expect(form.getByRole('textbox', { name: 'Trattamento' })).toHaveValue('Igiene semestrale')
  await form.getByLabel('Ora', { exact: true }).fill('12:00')
  await form.getByLabel('Sala').fill('Sala 3')
  await press(page.getByRole('option', { name: /^Sala 3/ }))
  await expect(form.getByLabel('Operatore')).toHaveValue('Chiara Neri')
  await press(form.getByRole('button', { name: 'Salva appuntamento' }))
  await closed(form)

  await press(
    page
      .getByRole('link', { name: /^Panoramica/ })
      .filter({ visible: true })
      .first(),
  )
  const visit = row('Marangoni Ugo').filter({ hasText: '12:00' })
  for (const step of ['Conferma', 'È arrivato', 'Fai accomodare', 'Completa']) {
    const button = visit.getByRole('button', { name: new RegExp(`^${step}:`) })
    await press(button)
    await expect(button).toBeHidden()
  }
  await expect(visit).toContainText('Completato')

  await press(page.getByRole('link', { name: 'Tutti i richiami' }))
  const again = row('Marangoni Ugo')
  await expect(again).toContainText('OK')
  await expect(again).toContainText('21/05/2027')
})

/** What was done is billed from the card, issued with its stamp, paid by card, and stands among the health expenses of the year. */
test('a done treatment from the card to its payment', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'dentisti', 'cartelle', '&f.paziente=paziente_2')
  const row = (text: string) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
  await press(page.getByRole('button', { name: 'Fattura le cure eseguite' }))
  const cures = page.getByRole('dialog', { name: 'Cure eseguite da fatturare' })
  await expect(cures).toContainText('Visita e radiografia, dente 4.6')
  await press(cures.getByRole('button', { name: 'Crea fattura' }))
  await closed(cures)
  await expect(page.getByText(/da saldare 142,00/)).toBeVisible()

  await press(
    page
      .getByRole('link', { name: /^Pazienti/ })
      .filter({ visible: true })
      .first(),
  )
  await chooseView(page, 'Fatture')
  const draft = row('Rinaudo Amedeo').filter({ hasText: 'Bozza' })
  await press(draft.getByRole('button', { name: /Rinaudo Amedeo/ }).first())
  await press(page.getByRole('button', { name: 'Emetti' }))
  const issue = page.getByRole('dialog', { name: 'Emetti' })
  await expect(issue).toContainText('142,00')
  await press(issue.getByRole('button', { name: 'Emetti', exact: true }))
  await closed(issue)
  await press(page.getByRole('button', { name: 'Registra incasso' }))
  const paid = page.getByRole('dialog', { name: 'Registra un incasso' })
  await expect(paid.getByLabel('Importo')).toHaveValue(/^142[.,]00$/)
  await press(paid.getByRole('button', { name: 'Registra incasso' }))
  await closed(paid)
  await press(page.getByRole('button', { name: 'Indietro' }))
  await expect(row('Rinaudo Amedeo').filter({ hasText: 'Pagata' })).toBeVisible()

  await chooseView(page, 'Spese sanitarie')
  await press(page.getByRole('button', { name: 'File per il commercialista' }))
  await expect(page.getByRole('dialog', { name: 'Manca qualche codice fiscale' })).toBeVisible()
})
