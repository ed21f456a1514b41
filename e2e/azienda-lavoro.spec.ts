import type { Locator, Page } from '@playwright/test'
import { faultsInBothThemes } from './support/axe.ts'
import { browserOf, invite, makeFirm, newOwner, signedIn, signIn, signUp, type Signed } from './support/firm.ts'
import { expect, hydrated, open, test } from './support/page-test.ts'

// One server on which somebody comes first: what one journey makes, the next one finds.
test.describe.configure({ mode: 'serial' })

let owner: Signed
let base = ''
/** Addresses of the firms that are made on the way: a second try finds those of the first one taken. */
const at = { sartori: '', officina: '', alba: '' }

test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  owner = await newOwner(base, test.info().retry)
})

/** The page of a journey is the owner's. */
test.beforeEach(async ({ context }) => {
  await context.addCookies((await owner.request.storageState()).cookies)
})

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What a page leaves in a browser: of its words those that are more than a colour of the page and where it was scrolled to. */
async function keptByPage() {
  const words = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
  return {
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    words: words.filter(([, text]) => !/^(dark|light|system)$|^\{("[\w/?=&-]+":\d+,?)*\}$/.test(text)).map(([key]) => key),
  }
}

async function newClient(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Nuovo Cliente' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo Cliente' })
  await dialog.getByLabel('Nome/Ragione Sociale').fill(name)
  return dialog
}

async function saved(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Salva cliente' }).click()
  await expect(dialog).toBeHidden()
}

test('whoever has no firm makes one, and works in it at once', async ({ page }) => {
  await open(page, '/app')
  await expect(page).toHaveURL(/\/app\/nuova$/)
  await expect(title(page, 'Crea la tua azienda')).toBeVisible()
  await page.getByRole('button', { name: 'Crea l’azienda' }).click()
  await expect(page.getByText('Indica il nome dell’azienda.')).toBeVisible()
  await expect(page.getByText('Scegli il mestiere dall’elenco.')).toBeVisible()
  await expect(page.getByLabel('Nome dell’azienda')).toBeFocused()
  await page.getByLabel('Nome dell’azienda').fill('Sartori Impianti')
  await page.getByText('Artigiani', { exact: true }).click()
  await page.getByText('Parti da vuoto').click()
  await page.getByRole('button', { name: 'Crea l’azienda' }).click()
  await expect(page).toHaveURL(/\/app\/sartori-impianti(-\d+)?\?scheda=avvio$/)
  at.sartori = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { level: 2, name: 'La tua azienda' })).toBeVisible()
  await page.getByLabel('Telefono').fill('035 000 0108')
  await page.getByLabel('CAP').fill('12')
  await page.getByLabel('Comune').fill('Bergamo')
  await page.getByLabel('Comune').press('Tab')
  await expect(page.getByText(/^Salvato alle \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('Il CAP ha cinque cifre.')).toBeVisible()
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Persone' })).toBeVisible()
  await page.getByRole('button', { name: 'Esci, riprendo dopo' }).click()
  await expect(title(page, 'Sartori Impianti')).toBeVisible()
  await expect(page).toHaveTitle('Sartori Impianti · Bottega')
  await expect(page.getByRole('button', { name: /^Demo/ })).toHaveCount(0)
})

test('what is written is there after a reload, and the colleague beside sees it within a second', async ({ page, browser }) => {
  await open(page, `${at.sartori}?scheda=clienti`)
  await saved(await newClient(page, 'Ugo Zuppardi'))
  await page.reload()
  await expect(page.getByRole('row', { name: /Ugo Zuppardi/ })).toBeVisible()
  const beside = await browserOf(browser, base, owner)
  const other = await beside.newPage()
  await other.goto(`${at.sartori}?vista=dashboard&scheda=clienti`)
  await expect(other.getByRole('row', { name: /Ugo Zuppardi/ })).toBeVisible()
  await saved(await newClient(page, 'Ivo Staccato'))
  await expect(other.getByRole('row', { name: /Ivo Staccato/ })).toBeVisible({ timeout: 1000 })
  await beside.close()
})

test('the checklist of a new firm says what is done, leads to the rest, and stays away once it is put away', async ({ page }) => {
  await open(page, at.sartori)
  const list = page.getByRole('region', { name: /^Primi passi/ })
  await expect(list.getByRole('listitem').filter({ hasText: 'Il primo cliente' })).toContainText('fatto')
  await list.getByRole('link', { name: 'Il primo intervento' }).click()
  await expect(title(page, 'Interventi')).toBeVisible()
  await expect(list).toBeHidden()
  await page.goBack()
  await list.getByRole('button', { name: 'Nascondi i primi passi' }).click()
  await expect(list).toBeHidden()
  await page.reload()
  await expect(title(page, 'Sartori Impianti')).toBeVisible()
  await expect(list).toBeHidden()
})

