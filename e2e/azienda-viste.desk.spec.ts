import type { Browser, Page } from '@playwright/test'
import { faultsInBothThemes } from './support/axe.ts'
import { browserOf, colleague, makeFirm, newOwner, signedIn, type Signed } from './support/firm.ts'
import { expect, hydrated, open, test } from './support/page-test.ts'

// What one journey saves, the next one finds.
test.describe.configure({ mode: 'serial' })

let owner: Signed
let at = ''

test.beforeAll(async ({ baseURL }) => {
  owner = await newOwner(baseURL ?? '', test.info().retry, { name: 'Nives Rota', email: 'nives@rota.example' })
  at = `/app/${(await makeFirm(owner, { name: 'Rota Impianti', trade: 'artigiani', start: 'esempi' })).slug}`
  await owner.request.put(`/api/aziende/${at.slice('/app/'.length)}/avvio`, { data: { isListHidden: true } })
})

test.beforeEach(async ({ context }) => {
  await context.addCookies((await owner.request.storageState()).cookies)
})

const views = (page: Page) => page.getByRole('button', { name: /^Vist[ae] salvat[ae]/ })
const choose = async (page: Page, name: string | RegExp) => {
  await views(page).click()
  await page.getByRole('menuitem', { name }).click()
}
/** The same person, or a colleague, on another machine. */
async function elsewhere(browser: Browser, baseURL: string, who: Signed): Promise<Page> {
  const context = await browserOf(browser, baseURL, await signedIn(baseURL, who))
  return context.newPage()
}

