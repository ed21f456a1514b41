import type { Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

/** A panel of the overview, by its heading. */
const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const tab = (page: Page, name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()

/** The week of a cleaning firm: a site is booked for every week, a team that is taken is refused, another takes the work. */
test('a week of teams', async ({ page }) => {
  await openDashboardOf(page, 'pulizie', 'interventi', '&settimana=2026-11-24')
  await press(page.getByRole('button', { name: 'Nuovo Intervento' }).filter({ visible: true }).first())
  const form = page.getByRole('dialog', { name: 'Nuovo Intervento' })
  await form.getByLabel('Sede', { exact: true }).fill('Orobici')
  await press(page.getByRole('option', { name: /^Orobici, palazzina nuova/ }))
  await expect(form.getByLabel('Cliente', { exact: true })).toHaveValue('Magazzini Orobici')
  await expect(form.getByLabel('Squadra', { exact: true })).toHaveValue('Squadra Rossa')
  await expect(form.getByLabel('Indirizzo', { exact: true })).toHaveValue('Via Industria 55, Seriate')
  await form.getByLabel('Data', { exact: true }).fill('2026-11-24')
  await form.getByLabel('Ora', { exact: true }).fill('17:00')
  await press(form.getByRole('button', { name: 'Salva intervento' }))
  await expect(form.getByText('Squadra Rossa ha già «Pulizia uffici» il 24/11/2026 dalle 18:30 alle 20:00.').first()).toBeVisible()
  await form.getByLabel('Ora', { exact: true }).fill('08:00')
  await press(form.getByLabel('Ripetizione', { exact: true }))
  await press(page.getByRole('option', { name: 'Ogni settimana' }))
  await form.getByLabel('Fino al', { exact: true }).fill('2026-12-15')
  await expect(form.getByText('3 volte, l’ultima martedì 15/12/2026. Salta 08/12/2026.')).toBeVisible()
  await press(form.getByRole('button', { name: 'Salva intervento' }))
  await closed(form)
  await expect(page.getByText('3 interventi salvati')).toBeVisible()

  // On a phone the week is a day at a time.
  const day = page.getByRole('button', { name: /mar.*24/i }).filter({ visible: true })
  if ((await page.getByRole('grid').count()) === 0) await press(day.first())
  const moveTo = async (team: string, date: string, told: string | RegExp) => {
    await press(page.getByRole('button', { name: 'Sposta o apri «Magazzini Orobici»' }).filter({ visible: true }))
    await press(page.getByRole('menuitem', { name: 'Sposta a…' }))
    const dialog = page.getByRole('dialog', { name: 'Sposta a…' })
    await press(dialog.getByLabel('Squadra'))
    await press(page.getByRole('option', { name: team }))
    await dialog.getByLabel('Data').fill(date)
    await press(dialog.getByRole('button', { name: 'Sposta', exact: true }))
    // A notice does not wait for whoever waits for the dialog.
    await expect(page.getByText(told).first()).toBeVisible()
    await closed(dialog)
  }
  await moveTo('Squadra Gialla', '2026-11-23', /Squadra Gialla ha già «Vetrate esterne» il 23\/11\/2026 dalle 09:00 alle 12:00/)
  await moveTo('Squadra Blu', '2026-11-24', 'Spostato a martedì 24 novembre, Squadra Blu')
})

/** A job of the day from nobody's to its invoice. */
test('a job is given a team, ticked off and billed; what it used leaves the store', { tag: '@phone' }, async ({ page }) => {
  await openDashboardOf(page, 'pulizie')
  const row = (text: string) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
  const today = panel(page, 'Interventi Oggi')
  const job = today.getByRole('listitem').filter({ hasText: 'Condominio Cavour 18' })
  await press(job.getByRole('button', { name: /^Inizia:/ }))
  const start = page.getByRole('dialog', { name: 'Inizia' })
  await start.getByLabel('Squadra', { exact: true }).fill('Verde')
  await press(page.getByRole('option', { name: /^Squadra Verde/ }))
  await press(start.getByRole('button', { name: 'Inizia', exact: true }))
  await closed(start)
  await expect(panel(page, 'Squadre').getByRole('listitem').filter({ hasText: 'Squadra Verde' })).toContainText('Occupata')

  await press(job.getByRole('button', { name: /Condominio Cavour 18/ }).first())
  const form = page.getByRole('dialog', { name: /Intervento/ })
  await press(form.getByRole('button', { name: 'Aggiungi riga a Materiali usati' }))
  await form.getByLabel('Materiale, riga 1').fill('Detergente multi')
  await press(page.getByRole('option', { name: /^Detergente multiuso/ }))
  await form.getByLabel('Quantità, riga 1').fill('3')
  await press(form.getByRole('button', { name: 'Salva intervento' }))
  await closed(form)

  await press(job.getByRole('button', { name: /^Completa:/ }))
  const done = page.getByRole('dialog', { name: 'Completa' })
  await done.getByLabel('Ore di lavoro').fill('1.25')
  for (const item of ['Androne e ingresso', 'Rampe e pianerottoli', 'Corrimano e ringhiere', 'Ascensore', 'Vetri del portone']) {
    await press(done.getByRole('checkbox', { name: item }))
  }
  await expect(done.getByText('5/5 fatti')).toBeVisible()
  await press(done.getByRole('button', { name: 'Completa', exact: true }))
  await closed(done)
  await expect(page.getByText('Intervento completato')).toBeVisible()

  await press(tab(page, /^Materiali/))
  // There were 38.
  await expect(row('Detergente multiuso')).toContainText(/(?<!\d)35/)

  await openBilling(page)
  await expect(page.getByText('Fattura in bozza')).toBeVisible()
})

/** The customer's done work becomes an invoice, from his own row. */
async function openBilling(page: Page): Promise<void> {
  await press(tab(page, /^Interventi/))
  await expect(page.getByRole('button', { name: 'Settimana successiva' })).toBeVisible()
  await chooseView(page, 'Clienti')
  const client = page.locator('tr, li').filter({ hasText: 'Condominio Cavour 18' }).filter({ visible: true })
  await press(client.getByRole('button', { name: /Condominio Cavour 18/ }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Fattura gli interventi' }))
  const bill = page.getByRole('dialog', { name: 'Interventi da fatturare' })
  await expect(bill.getByText('Pulizia scale, Cavour 18, scale')).toBeVisible()
  await press(bill.getByRole('button', { name: 'Crea fattura' }))
  await closed(bill)
}
