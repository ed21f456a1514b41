import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { faultsInBothThemes } from './support/axe.ts'
import { browserOf, makeFirm, signUp, type Signed, takeUp } from './support/firm.ts'
import { expect, test } from './support/house.ts'
import { open } from './support/page-test.ts'

/** The owner of a firm, with its address; the page of the journey is his. */
async function owned(page: Page, address: string, trade = 'artigiani'): Promise<{ readonly owner: Signed; readonly at: string }> {
  const owner = await signUp(address, { name: 'Luca Sartori', email: 'luca@sartori.example' })
  await page.context().addCookies((await owner.request.storageState()).cookies)
  const { slug } = await makeFirm(owner, { name: 'Sartori Impianti', trade, start: 'esempi' })
  return { owner, at: `/app/${slug}` }
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('somebody is invited, comes in, is looked as and is seen out; what he wrote stays', async ({ page, house, browser, expectFault }) => {
  // The last owner stays one.
  expectFault(/409/)
  test.slow()
  const { at } = await owned(page, house.address, 'dentisti')
  await open(page, `${at}?scheda=persone`)
  await page.getByRole('button', { name: 'Invita una persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invita una persona' })
  await dialog.getByRole('button', { name: 'Invita', exact: true }).click()
  await expect(dialog.getByText(/E-mail/).first()).toBeVisible()
  await dialog.getByLabel('E-mail').fill('Anna.Villa@posta.example')
  await dialog.getByRole('button', { name: 'Invita', exact: true }).click()
  await expect(page.getByText('Invito spedito a anna.villa@posta.example. Vale sette giorni.')).toBeVisible()
  await expect(row(page, 'anna.villa@posta.example')).toContainText('scade fra 7 giorni')
  await page.getByRole('button', { name: 'Invita una persona' }).click()
  await dialog.getByLabel('E-mail').fill('bea@posta.example, carlo@posta')
  await dialog.getByRole('button', { name: 'Invita', exact: true }).click()
  await expect(dialog.getByText(/^«carlo@posta»: /)).toBeVisible()
  await dialog.getByLabel('E-mail').fill('bea@posta.example, carlo@posta.example')
  await dialog.getByRole('button', { name: 'Invita', exact: true }).click()
  await expect(page.getByText('2 inviti spediti. Valgono sette giorni.')).toBeVisible()
  for (const one of ['bea@posta.example', 'carlo@posta.example']) await expect(row(page, one)).toContainText('scade fra 7 giorni')

  const token = house.linkTo('anna.villa@posta.example').replace(/^.*#invito=/, '')
  const anna = await signUp(house.address, { name: 'Anna Villa', email: 'anna.villa@posta.example', proof: token })
  const joined = await takeUp(anna, token)
  expect(joined.status()).toBe(200)
  const beside = await browserOf(browser, house.address, anna)
  const hers = await beside.newPage()
  await hers.goto(at)
  await expect(hers.getByRole('heading', { level: 1, name: 'Sartori Impianti' })).toBeVisible()
  await expect(hers.getByRole('link', { name: 'Persone' })).toHaveCount(0)

  await page.reload()
  await expect(row(page, 'anna.villa@posta.example')).toContainText('Collaboratore')
  await page.getByRole('button', { name: 'Guarda come Anna' }).click()
  await expect(page.getByText('Guardi come Anna Villa, collaboratore')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Guardi come Anna Villa, collaboratore')).toBeHidden()

  await page.getByRole('button', { name: 'Cambia Anna Villa' }).click()
  const hersAs = page.getByRole('dialog', { name: 'Anna Villa' })
  await hersAs.getByLabel('Dati sanitari').check()
  await hersAs.getByRole('button', { name: 'Salva' }).click()
  await expect(row(page, 'anna.villa@posta.example')).toContainText('Dati sanitari')

  await page.getByRole('button', { name: 'Cambia Luca Sartori' }).click()
  const mine = page.getByRole('dialog', { name: 'Luca Sartori' })
  await mine.getByRole('button', { name: 'Togli…' }).click()
  await page.getByRole('button', { name: 'Togli dall’azienda' }).click()
  await expect(page.getByText('È l’unico titolare: prima nominane un altro.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Cambia Anna Villa' }).click()
  await page.getByRole('dialog', { name: 'Anna Villa' }).getByRole('button', { name: 'Togli…' }).click()
  await page.getByRole('button', { name: 'Togli dall’azienda' }).click()
  await expect(row(page, 'anna.villa@posta.example')).toHaveCount(0)
  expect((await anna.request.get(`/api/aziende/${at.slice('/app/'.length)}`)).status()).toBe(404)
  await beside.close()
})

test('the firm says of itself what stands on its papers, checked at its fields', async ({ page, house }) => {
  const { at } = await owned(page, house.address)
  await open(page, `${at}?scheda=azienda`)
  await page.getByLabel('Partita IVA').fill('12345678901')
  await expect(page.getByText('Il controllo non torna')).toBeVisible()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByLabel('Partita IVA')).toBeFocused()
  await page.getByLabel('Ragione sociale').fill('Sartori Impianti S.r.l.')
  await page.getByLabel('Partita IVA').fill('01234561197')
  await expect(page.getByText('Verificata: il codice di controllo è corretto')).toBeVisible()
  await page.getByLabel('Indirizzo').fill('via dei Tigli 8')
  await page.getByLabel('CAP').fill('24121')
  await page.getByLabel('Comune').fill('Bergamo')
  await page.getByLabel('Prov.').fill('bg')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Dati dell’azienda salvati')).toBeVisible()
  await page.reload()
  const paper = page.getByRole('figure', { name: 'Come si stampa' })
  await expect(paper).toContainText('Sartori Impianti S.r.l.')
  await expect(paper).toContainText('via dei Tigli 8, 24121 Bergamo (BG)')
})

test('a copy is made, told of and downloaded', async ({ page, house }) => {
  const { at } = await owned(page, house.address)
  await open(page, `${at}?scheda=copie`)
  await expect(page.getByText('Nessuna copia ancora')).toBeVisible()
  await page.getByRole('button', { name: 'Fai una copia adesso' }).click()
  await expect(page.getByText('Riaperta e contata', { exact: true })).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Scarica i dati/ }).click()])
  expect(download.suggestedFilename()).toMatch(/^sartori-impianti-\d{4}-\d\d-\d\d\.jsonl\.gz$/)
  expect(gunzipSync(readFileSync(await download.path())).toString('utf8')).toContain('"table":"artigiani/cliente"')
})

