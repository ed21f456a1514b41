import type { Locator, Page } from '@playwright/test'
import { faultsInBothThemes } from './support/axe.ts'
import { makeFirm, newOwner, type Signed } from './support/firm.ts'
import { expect, open, test } from './support/page-test.ts'

// What one journey makes, the next one finds.
test.describe.configure({ mode: 'serial' })

let owner: Signed
let at = ''

test.beforeAll(async ({ baseURL }) => {
  owner = await newOwner(baseURL ?? '', test.info().retry, { name: 'Piera Fabbri', email: 'piera@fabbri.example' })
  at = `/app/${(await makeFirm(owner, { name: 'Fabbri Impianti', trade: 'artigiani', start: 'esempi' })).slug}`
})

test.beforeEach(async ({ context }) => {
  await context.addCookies((await owner.request.storageState()).cookies)
})

interface Wish {
  readonly name: string
  readonly kind?: string
  readonly options?: readonly string[]
}

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function addField(page: Page, { name, kind, options = [] }: Wish): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi campo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo campo in Clienti' })
  await dialog.getByLabel('Nome').fill(name)
  if (kind !== undefined) await choose(page, dialog.getByLabel('Tipo'), kind)
  for (const [place, option] of options.entries()) await dialog.getByLabel(`Voce ${place + 1}`, { exact: true }).fill(option)
  await dialog.getByRole('button', { name: 'Aggiungi campo' }).click()
  await expect(dialog).toBeHidden()
}

test('an owner adds fields to the customers of a workshop, in the order in which they are asked for', async ({ page }) => {
  await open(page, at)
  await page.getByRole('link', { name: 'Campi vostri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campi vostri' })).toBeVisible()
  await choose(page, page.getByLabel('Campi di'), 'Clienti')
  await expect(page.getByText('0 di 20')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi campo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo campo in Clienti' })
  await dialog.getByLabel('Nome').fill('telefono')
  await choose(page, dialog.getByLabel('Tipo'), 'Scelta da un elenco')
  await dialog.getByRole('button', { name: 'Aggiungi campo' }).click()
  await expect(dialog.getByText('«telefono» c’è già fra i campi del mestiere: scegli un altro nome.')).toBeVisible()
  await expect(dialog.getByText('Scrivi almeno una voce da scegliere.')).toBeVisible()
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  expect.soft(await faultsInBothThemes(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  // What was typed is still there.
  await page.getByRole('button', { name: 'Aggiungi campo' }).click()
  await expect(dialog.getByLabel('Nome')).toHaveValue('telefono')
  await page.keyboard.press('Escape')
  await addField(page, { name: 'Convenzione', options: ['ACI', 'Taxi Bergamo'] })
  await addField(page, { name: 'Fido', kind: 'Importo in euro' })
  await addField(page, { name: 'Scadenza convenzione', kind: 'Data' })
  await expect(page.getByText('3 di 20')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Campi in uso' }).getByRole('listitem')
  await expect(rows).toContainText(['Convenzione', 'Fido', 'Scadenza convenzione'])
  await page.getByRole('button', { name: 'Sposta giù Fido' }).click()
  await expect(rows).toContainText(['Convenzione', 'Scadenza convenzione', 'Fido'])
})

test('they are filled in the form, filter the list, and stand in the file', async ({ page }) => {
  await open(page, `${at}?scheda=clienti`)
  await page.getByRole('button', { name: 'Nuovo Cliente' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo Cliente' })
  await dialog.getByLabel('Nome/Ragione Sociale').fill('Taxi Colleoni')
  await expect(dialog.getByText('Campi vostri')).toBeVisible()
  await choose(page, dialog.getByLabel('Convenzione', { exact: true }), 'Taxi Bergamo')
  await dialog.getByLabel('Fido').fill('1250.50')
  await dialog.getByLabel('Scadenza convenzione').fill('2027-12-31')
  await dialog.getByRole('button', { name: 'Salva cliente' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Filtri' }).click()
  await page.getByRole('checkbox', { name: 'Taxi Bergamo' }).click()
  await expect(page.getByRole('button', { name: 'Togli il filtro Convenzione: Taxi Bergamo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Taxi Colleoni/ })).toContainText('1.250,50')
  await expect(page.getByRole('row')).toHaveCount(2)
  expect.soft(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Esporta' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^CSV/ }).first().click()])
  const lines = (await (await download.createReadStream()).toArray()).join('').split('\n')
  expect(lines[0]).toContain('Convenzione;Scadenza convenzione;Fido')
  expect(lines[1]).toContain('Taxi Bergamo;31/12/2027;1.250,50')
})

test('the assistant answers by them, and offers to change them', async ({ page }) => {
  await open(page, `${at}?vista=chat`)
  await page.getByRole('textbox').fill('Quanti clienti con convenzione Taxi Bergamo?')
  await page.getByRole('textbox').press('Enter')
  const answers = page.getByRole('log')
  await expect(answers.getByText(/^1\b/).first()).toBeVisible()
  await page.getByRole('textbox').fill('Clienti con fido sopra 1000 euro')
  await page.getByRole('textbox').press('Enter')
  await expect(answers.getByText('Un cliente: Taxi Colleoni.')).toBeVisible()
  await page.getByRole('textbox').fill('Metti il fido di Taxi Colleoni a 2000 euro')
  await page.getByRole('textbox').press('Enter')
  await expect(answers.getByText('Ecco cosa cambio:')).toBeVisible()
  await expect(answers.getByText('2.000,00 €')).toBeVisible()
})

test('a field that was put away keeps what is written, and the page is clean at any width', async ({ page }) => {
  test.slow()
  await open(page, `${at}?scheda=campi`)
  await page.getByRole('button', { name: 'Togli Fido' }).click()
  await expect(page.getByRole('list', { name: 'Campi tolti' })).toContainText('Fido')
  await expect(page.getByText('2 di 20')).toBeVisible()
  for (const width of [390, 768, 1360]) {
    await page.setViewportSize({ width, height: 844 })
    if (width !== 768) expect.soft(await faultsInBothThemes(page), `${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(overflow, `${width} px: the page is wider than the window`).toBe(0)
  }
  await page.getByRole('link', { name: /^Clienti/ }).click()
  await expect(page.getByRole('columnheader', { name: 'Convenzione' }).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Fido' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Campi vostri' }).click()
  await page.getByRole('button', { name: 'Rimetti Fido' }).click()
  await page.getByRole('link', { name: /^Clienti/ }).click()
  await expect(page.getByRole('row', { name: /Taxi Colleoni/ })).toContainText('1.250,50')
})