test('the chat answers about the records of the firm', async ({ page }) => {
  await open(page, `${at.sartori}?vista=chat`)
  await page.getByRole('textbox').fill('Quanti clienti ho?')
  await page.getByRole('textbox').press('Enter')
  const answer = page.getByRole('log')
  await expect(answer.getByText(/^2\b/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(at.sartori)
  await expect(title(page, 'Sartori Impianti')).toBeVisible()
})

test('a session that ends keeps what is typed, and saves it after signing in again', async ({ page, context, expectFault }) => {
  expectFault(/401/)
  await open(page, `${at.sartori}?scheda=clienti`)
  const dialog = await newClient(page, 'Rina Rimasta')
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Salva cliente' }).click()
  await expect(dialog.getByText('La sessione è finita: accedi di nuovo. Quello che hai scritto resta qui.')).toBeVisible()
  const notice = page.getByRole('button', { name: 'Accedi' })
  const [away] = await Promise.all([context.waitForEvent('page'), notice.click()])
  await expect(away).toHaveURL(`/accedi?torna=${encodeURIComponent(`${at.sartori}?scheda=clienti`)}`)
  await away.close()
  await signIn(context.request, base, owner)
  await saved(dialog)
  await expect(page.getByRole('row', { name: /Rina Rimasta/ })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('the sample goes with one press, and the page follows', async ({ page }) => {
  at.officina = `/app/${(await makeFirm(owner, { name: 'Officina Nord', trade: 'artigiani', start: 'esempi' })).slug}`
  await open(page, at.officina)
  await expect(page.getByText('Ci sono i dati di esempio.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Clienti/ })).toContainText('32')
  await page.getByRole('button', { name: 'Togli i dati di esempio' }).click()
  await expect(page.getByText(/^Tolti \d+ dati di esempio\. Restano i tuoi\.$/)).toBeVisible()
  await expect(page.getByText('Ci sono i dati di esempio.')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Clienti/ })).toHaveText('Clienti')
})

test('whoever has several firms chooses, and changes from the account menu', async ({ page }) => {
  await open(page, '/app')
  await expect(title(page, 'Le tue aziende')).toBeVisible()
  const row = page.getByRole('link', { name: /Officina Nord/ })
  await expect(row).toContainText('Artigiani · Titolare')
  await row.click()
  await expect(title(page, 'Officina Nord')).toBeVisible()
  await page.getByRole('button', { name: 'Officina Nord, Luca Sartori: account' }).click()
  await page.getByRole('menuitem', { name: 'Cambia azienda' }).click()
  await expect(title(page, 'Le tue aziende')).toBeVisible()
})

test('the beginning goes on where it was left, and ends in the workshop', async ({ page }) => {
  await open(page, `${at.sartori}?scheda=avvio`)
  await expect(page.getByRole('heading', { level: 2, name: 'Persone' })).toBeVisible()
  await page.getByRole('button', { name: 'Azienda', exact: true }).click()
  await expect(page.getByLabel('Comune')).toHaveValue('Bergamo')
  for (const width of [390, 768, 1360]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await faultsInBothThemes(page), `${width} px`).toEqual([])
  }
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('button', { name: 'Importa interventi' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Apri la tua bottega' }).click()
  await expect(title(page, 'Sartori Impianti')).toBeVisible()
})

test('what was made in a demo goes along into a firm, where it is chosen already', async ({ page, browser }) => {
  await open(page, '/artigiani?vista=dashboard&scheda=clienti')
  await page.getByRole('button', { name: 'Demo: che cosa vuol dire' }).click()
  await expect(page.getByText('Puoi provare tutto').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continua con questi dati' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await saved(await newClient(page, 'Bar Provato'))
  await page.getByRole('button', { name: 'Demo: che cosa vuol dire' }).click()
  await page.getByRole('link', { name: 'Continua con questi dati' }).click()
  await expect(page).toHaveURL(/\/registrati$/)
  await page.getByRole('link', { name: 'Continua con i dati della demo' }).click()
  await expect(page.getByRole('radio', { name: /^Continua con questi dati/ })).toBeChecked()
  await expect(page.getByText('Dalla demo Artigiani: 1 cliente.')).toBeVisible()
  await page.getByLabel('Nome dell’azienda').fill('Provata in Demo')
  await page.getByRole('button', { name: 'Crea l’azienda' }).click()
  await expect(page).toHaveURL(/\/app\/provata-in-demo(-\d+)?\?scheda=avvio$/)
  await open(page, `${new URL(page.url()).pathname}?scheda=clienti&cerca=Provato`)
  await expect(page.getByRole('row', { name: /Bar Provato/ })).toBeVisible()
  // Whoever has no account yet finds the same above the form.
  const context = await browser.newContext({ baseURL: base, locale: 'it-IT', timezoneId: 'Europe/Rome', reducedMotion: 'reduce' })
  const newcomer = await context.newPage()
  await newcomer.goto('/artigiani?vista=dashboard&scheda=clienti')
  await hydrated(newcomer)
  await saved(await newClient(newcomer, 'Bar Mio'))
  await newcomer.getByRole('button', { name: 'Demo: che cosa vuol dire' }).click()
  await newcomer.getByRole('link', { name: 'Continua con questi dati' }).click()
  await expect(newcomer.getByRole('radio', { name: /^Continua con questi dati/ })).toBeChecked()
  await expect(newcomer.getByText('1 modifica')).toBeVisible()
  expect.soft(await faultsInBothThemes(newcomer)).toEqual([])
  await newcomer.getByRole('radio', { name: 'Parti da zero' }).check()
  await context.close()
})

test('a firm of somebody else looks like one that is not there', async ({ browser, page, expectFault }) => {
  expectFault(/404/)
  const proof = await invite(owner, at.officina.slice('/app/'.length), 'ada@altrove.example')
  const stranger = await signUp(base, { name: 'Ada Altrove', email: 'ada@altrove.example', proof })
  const context = await browserOf(browser, base, stranger)
  const other = await context.newPage()
  await other.goto(at.sartori)
  await expect(title(other, 'Questa azienda non c’è, o non ne fai parte.')).toBeVisible()
  await other.getByRole('link', { name: 'Vai alle tue aziende' }).click()
  await expect(other).toHaveURL(/\/app\/nuova$/)
  await context.close()
  await open(page, '/app/mai-esistita')
  await expect(title(page, 'Questa azienda non c’è, o non ne fai parte.')).toBeVisible()
})

test('without a network the page says so, and opens by itself when it is back', async ({ page, context, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to fetch/)
  await page.route('**/api/aziende/**', (route) => route.abort())
  await open(page, `${at.sartori}?scheda=panoramica`)
  await expect(page.getByText('La pagina si apre da sola appena il server risponde.')).toBeVisible()
  await page.unroute('**/api/aziende/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(title(page, 'Sartori Impianti')).toBeVisible()
})

test('a trade with six tabs has its account in the header of a phone', async ({ page }) => {
  at.alba = `/app/${(await makeFirm(owner, { name: 'Hotel Alba', trade: 'hospitality', start: 'esempi' })).slug}`
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, at.alba)
  await page.getByRole('button', { name: 'Hotel Alba: account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeVisible()
})

for (const [what, path] of [
  ['the list of firms', () => '/app'],
  ['the form of a new one', () => '/app/nuova'],
  ['a firm with its sample', () => at.alba],
  ['a firm that is not there', () => '/app/mai-esistita'],
] as const) {
  test(`axe finds nothing on ${what}, at any width, in either theme`, async ({ page, expectFault }) => {
    if (what.endsWith('there')) expectFault(/404/)
    test.slow()
    await open(page, path())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [390, 768, 1360]) {
      await page.setViewportSize({ width, height: 844 })
      if (width !== 768) expect.soft(await faultsInBothThemes(page), `${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(overflow, `${width} px: the page is wider than the window`).toBe(0)
    }
  })
}

test('«Esci» closes the firm: its address leads to the sign-in, which leads back', async ({ browser, page, expectFault }) => {
  expectFault(/404|401/)
  const context = await browserOf(browser, base, await signedIn(base, owner))
  const leaving = await context.newPage()
  await leaving.goto(`${at.sartori}?scheda=clienti`)
  await hydrated(leaving)
  await expect(leaving.getByRole('row', { name: /Ugo Zuppardi/ })).toBeVisible()
  await leaving.getByRole('button', { name: 'Sartori Impianti, Luca Sartori: account' }).click()
  await leaving.getByRole('menuitem', { name: 'Esci' }).click()
  await expect(leaving).toHaveURL(/\/accedi$/)
  expect(await leaving.evaluate(keptByPage)).toEqual({ databases: [], caches: [], workers: 0, words: [] })
  expect((await context.cookies()).filter(({ name }) => /session/.test(name))).toEqual([])
  await leaving.goto('/app')
  await expect(leaving).toHaveURL(/\/accedi\?torna=%2Fapp$/)
  await leaving.goto(`${at.sartori}?scheda=clienti`)
  await expect(leaving).toHaveURL(`/accedi?torna=${encodeURIComponent(`${at.sartori}?scheda=clienti`)}`)
  await context.close()
  await open(page, `${at.sartori}?scheda=panoramica`)
  await expect(title(page, 'Sartori Impianti')).toBeVisible()
})
