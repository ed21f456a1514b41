import type { Page } from '@playwright/test'
import { accessibilityFaults } from './support/axe.ts'
import { checkOut, openCheckOut, openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { bar, openPlanning } from './support/planning.ts'

const notices = (page: Page) => page.getByRole('region', { name: /Notifiche/ })

/** Pulls the end of a guest's bar by so many nights. */
async function stretch(page: Page, guest: string, nights: number, by: number): Promise<void> {
  const box = await bar(page, guest).boundingBox()
  if (!box) throw new Error(`${guest} is not on the plan`)
  const end = { x: box.x + box.width - 3, y: box.y + box.height / 2 }
  await page.mouse.move(end.x, end.y)
  await page.mouse.down()
  await page.mouse.move(end.x + (box.width / nights) * by, end.y, { steps: 6 })
  await page.mouse.up()
}

test.describe('Conto', () => {
  test('a stay that grows on the plan asks for its new sum, and says it once it is written', async ({ page }) => {
    await openPlanning(page)
    await stretch(page, 'Rocco Santarelli', 1, 2)
    const asked = notices(page).getByText('Ora 3 notti, fino a mercoledì 25 novembre. Importo 390,00 €, imposta 7,50 €. Aggiorna?')
    await expect(asked).toBeVisible()
    expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
    await notices(page).getByRole('button', { name: 'Aggiorna' }).click()
    await expect(notices(page).getByText('Ora importo 390,00 €, imposta 7,50 €')).toBeVisible()
    await bar(page, 'Rocco Santarelli').click()
    const form = page.getByRole('dialog', { name: 'Modifica Prenotazione' })
    await expect(form.getByLabel('Importo', { exact: true })).toHaveValue(/^390[.,]00$/)
    await expect(form.getByText(/Ora sarebbe/)).toHaveCount(0)
  })

  test('what was not taken stays, and the form offers it again', async ({ page }) => {
    await openPlanning(page)
    await stretch(page, 'Rocco Santarelli', 1, 2)
    await expect(notices(page).getByText(/Aggiorna\?$/)).toBeVisible()
    await bar(page, 'Rocco Santarelli').click()
    const form = page.getByRole('dialog', { name: 'Modifica Prenotazione' })
    await expect(form.getByLabel('Importo', { exact: true })).toHaveValue(/^130[.,]00$/)
    await expect(form.getByText('Ora sarebbe 390,00 €')).toBeVisible()
    await expect(form.getByText('Ora sarebbe 7,50 €')).toBeVisible()
    await form.getByLabel('Notti', { exact: true }).fill('2')
    await expect(form.getByText('Ora sarebbe 260,00 €')).toBeVisible()
    await form.getByRole('button', { name: 'Aggiorna' }).first().click()
    await expect(form.getByLabel('Importo', { exact: true })).toHaveValue(/^260[.,]00$/)
    await expect(form.getByText('Ora sarebbe 5,00 €')).toBeVisible()
    await expect(form.getByText('Ora sarebbe 260,00 €')).toHaveCount(0)
  })

  test('guests who leave early see the bill of the nights they slept, from the list as from the form', async ({ page }) => {
    await openDashboardOf(page, 'hospitality', 'prenotazioni')
    const row = page.getByRole('listitem').filter({ hasText: 'Famiglia Pellegrini' })
    await row.getByRole('button', { name: 'Famiglia Pellegrini', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Modifica Prenotazione' })
    await form.getByRole('button', { name: 'Check-out' }).click()
    await expect(form.getByRole('definition').filter({ hasText: '2 (prima 4)' })).toBeVisible()
    await expect(form.getByRole('definition').last()).toHaveText('336,00 €')
    await form.getByRole('button', { name: 'Annulla' }).click()

    const { dialog } = await checkOut(page, 'Famiglia Pellegrini')
    // Two nights of three: who is eleven does not pay, as her schedina says.
    await expect(dialog.getByText('sarebbe importo 198,00 € invece di 396,00 €, imposta 15,00 € invece di 40,00 €')).toBeVisible()
    await dialog.getByRole('button', { name: 'Aggiorna' }).click()
    await expect(dialog.getByRole('definition').last()).toHaveText('113,00 €')
    await expect(dialog.getByText(/invece di/)).toHaveCount(0)
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([])
    await dialog.getByLabel('Pagamento del conto').click()
    await page.getByRole('option', { name: 'Carta' }).click()
    await dialog.getByRole('button', { name: 'Check-out', exact: true }).click()
    await expect(dialog).toBeHidden()
    await row.getByRole('button', { name: 'Famiglia Pellegrini', exact: true }).click()
    await expect(form.getByLabel('Importo', { exact: true })).toHaveValue(/^198[.,]00$/)
  })

  test('a check-out prints its receipt, which the form prints again; papers bear the house and not the suite', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const { row, dialog } = await openCheckOut(page, 'Famiglia Pellegrini')
    await dialog.getByLabel('Pagamento del conto').click()
    await page.getByRole('option', { name: 'Carta' }).click()
    await dialog.getByRole('button', { name: 'Check-out e stampa ricevuta' }).click()
    const paper = page.locator('[data-paper]')
    await expect(paper).toContainText('Ricevuta non fiscale')
    await expect(paper).toContainText('Locanda del Ponte')
    await expect(paper).toContainText('P. IVA 03456781198')
    await expect(paper).toContainText('Ricevuti 436,00 €')
    await expect(paper).not.toContainText('Bottega')
    await row.getByRole('button', { name: 'Famiglia Pellegrini', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Modifica Prenotazione' })
    await form.getByRole('button', { name: 'Stampa conto' }).click()
    await expect(paper).toContainText('Conto del soggiorno')
    await expect(form.getByRole('button', { name: 'Stampa ricevuta' })).toBeVisible()
  })

  test('a paid stay gets its receipt once, with a number; the booking leads to it, and to another once it is annulled', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const { row, dialog } = await openCheckOut(page, 'Famiglia Pellegrini')
    const name = row.getByRole('button', { name: 'Famiglia Pellegrini', exact: true })
    const booking = page.getByRole('dialog', { name: 'Modifica Prenotazione' })
    await dialog.getByRole('button', { name: 'Annulla' }).click()
    await name.click()
    await expect(booking.getByLabel('Ospite', { exact: true })).toBeVisible()
    await expect(booking.getByRole('button', { name: 'Emetti ricevuta' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await checkOut(page, 'Famiglia Pellegrini')
    await dialog.getByLabel('Pagamento del conto').click()
    await page.getByRole('option', { name: 'Carta' }).click()
    await dialog.getByRole('button', { name: 'Check-out', exact: true }).click()
    await expect(dialog).toBeHidden()
    await name.click()
    await booking.getByRole('button', { name: 'Emetti ricevuta' }).click()
    const issuing = page.getByRole('dialog', { name: 'Nuova Ricevuta' })
    await expect(issuing.getByLabel('Numero', { exact: true })).toHaveAttribute('placeholder', 'Il numero viene dato al salvataggio')
    await expect(issuing.getByLabel('Pernottamento', { exact: true })).toHaveValue(/^396[.,]00$/)
    await expect(issuing.getByLabel('Già pagato', { exact: true })).toHaveValue(/^100[.,]00$/)
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([])
    await issuing.getByLabel(/^Intestata a/).fill('Pellegrini Costruzioni S.r.l.')
    await page.keyboard.press('Control+s')
    await expect(notices(page).getByText(/^Ricevuta salvata · \d+\/2026$/)).toBeVisible()
    await expect(issuing).toBeHidden()

    await name.click()
    const issued = booking.getByRole('button', { name: /^Ricevuta \d+\/2026 · Pellegrini Costruzioni/ })
    await expect(issued).toBeVisible()
    await expect(booking.getByRole('button', { name: 'Emetti ricevuta' })).toHaveCount(0)
    await booking.getByRole('button', { name: 'Stampa ricevuta' }).click()
    const paper = page.locator('[data-paper]')
    await expect(paper).toContainText(/Ricevuta non fiscale n\. \d+\/2026/)
    await expect(paper).toContainText('Pellegrini Costruzioni S.r.l.')
    await expect(paper).toContainText('Imposta di soggiorno (fuori campo IVA)')
    await issued.click()
    const receipt = page.getByRole('dialog', { name: 'Modifica Ricevuta' })
    // What was issued stands: it is read, not written in.
    await expect(receipt.getByText(/^La ricevuta è emessa/)).toBeInViewport()
    await expect(receipt.getByRole('textbox', { name: 'Note' })).not.toBeFocused()
    await expect(receipt.getByLabel(/^Intestata a/)).toHaveText('Pellegrini Costruzioni S.r.l.')
    await expect(receipt.getByRole('textbox', { name: /^Intestata a/ })).toHaveCount(0)
    await expect(receipt.getByText('Compila da una foto o un documento')).toHaveCount(0)
    await receipt.getByRole('button', { name: 'Annulla ricevuta' }).click()
    await receipt.getByLabel(/^Motivo dell’annullamento/).fill('Intestazione sbagliata')
    await page.keyboard.press('Control+s')
    await expect(receipt).toBeHidden()
    await name.click()
    await expect(booking.getByRole('button', { name: 'Emetti ricevuta' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByText('Ricevute', { exact: true }).filter({ visible: true }).first().click()
    const first = page.getByRole('row', { name: /Pellegrini Costruzioni/ })
    await expect(first).toContainText('Pellegrini Costruzioni S.r.l.')
    await expect(first).toContainText('Annullata')
    await expect(first).toContainText('436,00 €')
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    await page.getByPlaceholder('Cerca ricevute...').fill('pellegrini')
    await expect(page.getByRole('status').getByText('1 ricevuta', { exact: true })).toBeVisible()
    await first.getByText('Pellegrini Costruzioni S.r.l.', { exact: true }).click()
    await expect(receipt.getByText('La ricevuta è annullata: resta con il suo numero.')).toBeVisible()
  })
})
