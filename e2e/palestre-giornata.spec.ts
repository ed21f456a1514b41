import type { Locator, Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

const row = (page: Page, text: string): Locator => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
const create = (page: Page, name: string): Locator => page.getByRole('button', { name }).filter({ visible: true }).first()

/** A card at the door: the form knows whose it is and says whether he may come in. */
async function atTheDoor(page: Page, card: string, who: string, verdict: string): Promise<Locator> {
  await press(create(page, 'Registra Ingresso'))
  const form = page.getByRole('dialog', { name: 'Registra Ingresso' })
  await form.getByLabel('Tessera', { exact: true }).fill(card)
  await form.getByLabel('Tessera', { exact: true }).press('Tab')
  await expect(form.getByLabel('Iscritto', { exact: true })).toHaveValue(who)
  await expect(form.getByRole('alert').filter({ hasText: verdict })).toHaveText(verdict)
  return form
}

test('a morning at the desk: who may come in, who may not, and what puts it right', async ({ page }) => {
  await openDashboardOf(page, 'palestre', 'ingressi')
  const welcome = await atTheDoor(page, '2002', 'Gabriele Petrucci', 'Può entrare.')
  await press(welcome.getByRole('button', { name: 'Registra ingresso' }))
  await closed(welcome)
  await expect(row(page, 'Gabriele Petrucci').first()).toContainText('Consentito')

  const stopped = await atTheDoor(page, '2004', 'Ettore Mazzanti', 'Non entra: certificato scaduto.')
  await press(stopped.getByRole('button', { name: 'Registra ingresso' }))
  await closed(stopped)
  await expect(row(page, 'Ettore Mazzanti').first()).toContainText('Negato')

  // Somebody whose subscription has ended buys three months in three instalments and pays the first one.
  await openDashboardOf(page, 'palestre', 'abbonamenti')
  await press(create(page, 'Nuovo Abbonamento'))
  const form = page.getByRole('dialog', { name: 'Nuovo Abbonamento' })
  await form.getByLabel('Iscritto', { exact: true }).fill('Ilaria')
  await press(page.getByRole('option', { name: /^Ilaria Bonfanti/ }))
  await press(form.getByLabel('Tipo', { exact: true }))
  await press(page.getByRole('option', { name: 'Trimestrale' }))
  await expect(form.getByLabel('Prezzo', { exact: true })).toHaveValue('165.00')
  await expect(form.getByLabel('Fine', { exact: true })).toHaveValue('2027-02-19')
  await form.getByLabel('Rate', { exact: true }).fill('3')
  await press(form.getByLabel('Pagato con', { exact: true }))
  await press(page.getByRole('option', { name: 'Contanti' }))
  await press(form.getByRole('button', { name: 'Attiva abbonamento' }))
  await closed(form)
  await chooseView(page, 'Rate')
  await expect(row(page, 'Ilaria Bonfanti').filter({ hasText: 'Da pagare' })).toHaveCount(2)
  await chooseView(page, 'Pagamenti')
  await expect(row(page, 'Ilaria Bonfanti').first()).toContainText('55,00')
})

test('a full class: who wants in waits, and moves up when somebody cannot come', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'palestre', 'prenotazioni', '&cerca=Funzionale')
  const waiting = row(page, 'Funzionale · 23/11/2026').filter({ hasText: 'In lista d’attesa' })
  await expect(waiting).toHaveCount(4)
  const booked = row(page, 'Funzionale · 23/11/2026').filter({ hasText: 'Prenotata' }).first()
  await press(booked.getByRole('button', { name: /^Altro: / }))
  await press(page.getByRole('menuitem', { name: 'Annulla prenotazione' }))
  await expect(page.getByText('Prenotazione annullata: il posto va a chi aspetta da più tempo')).toBeVisible()
  await expect(waiting).toHaveCount(3)
  await expect(row(page, 'Funzionale · 23/11/2026').filter({ hasText: 'Prenotata' })).toHaveCount(16)
})
