import type { Locator, Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

/** Paracetamolo 500 mg 20 cpr, 48 pieces at 4,90 €. */
const CODE = '2000000000015'

const row = (page: Page, text: string): Locator => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
const tab = (page: Page, name: RegExp): Locator => page.getByRole('link', { name }).filter({ visible: true }).first()

/** The daily work of a pharmacy: something is sold, what is running out is ordered, what was ordered comes in, a prescription goes out. */
test('a sale from the scan to the stock, and an order to the shelf', async ({ page }) => {
  await openDashboardOf(page, 'farmacie')
  await press(tab(page, /^POS/))
  await page.getByRole('option').first().waitFor()
  for (let time = 0; time < 2; time++) {
    await page.keyboard.type(CODE)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Letto ora: Paracetamolo 500 mg 20 cpr, quantità 2')).toBeVisible()
  await press(page.getByRole('button', { name: /^Incassa 9,80/ }))
  await expect(page.getByText('Incassati 9,80 €')).toBeVisible()

  await press(tab(page, /^Magazzino/))
  await expect(row(page, 'Paracetamolo 500 mg 20 cpr').first()).toContainText('46')
  await press(page.getByRole('button', { name: 'Riordina' }).filter({ visible: true }).first())
  const proposal = page.getByRole('dialog', { name: 'Proposta di riordino' })
  await expect(proposal).toContainText('Ibuprofene 400 mg 12 cpr')
  await expect(proposal).toContainText('Distribuzione Salus')
  // All four are on their way already: who wants more says so.
  await expect(proposal).toContainText('0 di 4')
  for (const box of await proposal.getByRole('checkbox', { name: /^Comprendi/ }).all()) await press(box)
  await press(proposal.getByRole('button', { name: 'Prepara ordini' }))
  await expect(page.getByText('4 ordini preparati')).toBeVisible()
  await closed(proposal)

  await press(tab(page, /^Dashboard/))
  await press(page.getByRole('link', { name: 'Tutti gli ordini' }))
  await press(
    row(page, 'ORD/309')
      .getByRole('button', { name: /ORD\/309/ })
      .first(),
  )
  await press(page.getByRole('dialog').getByRole('button', { name: 'Ricevi merce' }))
  const goods = page.getByRole('dialog', { name: 'Ricevi la merce' })
  await goods.getByLabel('Numero del DDT').fill('77/A')
  await goods.getByRole('textbox', { name: 'Lotto' }).fill('MP-91')
  await press(goods.getByRole('button', { name: 'Carica in magazzino' }))
  await expect(page.getByText('Caricati 8 pezzi')).toBeVisible()
  await closed(goods)
})

test('a prescription is handed out line by line', { tag: '@phone' }, async ({ page }) => {
  await openDashboardOf(page, 'farmacie', 'ricetta')
  const prescription = row(page, 'Giovanni Maffeis').first()
  await expect(prescription).toContainText('Da erogare')
  await press(prescription.getByRole('button', { name: /030A45509876548|Giovanni Maffeis/ }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Eroga', exact: true }))
  const hand = page.getByRole('dialog', { name: 'Eroga la ricetta' })
  await expect(hand).toContainText('Ibuprofene 400 mg 12 cpr')
  await press(hand.getByRole('button', { name: 'Eroga', exact: true }))
  await expect(page.getByText('1 confezione erogata, 7,20 € da incassare')).toBeVisible()
  await closed(hand)
  // The till has it in hand, and the notice leaves how it is paid in reach.
  const card = page.getByRole('radio', { name: /^Carta/ })
  await expect
    .poll(async () => {
      const [above, below] = [await page.locator('[data-sonner-toast]').boundingBox(), await card.boundingBox()]
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
  const pay = page.getByRole('button', { name: /^Incassa 7,20/ })
  await press(pay)
  await expect(page.getByText('Incassati 7,20 €')).toBeVisible()
})

test('an antibiotic is paid once its prescription was seen, which the till asks for itself', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'farmacie')
  await press(tab(page, /^POS/))
  await press(page.getByRole('option', { name: /Amoxicillina 1 g/ }).first())
  const pay = page.getByRole('button', { name: /^Incassa 6,10/ })
  await press(pay)
  const about = page.getByRole('dialog', { name: 'Dati del conto' })
  await expect(about.getByText(/si vende solo con ricetta/)).toBeVisible()
  await expect(about.getByLabel('Ricetta vista')).toBeFocused()
  await press(about.getByLabel('Ricetta vista'))
  await press(page.getByRole('option', { name: 'Bianca, vista al banco' }))
  await press(about.getByRole('button', { name: 'Fatto' }))
  await press(pay)
  await expect(page.getByText('Incassati 6,10 €')).toBeVisible()

  // A sale that is over says what was sold, and for how much.
  await chooseView(page, 'Elenco')
  await press(row(page, '6,10').first().getByRole('button').first())
  const sale = page.getByRole('dialog')
  await expect(sale.getByRole('listitem').filter({ hasText: '1 x Amoxicillina 1 g 12 cpr' })).toContainText('6,10')
  await expect(sale.getByRole('listitem').filter({ hasText: 'Contanti' })).toHaveText('Contanti 6,10 €')
})