test('a list is saved under a name, and is there again on another machine', async ({ page, browser, baseURL }) => {
  await open(page, `${at}?scheda=interventi&mostra=list&f.stato=programmato&ordina=-data`)
  await choose(page, 'Salva questa vista…')
  const dialog = page.getByRole('dialog', { name: 'Salva questa vista' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Vista: Elenco', 'Stato: Programmato', 'Ordine: Data, decrescente'])
  await dialog.getByLabel('Nome').fill(' ')
  await dialog.getByLabel('Nome').press('Enter')
  await expect(dialog.getByText('Scrivi come si chiama la vista.')).toBeVisible()
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  expect.soft(await faultsInBothThemes(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel('Nome').fill('Da fare')
  await dialog.getByLabel('Nome').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(views(page)).toHaveAccessibleName('Vista salvata: Da fare')

  const other = await elsewhere(browser, baseURL ?? '', owner)
  await other.goto(`${at}?scheda=interventi`)
  await hydrated(other)
  await choose(other, 'Da fare')
  await expect(other).toHaveURL(/mostra=list&ordina=-data&f\.stato=programmato|f\.stato=programmato/)
  await expect(other.getByRole('button', { name: 'Togli il filtro Stato: Programmato' })).toBeVisible()
  await expect(other.getByRole('columnheader', { name: 'Data' })).toHaveAttribute('aria-sort', 'descending')
  await other.goBack()
  await expect(other.getByRole('button', { name: /Togli il filtro/ })).toHaveCount(0)
  await other.context().close()
})

test('it is brought up to date, renamed, taken away and brought back', async ({ page }) => {
  await open(page, `${at}?scheda=interventi`)
  await choose(page, 'Da fare')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Togli il filtro Stato: Programmato' }).click()
  await expect(views(page)).toHaveAccessibleName('Viste salvate')
  await choose(page, 'Aggiorna «Da fare»')
  await expect(views(page)).toHaveAccessibleName('Vista salvata: Da fare')
  await choose(page, 'Modifica «Da fare»…')
  const dialog = page.getByRole('dialog', { name: 'Modifica «Da fare»' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Vista: Elenco', 'Ordine: Data, decrescente'])
  await dialog.getByLabel('Nome').fill('Tutti, dal più lontano')
  await dialog.getByRole('switch', { name: 'Per tutta l’azienda' }).click()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog).toBeHidden()
  await views(page).click()
  await expect(page.getByRole('group', { name: 'Di tutta l’azienda' }).getByRole('menuitem')).toHaveText(['Tutti, dal più lontano'])
  expect.soft(await faultsInBothThemes(page, '[role=menu]')).toEqual([])
  await page.keyboard.press('Escape')
  await choose(page, /^Modifica/)
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Vista «Tutti, dal più lontano» eliminata.')).toBeVisible()
  await expect(views(page)).toHaveAccessibleName('Viste salvate')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(views(page)).toHaveAccessibleName('Vista salvata: Tutti, dal più lontano')
})

test('a colleague finds the view of all, by the palette too, and does not change it', async ({ browser, baseURL }) => {
  const slug = at.slice('/app/'.length)
  const marta = await colleague(baseURL ?? '', owner, slug, { name: 'Marta Greco', email: `marta${test.info().retry}@rota.example` })
  const page = await elsewhere(browser, baseURL ?? '', marta)
  await page.goto(`${at}?scheda=clienti`)
  await hydrated(page)
  await expect(views(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('dal più lontano')
  await page.keyboard.press('Enter')
  await expect(views(page)).toHaveAccessibleName('Vista salvata: Tutti, dal più lontano')
  await views(page).click()
  await expect(page.getByRole('menuitem', { name: /^Modifica/ })).toHaveCount(0)
  await page.context().close()
})

test('columns, tab and theme follow a person to another machine', async ({ page, browser, baseURL }) => {
  await open(page, `${at}?scheda=clienti&mostra=list`)
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: 'Note' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Colonne' }).click()
  const columns = page.getByRole('group', { name: /^Colonne dell’elenco/ })
  await columns.getByRole('checkbox', { name: 'Note' }).check()
  await columns.getByRole('checkbox', { name: 'Telefono' }).uncheck()
  expect.soft(await faultsInBothThemes(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(heads.filter({ hasText: 'Note' })).toBeVisible()
  await expect(heads.filter({ hasText: 'Telefono' })).toHaveCount(0)
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/scelte') && response.request().postData()?.includes('"theme"') === true,
  )
  await page.getByRole('button', { name: /^Passa al tema/ }).click()
  await kept
  const theme = (await page.locator('html').getAttribute('class')) ?? ''
  expect(theme).toMatch(/^(?:light|dark)$/)

  const other = await elsewhere(browser, baseURL ?? '', owner)
  await other.goto(at)
  await hydrated(other)
  await expect(other).toHaveURL(/scheda=clienti/)
  // Whoever reloads stays where he is.
  await other.getByRole('link', { name: 'Panoramica' }).click()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Rota Impianti' })).toBeVisible()
  await other.getByRole('link', { name: /^Clienti/ }).click()
  await expect(other.locator('html')).toHaveClass(theme)
  await expect(other.getByRole('columnheader').filter({ hasText: 'Note' })).toBeVisible()
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Esporta' }).click()
  await other.getByRole('menuitem', { name: /colonne a schermo/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await other.getByRole('button', { name: 'Colonne' }).click()
  await other.getByRole('button', { name: 'Come in origine' }).click()
  await expect(other.getByRole('columnheader').filter({ hasText: 'Telefono' })).toBeVisible()
  await other.context().close()
})

test('whoever looks as a colleague sees lists as they are described, and saves none', async ({ page }) => {
  await open(page, `${at}?scheda=persone`)
  await page.getByRole('button', { name: 'Guarda come Marta' }).click()
  await expect(page.getByText('Guardi come Marta Greco')).toBeVisible()
  const kept: (string | null)[] = []
  page.on('request', (request) => request.url().endsWith('/scelte') && kept.push(request.postData()))
  await page.getByRole('link', { name: /^Interventi/ }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(views(page)).toHaveCount(0)
  await page.goto('about:blank')
  expect(kept).toEqual([])
})
