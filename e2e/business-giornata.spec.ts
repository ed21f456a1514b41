import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

/** The daily work of a firm: a client says yes, his project gets hours, is done in time and billed; he pays a part, and the rest is seen with him. */
test('a project from the estimate to its deadline and its money', async ({ page }) => {
  await openDashboardOf(page, 'business', 'fatture', '&mostra=list:preventivi')
  const row = (text: string | RegExp) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
  const tab = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
  const back = async () => press(page.getByRole('button', { name: 'Indietro' }))
  await press(
    row('Restyling del marchio')
      .getByRole('button', { name: /Arredi Colmegna/ })
      .first(),
  )
  await press(page.getByRole('button', { name: 'Crea progetto' }))
  const form = page.getByRole('dialog', { name: 'Nuovo Progetto' })
  await expect(form.getByLabel('Nome', { exact: true })).toHaveValue('Restyling del marchio')
  await expect(form.getByLabel('Cliente', { exact: true })).toHaveValue('Arredi Colmegna')
  await expect(form.getByLabel('Budget')).toHaveValue(/^2\.?800[.,]00$/)
  await form.getByLabel('Data fine').fill('2026-11-22')
  await form.getByLabel('Responsabile').fill('Nicolò')
  await press(page.getByRole('option', { name: 'Nicolò Perrone' }))
  await press(form.getByRole('button', { name: 'Salva progetto' }))
  await closed(form)
  await back()

  // It is the nearest of the three deadlines: tomorrow.
  await press(tab(/^Panoramica/))
  const deadlines = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Prossime scadenze' }) })
    .filter({ visible: true })
    .last()
  await expect(deadlines.getByRole('listitem')).toHaveCount(3)
  await expect(deadlines.getByRole('listitem').first()).toContainText('Restyling del marchio')
  await expect(deadlines.getByRole('listitem').first()).toContainText('domani')

  await press(tab(/^Progetti/))
  await chooseView(page, 'Ore e spese')
  await press(page.getByRole('button', { name: 'Nuova Voce' }).filter({ visible: true }))
  const hours = page.getByRole('dialog', { name: 'Nuova Voce' })
  await hours.getByLabel('Progetto', { exact: true }).fill('Restyling')
  await press(page.getByRole('option', { name: /Restyling del marchio/ }))
  await hours.getByLabel('Collaboratore', { exact: true }).fill('Nicolò')
  await press(page.getByRole('option', { name: 'Nicolò Perrone' }))
  await hours.getByLabel('Descrizione').fill('Proposte al cliente')
  await expect(hours.getByLabel('Tariffa o prezzo')).toHaveValue(/^55[.,]00$/)
  await hours.getByLabel('Ore o quantità').fill('14')
  await press(hours.getByRole('button', { name: /^Salva/ }))
  await closed(hours)

  await chooseView(page, 'Fasi')
  for (const phase of ['Ricerca e proposte', 'Marchio e manuale d’uso', 'Biglietti e carta intestata']) {
    await press(
      row(phase)
        .getByRole('button', { name: new RegExp(phase) })
        .first(),
    )
    const step = page.getByRole('dialog')
    await press(step.getByRole('button', { name: 'Segna fatta' }))
    await press(step.getByRole('button', { name: /^Salva/ }))
    await closed(step)
    await expect(row(phase)).toContainText('Fatta')
  }

  // 14 hours at 55 € of 2.800 €, and all of the work.
  await chooseView(page, 'Schede')
  // Until the cards have come, its phases stand there.
  const card = page.getByRole('listitem').filter({ hasText: 'Restyling del marchio' }).filter({ hasText: 'Speso:' })
  await expect(card).toContainText('Speso: 28 %')
  await expect(card).toContainText('Fatto: 100 %')
  await press(card.getByRole('button', { name: /^Dettagli: / }))
  const details = page.getByRole('dialog', { name: 'Dettagli' })
  await expect(details.getByRole('row', { name: /Proposte al cliente/ })).toContainText('770,00')
  await press(details.getByRole('button', { name: 'Chiudi', exact: true }).last())
  await closed(details)

  const status = (state: string) => card.getByRole('button', { name: new RegExp(`^${state}, cambia stato`) })
  await press(status('Pianificazione'))
  await press(page.getByRole('menuitem', { name: 'Avvia' }))
  await press(status('In corso'))
  await press(page.getByRole('menuitem', { name: 'Completa' }))
  const done = page.getByRole('dialog', { name: 'Completa' })
  await expect(done).toContainText('28 %')
  await press(done.getByRole('button', { name: 'Completa', exact: true }))
  await closed(done)

  await press(card.getByRole('button', { name: /^Modifica: / }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Crea fattura' }))
  await expect(page.getByText('Imponibile 2.800,00 €')).toBeVisible()
  await press(page.getByRole('button', { name: 'Emetti' }))
  const issue = page.getByRole('dialog', { name: 'Emetti' })
  await press(issue.getByRole('button', { name: 'Emetti', exact: true }))
  await closed(issue)
  await press(page.getByRole('button', { name: 'Registra incasso' }))
  const paid = page.getByRole('dialog', { name: 'Registra un incasso' })
  await paid.getByLabel('Importo').fill('1416')
  await press(paid.getByRole('button', { name: 'Registra incasso' }))
  await closed(paid)
  await back()

  // 3.416 € less 1.416 €, beside what he owed before.
  await press(tab(/^Clienti/))
  await press(
    row('Arredi Colmegna')
      .getByRole('button', { name: /^Altro: / })
      .first(),
  )
  await press(page.getByRole('menuitem', { name: 'Dettagli' }))
  const account = page.getByRole('dialog', { name: 'Dettagli' })
  await expect(account.getByRole('row', { name: /^43\/2026/ })).toContainText('2.000,00')
  await expect(account.getByRole('row', { name: /Restyling del marchio/ })).toContainText('Completato')
})

test('analytics and the ageing are worked out of the records', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'business', 'analytics')
  for (const title of ['Fatturato per mese', 'Margine per mese', 'Da incassare per ritardo', 'Progetti per stato']) {
    await expect(page.getByRole('heading', { name: title })).toBeAttached()
  }
  await expect(page.getByRole('table').first()).toBeAttached()
  await press(
    page
      .getByRole('link', { name: /^Scadenzario/ })
      .filter({ visible: true })
      .first(),
  )
  await expect(page.getByText('Per giorni di ritardo')).toBeVisible()
  const lido = page.getByRole('row', { name: /Lido Torre Gaia/ })
  await expect(lido).toContainText('4.392')
})
