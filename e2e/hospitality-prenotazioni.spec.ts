import { accessibilityFaults, faultsInBothThemes } from './support/axe.ts'
import { openCheckOut, openDashboardOf, undo } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

const EMPTY_DAY = '2028-02-29'
const EMPTY = 'Nessuna prenotazione per questa data'

test.describe('Prenotazioni, calendar', () => {
  test('a chosen date lists its bookings, an empty one says so; the legend has the five sources', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni')
    await expect(page.getByRole('list', { name: 'Colori dei canali' }).getByRole('listitem')).toHaveText([
      'Booking.com',
      'Airbnb',
      'Expedia',
      'Sito web',
      'Reception',
    ])
    await expect(page.getByRole('region', { name: /^Arrivi, 2/ })).toContainText('Jonas Lindqvist')
    await page.getByRole('button', { name: /^lunedì 23 novembre 2026/ }).click()
    await expect(page).toHaveURL(/giorno=2026-11-23/)
    await expect(page.getByRole('region', { name: 'Prenotazioni di lunedì 23 novembre' })).toContainText('Élodie Marchand')
    await openDashboardOf(page, 'hospitality', 'prenotazioni', `&giorno=${EMPTY_DAY}`)
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible()
    expect(await faultsInBothThemes(page)).toEqual([])
  })

  test('a new booking is told of the clash, takes another room, and can be undone', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni', '&giorno=2026-11-22')
    const panel = page.getByRole('region', { name: 'Prenotazioni di domenica 22 novembre' })
    await panel.getByRole('button', { name: 'New Booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Booking' })
    await expect(dialog.getByLabel('Arrivo', { exact: true })).toHaveValue('2026-11-22')
    await dialog.getByLabel('Camera').fill('101')
    await page.getByRole('option', { name: /^Camera 101/ }).click()
    const clash = dialog.getByText('Camera 101 è già prenotata da Clara Vismara dal 21/11/2026 al 23/11/2026.')
    // Before anybody has asked for a name.
    await expect(clash).toBeVisible()
    await dialog.getByLabel('Ospite', { exact: true }).fill('Ugo D’Angelò <b>')
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect(clash).toBeVisible()
    await expect(dialog.getByLabel('Ospite', { exact: true })).toHaveValue('Ugo D’Angelò <b>')
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([])
    await dialog.getByLabel('Camera').fill('202')
    await page.getByRole('option', { name: /^Camera 202/ }).click()
    await expect(clash).toHaveCount(0)
    await expect(dialog.getByText('Partenza: lunedì 23 novembre 2026')).toBeVisible()
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Ugo D’Angelò <b>', exact: true })).toBeVisible()
    await undo(page).click()
    await expect(panel.getByRole('button', { name: 'Ugo D’Angelò <b>', exact: true })).toHaveCount(0)
  })

  test('a check-in occupies the room and opens the schedina with the hour, and can be undone', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni')
    await page.getByRole('region', { name: 'Prenotazioni di sabato 21 novembre' }).getByRole('button', { name: 'New Booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Booking' })
    await dialog.getByLabel('Ospite', { exact: true }).fill('Ugo D’Angelò')
    await dialog.getByLabel('Camera').fill('201')
    await page.getByRole('option', { name: /^Camera 201/ }).click()
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect(dialog).toBeHidden()
    const row = page.getByRole('listitem').filter({ hasText: 'Ugo D’Angelò' })
    await row.getByRole('button', { name: /^Check-in/ }).click()
    await expect(row).toContainText('Arrivato')
    const tabs = page.getByRole('navigation', { name: 'Schede' }).filter({ visible: true })
    await tabs.getByRole('link', { name: /Alloggiati/ }).click()
    const opened = page.getByRole('region', { name: 'D’Angelò Ugo' })
    await expect(opened).toContainText('Arrivo 21/11/2026 alle 10:00, 1 notte')
    await expect(opened).toContainText('Da inviare entro le 16:00 di oggi: mancano 6 ore.')
    await expect(opened).toContainText(/Mancano ancora: sesso, data di nascita, .*cittadinanza, tipo di documento\./)
    await undo(page).first().click()
    await expect(opened).toHaveCount(0)
  })

  test('a check-out sends the room to cleaning, a tick makes it free, and each can be undone', { tag: '@phone' }, async ({ page }) => {
    const { dialog } = await openCheckOut(page, 'Famiglia Pellegrini')
    await dialog.getByLabel('Pagamento del conto').click()
    await page.getByRole('option', { name: 'Carta' }).click()
    await dialog.getByRole('button', { name: 'Check-out', exact: true }).click()
    await expect(page.getByRole('region', { name: /^Partenze, 2/ })).toContainText('Famiglia Pellegrini')
    // The way of the page: what is in memory must stay.
    await page.getByRole('navigation', { name: 'Schede' }).filter({ visible: true }).getByRole('link', { name: 'Pulizie' }).click()
    const room = page.getByRole('region', { name: 'Camere', exact: true }).getByRole('listitem').filter({ hasText: 'Camera 102' })
    await expect(room).toContainText('In Pulizia')
    await expect(room).toContainText('In corso')
    const work = page.getByRole('region', { name: /^Pulizie di sabato 21 novembre/ })
    await expect(work).toContainText('2 di 4 fatte')
    await page.getByRole('checkbox', { name: /^Fatta: Camera 102, Cambio ospite/ }).click()
    await expect(work).toContainText('3 di 4 fatte')
    await expect(room).toContainText('Libera')
    await expect(room).toContainText('Completata')
    await undo(page).first().click()
    await expect(room).toContainText('In Pulizia')
    await expect(work).toContainText('2 di 4 fatte')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
