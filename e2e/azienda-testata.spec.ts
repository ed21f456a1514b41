import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { FIRMS_PATH, type FirmOpened } from '../src/kernel/firm/firm-door.ts'
import { logoIn } from '../src/kernel/firm/logo.ts'
import { faultsInBothThemes } from './support/axe.ts'
import { browserOf, colleague, makeFirm, newOwner, type Signed } from './support/firm.ts'
import { expect, open, test } from './support/page-test.ts'
import { press } from './support/press.ts'

// One firm, whose logo goes from journey to journey.
test.describe.configure({ mode: 'serial' })

let owner: Signed
let base = ''
let slug = ''

test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  owner = await newOwner(base, test.info().retry, { name: 'Piero Moro', email: 'piero@moro.example' })
  ;({ slug } = await makeFirm(owner, { name: 'Moro Impianti', trade: 'artigiani', start: 'esempi' }))
})

test.beforeEach(async ({ context, page }) => {
  await context.addCookies((await owner.request.storageState()).cookies)
  await page.addInitScript(keepPrinted)
})

const keepPrinted = () => {
  window.print = () => document.documentElement.setAttribute('data-printed', '')
}

/** A part of a PNG: its length, its name, what it holds, and the sum that browsers ask for. */
function chunk(name: string, held: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), held])
  let sum = 0xffffffff
  for (const byte of body) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(held.length)
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, check])
}

/** A PNG of one colour, as a graphic designer would send it. */
function png(width: number, height: number, colour: readonly [number, number, number]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const line = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const lines = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page.getByLabel('Logo: scegli un’immagine').setInputFiles({ name, mimeType, buffer })
const preview = (page: Page) => page.getByRole('figure', { name: 'Come si stampa' })
const field = (page: Page) => page.locator('.field', { hasText: 'va in testa alle stampe' })

/** Width in proportion to height of the logo that a job sheet bears; undefined without one. */
async function printed(page: Page): Promise<number | undefined> {
  await open(page, `/app/${slug}?scheda=interventi`)
  await press(page.getByRole('button', { name: 'Perdita sotto il lavello', exact: true }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Stampa scheda lavoro' }))
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const head = page.locator('[data-paper] address')
  await expect(head).toContainText('Moro Impianti')
  const logo = head.getByAltText('Moro Impianti', { exact: true })
  if ((await logo.count()) === 0) return undefined
  return logo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
}

test('a logo is put in while a firm begins, and stands on its papers', async ({ page }) => {
  await open(page, `/app/${slug}?scheda=avvio`)
  await choose(page, 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
  await expect(page.getByText('«logo.svg» non può fare da logo: scegli un’immagine PNG, JPG o WebP.')).toBeVisible()
  await choose(page, 'logo.png', Buffer.from('<!doctype html><script>alert(1)</script>'))
  await expect(page.getByText('«logo.png» non può fare da logo: scegli un’immagine PNG, JPG o WebP.')).toBeVisible()
  expect.soft(await faultsInBothThemes(page)).toEqual([])
  await choose(page, 'logo.png', png(600, 200, [20, 90, 60]))
  await expect(preview(page).getByAltText('Moro Impianti')).toBeVisible()
  await expect(page.getByText('non può fare da logo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cambia il logo' })).toBeVisible()
  expect.soft(await faultsInBothThemes(page)).toEqual([])
  expect(await printed(page)).toBe(3)
})

test('it is replaced, a colleague sees it, and it is taken out and back by the keyboard', async ({ page, browser }) => {
  await open(page, `/app/${slug}?scheda=azienda`)
  await expect(field(page).getByAltText('Moro Impianti')).toBeVisible()
  await choose(page, 'nuovo.png', png(300, 300, [120, 40, 30]))
  await expect(page.getByText('Logo salvato: vale per le prossime stampe.')).toBeVisible()
  // The rest of the head is saved as a whole, and leaves the logo alone.
  await page.getByLabel('Partita IVA').fill('01234561197')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Dati dell’azienda salvati: valgono per le prossime stampe.')).toBeVisible()
  await expect(preview(page).getByAltText('Moro Impianti')).toBeVisible()

  const marta = await colleague(base, owner, slug, { name: 'Marta Moro', email: `marta.${test.info().retry}@moro.example` })
  const theirs = await browserOf(browser, base, marta)
  const beside = await theirs.newPage()
  await beside.addInitScript(keepPrinted)
  expect(await printed(beside)).toBe(1)
  await theirs.close()

  await page.getByRole('button', { name: 'Togli il logo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Aggiungi il logo' })).toBeFocused()
  await expect(preview(page).getByRole('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla', exact: true }).press('Enter')
  await expect(preview(page).getByAltText('Moro Impianti')).toBeVisible()
  await page.getByRole('button', { name: 'Togli il logo' }).press('Enter')
  await expect(preview(page).getByRole('img')).toHaveCount(0)
  const opened = (await (await owner.request.get(`${FIRMS_PATH}/${slug}`)).json()) as FirmOpened
  expect(logoIn(opened.values)).toBeUndefined()
  expect(await printed(page)).toBeUndefined()
})

test('the hours that a firm is open are written where it begins, and stand where it says who it is', async ({ page }) => {
  const { slug: empty } = await makeFirm(owner, { name: 'Moro Vuota', trade: 'artigiani', start: 'vuota' })
  await open(page, `/app/${empty}?scheda=avvio`)
  const hours = page.getByRole('region', { name: 'Orari di apertura' })
  await hours.getByRole('button', { name: 'Aggiungi riga a Orari' }).press('Enter')
  await expect(hours.getByLabel('Giorni, riga 1')).toBeFocused()
  await expect(hours.getByLabel('Giorni, riga 1')).toHaveText(/Dal lunedì al venerdì/)
  await hours.getByLabel('Dalle, riga 1', { exact: true }).fill('08:00')
  await hours.getByLabel('Alle, riga 1', { exact: true }).fill('12:30')
  await hours.getByLabel('Festa del patrono').fill('2026-08-26')
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Persone' })).toBeVisible()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(hours.getByLabel('Alle, riga 1', { exact: true })).toHaveValue('12:30')
  // Half a line is nothing that can be kept, and nothing that may be lost.
  await hours.getByRole('button', { name: 'Aggiungi riga a Orari' }).click()
  await hours.getByLabel('Dalle, riga 2', { exact: true }).fill('14:00')
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(hours.getByLabel('Dalle, riga 2', { exact: true })).toHaveValue('14:00')
  await hours.getByRole('button', { name: 'Togli riga 2' }).press('Enter')

  await open(page, `/app/${empty}?scheda=azienda`)
  await expect(hours.getByLabel('Dalle, riga 1', { exact: true })).toHaveValue('08:00')
  await hours.getByLabel('Alle, riga 1', { exact: true }).fill('13:00')
  await expect(hours.getByText(/^Salvato da solo alle/)).toBeVisible()
  expect.soft(await faultsInBothThemes(page)).toEqual([])
  const answer = await owner.request.post(`${FIRMS_PATH}/${empty}/store/query`, { data: { entity: 'orario_apertura', page: { limit: 9 } } })
  expect(((await answer.json()) as { readonly rows: readonly object[] }).rows).toMatchObject([
    { nome: 'Orario normale', fasce: [{ giorni: 'lun_ven', dalle: '08:00', alle: '13:00' }], patrono: '2026-08-26' },
  ])
})