test('what was removed comes back from the trash, and Ctrl Z reaches over a reload', async ({ page, house }) => {
  const { at } = await owned(page, house.address)
  await open(page, `${at}?scheda=clienti`)
  await page.getByRole('button', { name: 'Nuovo Cliente' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo Cliente' })
  await dialog.getByLabel('Nome/Ragione Sociale').fill('Ugo Zuppardi')
  await dialog.getByRole('button', { name: 'Salva cliente' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(row(page, 'Ugo Zuppardi')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Annullata la modifica di adesso \(cliente\)$/)).toBeVisible()
  await expect(row(page, 'Ugo Zuppardi')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ripristina' }).click()
  await expect(row(page, 'Ugo Zuppardi')).toBeVisible()

  await row(page, 'Ugo Zuppardi').click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: /^Elimina/ }).click()
  await expect(row(page, 'Ugo Zuppardi')).toHaveCount(0)
  await page.getByRole('button', { name: /: account$/ }).click()
  await page.getByRole('menuitem', { name: 'Cestino' }).click()
  await expect(page.getByText('ancora 30 giorni')).toBeVisible()
  await page.getByRole('button', { name: 'Ripristina Ugo Zuppardi' }).click()
  await expect(page.getByText('«Ugo Zuppardi» è tornato al suo posto.')).toBeVisible()
  await expect(page.getByText('Il cestino è vuoto')).toBeVisible()
})

test('everybody looks after his own account', async ({ page, house, expectFault }) => {
  expectFault(/400/)
  const { at } = await owned(page, house.address)
  await open(page, `${at}?scheda=account`)
  await page.getByLabel('Nome e cognome').fill('Luca Sartori Junior')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Nome salvato.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sartori Impianti, Luca Sartori Junior: account' })).toBeVisible()
  await page.getByLabel('Password di adesso').fill('non è questa di certo')
  await page.getByLabel('Password nuova').fill('un’altra frase che ricordo')
  await page.getByRole('button', { name: 'Cambia', exact: true }).click()
  await expect(page.getByText('La password di adesso non è questa.')).toBeVisible()
  await expect(page.getByText('Questo dispositivo')).toBeVisible()
})

for (const key of ['persone', 'azienda', 'copie', 'cestino', 'account']) {
  test(`axe finds nothing on ${key}, at any width, in either theme`, async ({ page, house }) => {
    test.slow()
    const { at } = await owned(page, house.address, 'dentisti')
    await open(page, `${at}?scheda=${key}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: /Caricamento/ })).toHaveCount(0)
    for (const width of [390, 768, 1360]) {
      await page.setViewportSize({ width, height: 844 })
      if (width !== 768) expect.soft(await faultsInBothThemes(page), `${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(overflow, `${width} px: the page is wider than the window`).toBe(0)
    }
  })
}
