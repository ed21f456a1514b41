import type { Locator, Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

const row = (page: Page, text: string | RegExp): Locator => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })

async function openList(page: Page): Promise<void> {
  await open(page, /^Prenotazioni/)
  // The plan is drawn before its views can be chosen on a phone.
  await page
    .getByText(/^Adesso/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await chooseView(page, 'Elenco')
}

/** A tab of the dashboard: on a phone those that have no room on the bar stand behind «Altro». */
async function open(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole('link', { name }).filter({ visible: true }).first()
  if ((await tab.count()) > 0) {
    await press(tab)
    // Until then the tab that was open stands there, with views of its own.
    return expect(tab).toHaveAttribute('aria-current', 'page')
  }
  await press(page.getByRole('button', { name: 'Altro', exact: true }))
  const more = page.getByRole('dialog', { name: 'Altro' })
  await press(more.getByRole('button', { name }))
  await closed(more)
}

/** The daily work of a restaurant: somebody books, sits down, orders; the kitchen cooks; the bill is divided and paid, and the table is free. */
test('a dinner from the booking to the bill', async ({ page }) => {
  test.slow()
  await openDashboardOf(page, 'ristorazione', 'prenotazioni', '&mostra=list')
  await press(page.getByRole('button', { name: 'Nuova Prenotazione' }).filter({ visible: true }).first())
  const booking = page.getByRole('dialog', { name: 'Nuova Prenotazione' })
  await booking.getByLabel('Cliente').fill('Ada Foresti')
  await booking.getByLabel('Ora', { exact: true }).fill('10:00')
  await booking.getByLabel('Coperti').fill('5')
  // The smallest table at which they fit is already there.
  await expect(booking.getByText('9', { exact: true })).toBeVisible()
  await press(booking.getByRole('button', { name: 'Salva prenotazione' }))
  await expect(booking.getByText('Il ristorante apre alle 12:00: salva lo stesso?')).toBeVisible()
  await press(booking.getByRole('button', { name: 'Sì, salva' }))
  await closed(booking)

  await press(
    row(page, 'Ada Foresti')
      .getByRole('button', { name: /Ada Foresti/ })
      .first(),
  )
  const party = page.getByRole('dialog')
  await press(party.getByRole('button', { name: 'Nuovo Ordine' }))
  const order = page.getByRole('dialog', { name: 'Nuovo Ordine' })
  await expect(order.getByLabel('Tavolo')).toHaveValue('9')
  await press(order.getByRole('button', { name: 'Secondi', exact: true }))
  const steak = order.getByRole('option', { name: /^Tagliata di manzo/ })
  await press(steak)
  await press(steak)
  await expect(order.getByLabel('Quantità, Tagliata di manzo')).toHaveValue('2')
  await press(order.getByRole('button', { name: 'Invia in cucina' }))
  await closed(order)

  await open(page, /^Ordini/)
  const ticket = page.getByRole('article', { name: /^Tavolo 9, Secondi/ })
  await expect(ticket).toContainText('Tagliata di manzo')
  await press(ticket.getByRole('button', { name: /Tagliata di manzo/ }))
  await expect(ticket.getByRole('button', { name: /Tagliata di manzo/ })).toHaveAttribute('aria-pressed', 'true')
  await press(ticket.getByRole('button', { name: /^Pronto/ }))
  await press(page.getByRole('region', { name: 'Pronti' }).getByRole('button', { name: /^Servito: Tavolo 9/ }))
  await expect(page.getByRole('region', { name: 'Serviti' }).getByRole('listitem').first()).toContainText('Secondi')

  await openList(page)
  const booked = row(page, 'Ada Foresti')
  // Who orders has come, though nobody has said so.
  await expect(booked).toContainText('A tavola')
  await press(booked.getByRole('button', { name: 'Altro: Ada Foresti' }))
  await press(page.getByRole('menuitem', { name: 'Porta il conto' }))
  await expect(page.getByText('Conto alla cassa')).toBeVisible()

  await open(page, /^Cassa/)
  await chooseView(page, 'Elenco')
  await press(
    row(page, 'Tavolo 9 · Ada Foresti')
      .getByRole('button', { name: /Ada Foresti/ })
      .first(),
  )
  await press(page.getByRole('dialog').getByRole('button', { name: 'Dividi il conto' }))
  const shares = page.getByRole('dialog', { name: 'Dividi il conto' })
  await shares.getByLabel('In quanti').fill('2')
  await press(shares.getByRole('button', { name: 'Dividi', exact: true }))
  await expect(page.getByText('Conto diviso in 2')).toBeVisible()
  await closed(shares)

  await chooseView(page, 'Banco')
  for (const share of ['1 di 2', '2 di 2']) {
    await takeUp(page, share)
    await press(page.getByRole('button', { name: /^Incassa 19,00/ }))
    await expect(page.getByText('Incassati 19,00 €')).toBeVisible()
  }
  await openList(page)
  await expect(row(page, 'Ada Foresti')).toContainText('Completata')
})

/** A parked bill comes back into the hand of the till. */
async function takeUp(page: Page, name: string): Promise<void> {
  // On a phone those that wait lie on a sheet.
  const sheet = page.getByRole('button', { name: /sospes|da parte|da pagare/i }).filter({ visible: true })
  const parked = page.getByRole('button', { name: new RegExp(name) }).filter({ visible: true })
  if (test.info().project.use.hasTouch) await press(sheet.first())
  await press(parked.first())
}

test('the room: who comes is seated at a table, and a table that is too small is refused', async ({ page, isMobile }) => {
  await openDashboardOf(page, 'ristorazione', 'prenotazioni', '&servizio=cena')
  const table = page.getByRole('button', { name: /^Tavolo 5, Confermata 19:30, 4 posti/ }).filter({ visible: true })
  await press(isMobile ? row(page, 'Famiglia Lorusso').getByRole('button').first() : table)
  await press(page.getByRole('button', { name: 'Fai accomodare' }).filter({ visible: true }).first())
  await expect(page.getByText('Accomodati')).toBeVisible()
})
