import { readFile } from 'node:fs/promises'
import { accessibilityFaults } from './support/axe.ts'
import { openDashboardOf, undo } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

/** As a portal writes it: folded lines, a time zone that nobody needs, an event of its own for closed nights. */
const PORTAL = [
  'BEGIN:VCALENDAR',
  'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN',
  'CALSCALE:GREGORIAN',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'DTEND;VALUE=DATE:20270204',
  'DTSTART;VALUE=DATE:20270201',
  'UID:1418fb94e984-aa1@airbnb.com',
  'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
  ' tails/HMABCD1234\\nPhone Number (Last 4 Digits): 0199',
  'SUMMARY:Reserved',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTEND;VALUE=DATE:20270212',
  'DTSTART;VALUE=DATE:20270210',
  'UID:7f662ec65913-bb2@airbnb.com',
  'SUMMARY:Airbnb (Not available)',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

test.describe('iCal', () => {
  test('a portal’s calendar comes in for a room, shows on its days, and is taken back whole', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni', '&giorno=2027-02-01')
    await page.getByRole('button', { name: 'Calendari iCal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Calendari iCal' })
    await dialog.getByLabel('File iCal').setInputFiles({ name: 'airbnb.ics', mimeType: 'text/calendar', buffer: Buffer.from(PORTAL) })
    await expect(dialog).toContainText('airbnb.ics: letto. Scegli la camera per vedere che cosa cambia.')
    await dialog.getByRole('combobox', { name: 'Camera' }).click()
    await page.getByRole('option', { name: 'Camera 201' }).click()
    await expect(dialog.getByRole('region', { name: 'Nuove' })).toContainText('3 notti')
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Importa 1 prenotazione' }).click()
    await expect(dialog).toBeHidden()
    const day = page.getByRole('region', { name: /^Arrivi, \d/ })
    await expect(day).toContainText('Camera 201 · 3 notti')
    await expect(day).toContainText('Airbnb')
    await undo(page).click()
    await expect(page.getByRole('region', { name: 'Prenotazioni di lunedì 1 febbraio' })).not.toContainText('Camera 201')
  })

  test('a file that is no calendar is told so, and the dialog stays', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni')
    await page.getByRole('button', { name: 'Calendari iCal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Calendari iCal' })
    await dialog.getByLabel('File iCal').setInputFiles({ name: 'foto.ics', mimeType: 'text/calendar', buffer: Buffer.from('GIF89a') })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByLabel('File iCal')).toBeAttached()
  })

  test('the calendar of a room goes out without names, and with them when asked', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni')
    await page.getByRole('button', { name: 'Calendari iCal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Calendari iCal' })
    await dialog.getByRole('combobox', { name: 'Camera' }).click()
    await page.getByRole('option', { name: 'Camera 102' }).click()
    const exported = async () => {
      const started = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Esporta calendario' }).click()
      const file = await started
      expect(file.suggestedFilename()).toMatch(/102.*\.ics$/)
      return readFile(await file.path(), 'utf8')
    }
    const plain = await exported()
    expect(plain).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(plain).toMatch(/DTSTART;VALUE=DATE:20261119\r\n/)
    expect(plain).not.toContain('Pellegrini')
    expect(Math.max(...plain.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    await dialog.getByRole('switch', { name: 'Scrivi i nomi' }).click()
    expect(await exported()).toContain('Pellegrini')
  })
})
