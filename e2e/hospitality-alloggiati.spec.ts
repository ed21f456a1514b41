import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { faultsInBothThemes } from './support/axe.ts'
import { openDashboardOf, undo } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

const open = (page: Page, more = '') => openDashboardOf(page, 'hospitality', 'alloggiati', more)
const group = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const FILE = 'schedine-2026-11-21.txt'

test.describe('Portale Alloggiati', () => {
  test('wrong and missing data are named by person and field before anything is downloaded', { tag: '@desk' }, async ({ page }) => {
    await open(page)
    const clara = group(page, 'Vismara Clara')
    await expect(clara).toContainText('Da inviare entro le 09:47 di domani')
    await expect(clara).toContainText('Pronta')
    await clara.getByRole('button', { name: 'Vismara Clara', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifica Schedina' })
    await dialog.getByLabel('Numero documento').fill('')
    await dialog.getByLabel('Comune di nascita').fill('Vattelapesca')
    await dialog.getByLabel('Comune di nascita').press('Tab')
    await dialog.getByRole('button', { name: 'Salva schedina' }).click()
    await expect(dialog).toBeHidden()
    await expect(clara).toContainText('Il luogo di nascita non è nelle tabelle della Polizia. Scrivi il nome e scegli dall')
    await expect(clara).toContainText('Manca il numero del documento.')
    await page.getByRole('button', { name: 'Genera file' }).click()
    const making = page.getByRole('dialog', { name: 'Genera il file' })
    await making.getByRole('checkbox', { name: 'Vismara Clara' }).check()
    let downloads = 0
    page.on('download', () => downloads++)
    await making.getByRole('button', { name: 'Scarica il file' }).click()
    await expect(making.getByRole('alert')).toContainText('Clara Vismara: manca il numero del documento.')
    expect(await faultsInBothThemes(page)).toEqual([])
    await making.getByRole('button', { name: 'Annulla' }).click()
    expect(downloads).toBe(0)
    await page.getByRole('button', { name: 'Completa: Vismara Clara' }).click()
    await expect(page.getByRole('dialog', { name: 'Modifica Schedina' }).getByLabel('Comune di nascita')).toBeFocused()
  })

  test('the file has rows of 168 characters with CR and LF between, is logged, and can be undone', { tag: '@desk' }, async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Genera file' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Scarica il file' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(FILE)
    const text = await readFile(await download.path(), 'ascii')
    const rows = text.split('\r\n')
    expect(rows.map((row) => [row.length, row.slice(0, 2), row.slice(14, 64).trim(), row.slice(64, 94).trim()])).toEqual([
      [168, '16', 'VISMARA', 'CLARA'],
      [168, '17', 'LINDQVIST', 'JONAS'],
      [168, '19', 'LINDQVIST', 'ELIN'],
    ])
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]|\r\n$/)
    await expect(group(page, FILE)).toContainText('3 righe da 168 caratteri')
    await undo(page).click()
    await expect(group(page, FILE)).toBeHidden()
    await expect(group(page, 'Vismara Clara')).toBeVisible()
  })

  test('a file that was uploaded is sent, and the log says when, by whom and with which receipt', { tag: '@desk' }, async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Genera file' }).click()
    await page.getByRole('button', { name: 'Scarica il file' }).click()
    await group(page, FILE).getByRole('button', { name: 'Ho caricato il file sul portale' }).click()
    const dialog = page.getByRole('dialog', { name: 'File caricato sul portale' })
    await dialog.getByLabel(/Numero della ricevuta/).fill('R-77')
    await dialog.getByRole('button', { name: 'Segna inviate' }).click()
    await expect(page.getByText('Tutte le schedine sono inviate o nel file.')).toBeVisible()
    await page.getByText('File generati', { exact: true }).click()
    const log = group(page, FILE)
    await expect(log).toContainText('21/11/2026 alle 10:00')
    await expect(log).toContainText('Ricevuta R-77')
    await expect(log).toContainText('Inviato')
    await log.getByText('Le 3 persone nel file').click()
    await expect(log.getByRole('button', { name: /^Lindqvist Elin/ })).toBeVisible()
    expect(await faultsInBothThemes(page)).toEqual([])
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Scarica di nuovo: schedine-2026-11-19.txt' }).click()
    expect((await readFile(await (await downloading).path(), 'ascii')).split('\r\n').map((row) => row.length)).toEqual([168, 168, 168, 168])
  })

  test('a new schedina has the day and the hour of now, and another day has no hour', { tag: '@phone' }, async ({ page }) => {
    await open(page)
    const form = page.getByRole('form', { name: 'Nuova Schedina' })
    await expect(form.getByLabel('Data di arrivo')).toHaveValue('2026-11-21')
    await expect(form.getByLabel('Ora di arrivo')).toHaveValue('10:00')
    await page.clock.setFixedTime('2026-11-21T10:25:00+01:00')
    await form.getByLabel('Cognome').fill('Sala')
    await expect(form.getByLabel('Ora di arrivo')).toHaveValue('10:25')
    await form.getByLabel('Data di arrivo').fill('2026-11-20')
    await expect(form.getByLabel('Ora di arrivo')).toHaveValue('')
    await form.getByLabel('Ora di arrivo').fill('09:40')
    await form.getByLabel('Nome', { exact: true }).fill('Eva')
    await expect(form.getByLabel('Ora di arrivo')).toHaveValue('09:40')
  })

  test('says where the file is uploaded', { tag: '@phone' }, async ({ page }) => {
    await open(page)
    const link = page.getByRole('link', { name: 'alloggiatiweb.poliziadistato.it' })
    await expect(link).toHaveAttribute('href', 'https://alloggiatiweb.poliziadistato.it')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })
})

