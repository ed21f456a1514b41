import type { Locator, Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

const row = (page: Page, text: string): Locator => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const tab = (page: Page, name: RegExp): Locator => page.getByRole('link', { name }).filter({ visible: true }).first()
/** A row begins with its title on a phone; at a desk its pencil opens it. */
const opener = (of: Locator): Locator =>
  of.getByRole('button', { name: test.info().project.use.hasTouch ? /^(?!Altro|Scegli)/ : /^Modifica:/ }).first()
const leave = async (page: Page): Promise<void> => {
  const form = page.getByRole('dialog')
  if ((await form.count()) > 0) await press(form.getByRole('button', { name: 'Chiudi' }).first())
  await closed(form)
}

/** Money is written as cash that was a transfer: it is reversed and registered again, and its donor has a receipt with a number. */
test('a donation to its receipt', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openDashboardOf(page, 'sociale', 'donazioni')
  const form = page.getByRole('dialog', { name: 'Nuova Donazione' })
  const register = async (mezzo: string): Promise<void> => {
    await press(page.getByRole('button', { name: 'Nuova Donazione' }).filter({ visible: true }).first())
    await form.getByLabel('Donatore', { exact: true }).fill('Mirella')
    await press(page.getByRole('option', { name: /^Mirella Iotti/ }))
    await form.getByLabel('Importo', { exact: true }).fill('80')
    await form.getByLabel('Progetto', { exact: true }).fill('Spesa')
    await press(page.getByRole('option', { name: /^Spesa sospesa/ }))
    await press(form.getByLabel('Ricevuta con', { exact: true }))
    await press(page.getByRole('option', { name: mezzo }))
    await press(form.getByRole('button', { name: 'Salva donazione' }))
    await closed(form)
  }
  await register('Contanti')
  const gift = row(page, 'Mirella Iotti').filter({ hasText: '80,00' })
  await press(opener(gift.first()))
  const record = page.getByRole('dialog')
  await expect(record.getByText('Contanti: non danno diritto ad agevolazioni fiscali.')).toBeVisible()
  await press(record.getByRole('button', { name: 'Storna donazione' }))
  const reverse = page.getByRole('dialog', { name: 'Storna donazione' })
  await reverse.getByLabel('Motivo', { exact: true }).fill('Era un bonifico')
  await press(reverse.getByRole('button', { name: 'Storna donazione' }))
  await closed(reverse)
  await leave(page)
  await expect(
    gift
      .filter({ hasText: '-80,00' })
      .or(gift.filter({ hasText: '−80,00' }))
      .first(),
  ).toBeVisible()
  await register('Bonifico')

  await press(opener(gift.filter({ hasText: 'Arrivata' }).first()))
  await expect(record.getByText('dà diritto alla detrazione o alla deduzione')).toBeVisible()
  await press(record.getByRole('button', { name: 'Prepara ricevuta' }))
  const receipt = page.getByRole('dialog', { name: 'Nuova Ricevuta' })
  await expect(receipt.getByLabel('Importo', { exact: true })).toHaveValue('80.00')
  await press(receipt.getByRole('button', { name: /^Salva/ }))
  await closed(receipt)
  await leave(page)

  await chooseView(page, 'Ricevute')
  const draft = row(page, 'Mirella Iotti').filter({ hasText: 'Bozza' }).first()
  await press(draft.getByRole('button', { name: /^Altro:/ }))
  await press(page.getByRole('menuitem', { name: /^Emetti/ }))
  const issue = page.getByRole('dialog', { name: 'Emetti' })
  await expect(issue).toContainText('80,00')
  await press(issue.getByRole('button', { name: /^Emetti e stampa|^Emetti$/ }).first())
  await closed(issue)
  const issued = row(page, 'Mirella Iotti').filter({ hasText: 'Emessa' }).filter({ hasText: '80,00' }).first()
  await expect(issued).toContainText(/ED\/\d+\/2026/)

  await chooseView(page, 'Donatori')
  await page.getByRole('searchbox').fill('Mirella')
  await expect(row(page, 'Mirella Iotti').first()).toContainText('230,00')
})

/** The day of who runs the place: a talk with a family is put down and held, a shift gets who lacks and its hours are counted. */
test('a beneficiary is given a service, a shift its volunteers', { tag: '@phone' }, async ({ page }) => {
  await openDashboardOf(page, 'sociale', 'beneficiari', '&mostra=list:servizi')
  await press(page.getByRole('button', { name: 'Nuovo Servizio' }).filter({ visible: true }).first())
  const form = page.getByRole('dialog', { name: 'Nuovo Servizio' })
  await form.getByLabel('Beneficiario', { exact: true }).fill('Famiglia R.')
  await press(page.getByRole('option', { name: /^Famiglia R\./ }).first())
  await press(form.getByLabel('Tipo di servizio', { exact: true }))
  await press(page.getByRole('option', { name: 'Colloquio' }))
  await expect(form.getByLabel('Durata', { exact: true })).toHaveValue('45')
  await form.getByLabel('Ora', { exact: true }).fill('07:45')
  await press(form.getByRole('button', { name: /^Salva/ }))
  // Before the doors open.
  await press(form.getByRole('button', { name: 'Sì, salva' }))
  await closed(form)

  await press(tab(page, /^Panoramica/))
  const talk = panel(page, 'Servizi di oggi').getByRole('listitem').filter({ hasText: 'Colloquio' })
  await expect(talk).toContainText('Famiglia R.')
  const given = talk.getByRole('button', { name: /^Segna erogato:/ })
  await press(given)
  await expect(given).toBeHidden()
  await expect(talk).toContainText('Erogato')

  // Today's shift is held: whoever was expected has the hours.
  const shift = panel(page, 'Turni di oggi').getByRole('listitem').filter({ hasText: 'Raccolta nei negozi' })
  await press(shift.getByRole('button', { name: /^Segna svolto:/ }))
  const held = page.getByRole('dialog', { name: 'Segna svolto' })
  await press(held.getByRole('button', { name: 'Segna svolto', exact: true }))
  await closed(held)
  await expect(shift).toContainText('Svolto')

  await press(tab(page, /^Turni/))
  await expect(page.getByRole('button', { name: 'Oggi' }).first()).toBeVisible()
  await chooseView(page, 'Elenco')
  await press(page.getByRole('button', { name: 'Nuovo Turno' }).filter({ visible: true }).first())
  const fresh = page.getByRole('dialog', { name: 'Nuovo Turno' })
  await fresh.getByLabel('Progetto', { exact: true }).fill('Doposcuola')
  await press(page.getByRole('option', { name: /^Doposcuola di quartiere/ }))
  await fresh.getByLabel('Attività', { exact: true }).fill('Festa di dicembre')
  await fresh.getByLabel('Data', { exact: true }).fill('2026-11-25')
  await fresh.getByLabel('Ora', { exact: true }).fill('17:15')
  await press(fresh.getByRole('button', { name: 'Salva turno' }))
  await closed(fresh)
  await press(opener(row(page, 'Festa di dicembre').first()))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Trova volontari' }))
  const found = page.getByRole('dialog', { name: 'Trova volontari per il turno' })
  await expect(found.getByText('Aiuto compiti').first()).toBeVisible()
  await press(found.getByRole('button', { name: 'Metti di turno' }))
  await expect(page.getByText('2 volontari di turno')).toBeVisible()
})
