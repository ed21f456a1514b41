import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults, faultsInBothThemes } from './support/axe.ts'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'

const istat = (page: Page, more = '') => openDashboardOf(page, 'hospitality', 'istat', more)
const numberOf = async (locator: Locator) => Number((await locator.innerText()).replace(/\D/g, ''))
/** Cents of «1.250,00 €». */
const centsOf = (text: string) => Math.round(Number(text.replace(/[^\d,-]/g, '').replace(',', '.')) * 100)
const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Modulo mensile' }).getByRole('button', { name: new RegExp(`, ${label}: vedi`) })

test.describe('ISTAT', () => {
  test('the figures of a month are the sum of their rows, and a row opens its booking', { tag: '@phone' }, async ({ page }) => {
    await istat(page)
    await expect(page.getByRole('combobox', { name: 'Periodo di riferimento' })).toHaveText('ottobre 2026')
    for (const label of ['Arrivi', 'Presenze']) {
      const total = await numberOf(figure(page, label))
      expect(total).toBeGreaterThan(20)
      await figure(page, label).click()
      const dialog = page.getByRole('dialog', { name: `${label}, ottobre 2026` })
      await expect(dialog).toContainText(`Totale ${total}`)
      const parts = await dialog.getByRole('listitem').locator('button > :last-child').allInnerTexts()
      expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(total)
      if (label === 'Arrivi') await dialog.getByRole('button', { name: 'Chiudi' }).click()
      else await dialog.getByRole('listitem').first().getByRole('button').click()
    }
    await expect(page.getByRole('dialog', { name: 'Modifica Prenotazione' })).toBeVisible()
  })

  test('nationality and reason narrow the figures, and the address brings them back', { tag: '@desk' }, async ({ page }) => {
    await istat(page)
    const whole = await numberOf(figure(page, 'Presenze'))
    await page.getByRole('combobox', { name: 'Nazionalità' }).click()
    await page.getByRole('option', { name: 'GER', exact: true }).click()
    await expect(page).toHaveURL(/f\.nazionalita=GER/)
    await expect.poll(() => numberOf(figure(page, 'Presenze'))).toBeLessThan(whole)
    const narrowed = await numberOf(figure(page, 'Presenze'))
    await istat(page, '&f.nazionalita=GER')
    expect(await numberOf(figure(page, 'Presenze'))).toBe(narrowed)
  })

  test('the file asks for the code of the house, then comes down well formed', { tag: '@desk' }, async ({ page }) => {
    await istat(page)
    const arrivals = await numberOf(figure(page, 'Arrivi'))
    await page.getByRole('button', { name: 'Scarica file Ross1000' }).click()
    const refused = page.getByRole('dialog', { name: 'Il file non è ancora pronto' })
    await expect(refused).toContainText('Manca il codice della struttura')
    await refused.getByRole('button', { name: 'Apri la struttura' }).click()
    await page.getByRole('textbox', { name: 'Codice regionale' }).fill('020030-ALB-00007')
    await page.getByRole('button', { name: 'Salva struttura' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Scarica file Ross1000' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('ross1000-020030ALB00007-2026-10-01-2026-10-31.xml')
    const text = await readFile(await file.path(), 'utf8')
    const counts = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      return ['parsererror', 'movimento', 'arrivi > arrivo'].map((name) => read.querySelectorAll(name).length)
    }, text)
    expect(counts).toEqual([0, 31, arrivals])
  })

  test('the C/59 goes to the printer and nothing else of the page with it', { tag: '@desk' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await istat(page)
    await page.getByRole('button', { name: 'Stampa C/59' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('[data-paper]')
    await expect(paper).toBeVisible()
    await expect(paper).toContainText('Locanda del Ponte, ottobre 2026')
    await expect(paper.getByRole('table').last().getByRole('row')).toHaveCount(33)
    await expect(page.getByRole('button', { name: 'Stampa C/59' })).toBeHidden()
  })

  test('the quarter is the sum of its stays, and a stay opens night by night', { tag: '@phone' }, async ({ page }) => {
    await istat(page, '&mostra=imposta')
    await expect(page.getByRole('combobox', { name: 'Trimestre' })).toHaveText('quarto trimestre 2026')
    const stays = page.getByRole('region', { name: 'Soggiorni' })
    const total = centsOf(await page.getByRole('button', { name: /^Imposta dovuta \d/ }).innerText())
    expect(total).toBeGreaterThan(10_000)
    const amounts = await stays.locator('li > :nth-child(3)').allInnerTexts()
    expect(amounts.reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(total)
    await stays.getByRole('button', { name: 'Federico Carbone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Federico Carbone' })
    await expect(dialog.getByRole('list', { name: 'Notti di Federico Carbone' }).getByRole('listitem')).toHaveCount(5)
    await dialog.getByRole('button', { name: 'Apri la prenotazione' }).click()
    await expect(page.getByRole('dialog', { name: 'Modifica Prenotazione' })).toBeVisible()
  })

  test('a rule of the comune changes the tax at once, and back', { tag: '@phone' }, async ({ page }) => {
    await istat(page, '&mostra=imposta')
    const due = page.getByRole('button', { name: /^Imposta dovuta \d/ })
    const before = centsOf(await due.innerText())
    await page.getByRole('button', { name: 'Modifica le regole' }).click()
    const rate = page.getByRole('group', { name: 'Tariffe' }).getByLabel('Importo a persona e notte, riga 1')
    await rate.fill('5')
    await page.getByRole('button', { name: 'Salva struttura' }).click()
    await expect.poll(async () => centsOf(await due.innerText())).toBe(before * 2)
    await page
      .getByRole('region', { name: /Notifiche/ })
      .getByRole('button', { name: 'Annulla' })
      .click()
    await expect.poll(async () => centsOf(await due.innerText())).toBe(before)
  })

  test('the keyboard alone opens a figure and comes back to it', { tag: '@desk' }, async ({ page }) => {
    await istat(page)
    await figure(page, 'Presenze').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(figure(page, 'Presenze')).toBeFocused()
  })

  for (const part of ['', '&mostra=imposta']) {
    test(
      `axe finds nothing, in either theme, and nothing is wider than the window (${part || 'movimento'})`,
      { tag: part ? '@phone' : '@desk' },
      async ({ page }) => {
        await istat(page, part)
        expect(await faultsInBothThemes(page)).toEqual([])
        const overflow = await page.evaluate(() => {
          const main = document.querySelector('[data-dashboard-main]')
          return main ? main.scrollWidth - main.clientWidth : -1
        })
        expect(overflow).toBe(0)
        await page
          .getByRole('button', { name: part ? /^Pernottamenti \d/ : /, Presenze: vedi/ })
          .first()
          .click()
        if (!part) await expect(page.getByRole('dialog')).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])
      },
    )
  }
})