test.describe('Anagrafica Ospiti', () => {
  test('a guest is registered on the page, the comune chosen by typing, and can be undone', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'ospiti')
    const form = page.getByRole('form', { name: 'Nuovo Ospite' })
    await form.getByLabel('Nome', { exact: true }).fill('Nicolò')
    await form.getByLabel('Cognome', { exact: true }).fill('D’Angelo')
    const birthplace = form.getByLabel('Comune di nascita', { exact: true })
    await birthplace.click()
    await expect(page.getByRole('option')).toHaveText(['Milano', 'Roma', 'Napoli', 'Torino'])
    await birthplace.pressSequentially('andri')
    await page.getByRole('option', { name: 'Andria (BA), fino al 2009' }).click()
    await expect(birthplace).toHaveValue('Andria (BA)')
    await form.getByRole('button', { name: 'Salva ospite' }).click()
    const last = page.getByRole('region', { name: 'Ultimi ospiti' }).getByRole('listitem').first()
    await expect(last).toContainText('D’Angelo Nicolò')
    await expect(form.getByLabel('Cognome', { exact: true })).toHaveValue('')
    // The notice with «Annulla» stays for six seconds: nothing slow comes before it.
    await undo(page).click()
    await expect(last).not.toContainText('D’Angelo')
    expect(await faultsInBothThemes(page)).toEqual([])
  })

  test('somebody who is registered already is told, and what is typed stays', { tag: '@desk' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'ospiti')
    const form = page.getByRole('form', { name: 'Nuovo Ospite' })
    await form.getByLabel('Nome', { exact: true }).fill('Clara')
    await form.getByLabel('Cognome', { exact: true }).fill('Vismara')
    await expect(form.getByText(/Forse c’è già: Vismara Clara/)).toBeVisible()
    await form.getByRole('button', { name: 'Apri la scheda' }).click()
    await page.getByRole('dialog', { name: 'Modifica Ospite' }).getByRole('button', { name: 'Annulla' }).click()
    await expect(form.getByLabel('Cognome', { exact: true })).toHaveValue('Vismara')
  })

  test('families and groups are found, and clean for everybody', { tag: '@phone' }, async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'ospiti', '&mostra=groups&cerca=Pellegrini')
    await expect(group(page, 'Famiglia Pellegrini')).toContainText('Soggiorni: 19/11/2026, 4 notti, 4 ospiti')
    expect(await faultsInBothThemes(page)).toEqual([])
  })
})
