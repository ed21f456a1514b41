import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { postgresHere, startPostgres } from '../conformance/support/postgres-server.ts'
import { readCopy } from '../src/server/archive/copy-file.ts'
import { restoreServer } from '../src/server/archive/restore.ts'
import { browserOf, PASSWORD, signIn, signUp, type Signed, takeUp } from './support/firm.ts'
import { expect, openHouse, test } from './support/house.ts'
import { hydrated, open } from './support/page-test.ts'

const DAY = 24 * 3_600_000
const LUCA = 'luca@sartori.example'
const CUSTOMERS = 'Ragione sociale;Tel;Indirizzo\nPanificio Aurora;035 000 0201;via Mulini 3\nHotel Belvedere;035 000 0202;viale Roma 12\n'

test.describe.configure({ mode: 'parallel' })
/** Without a PostgreSQL the suites of stores say so; the day is worked over SQLite alone. */
const databases = postgresHere.from === 'nowhere' ? (['SQLite'] as const) : (['SQLite', 'PostgreSQL'] as const)
for (const database of databases) {
  test.describe(database, () => {
    test.use({ database })

    test('three people work a day: from the register to a copy on another machine', async ({ page, house, browser, expectFault }) => {
      // Versions that meet are refused first; whoever has left finds nothing.
      expectFault(/the server responded with a status of 4\d\d/)
      test.slow()
      const at = await begin(page)
      await importCustomers(page, at)

      const marta = await joined(page, house, 'Marta Greco', 'Collaboratore', at)
      const carlo = await joined(page, house, 'Carlo Conti', 'Sola lettura', at)
      const phone = await pageOf(browser, house.address, marta, { width: 390, height: 844 })
      const desk = await pageOf(browser, house.address, carlo)

      await workLive(page, phone, at)
      await meet(page, phone, at)
      await readOnly(desk, at)
      house.later(DAY)
      await bringBack(page, at)
      await addPhoto(page, at)
      const copy = await copyOf(page, at, house.folder)
      await leave(phone, at)

      await page.goto(`${at}?scheda=persone`)
      await expect(page.getByRole('row').filter({ hasText: 'Carlo Conti' })).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'Marta Greco' })).toHaveCount(0)
      await restored(browser, database, copy, at)
    })
  })
}

const row = (page: Page, text: string) => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true }).first()

/** Registers, makes the firm and goes through its beginning; its address. */
async function begin(page: Page): Promise<string> {
  await open(page, '/registrati')
  await page.getByLabel('Nome dell’attività').fill('Sartori Impianti')
  await page.getByLabel('E-mail').fill(LUCA)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page).toHaveURL(/\/app\/nuova$/)
  await page.getByText('Artigiani', { exact: true }).click()
  await page.getByText('Parti da vuoto').click()
  await page.getByRole('button', { name: 'Crea l’azienda' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'La tua azienda' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.getByLabel('Comune').fill('Bergamo')
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('button', { name: 'Apri la tua bottega' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sartori Impianti' })).toBeVisible()
  return pathname
}

async function importCustomers(page: Page, at: string): Promise<void> {
  await open(page, `${at}?scheda=clienti`)
  await page.getByRole('button', { name: 'Importa', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Importa clienti' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'clienti.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS) })
  await dialog.getByRole('button', { name: 'Controlla le righe' }).click()
  await dialog.getByRole('button', { name: 'Importa 2 righe' }).click()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Panificio Aurora')).toBeVisible()
  await expect(row(page, 'Hotel Belvedere')).toBeVisible()
}

/** Somebody whom the owner invites, and who comes by the link of the letter. */
async function joined(
  page: Page,
  { address, linkTo }: { readonly address: string; readonly linkTo: (email: string) => string },
  name: string,
  role: string,
  at: string,
): Promise<Signed> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@sartori.example`
  await open(page, `${at}?scheda=persone`)
  await page.getByRole('button', { name: 'Invita una persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invita una persona' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Ruolo').click()
  await page.getByRole('option', { name: role, exact: true }).click()
  await dialog.getByRole('button', { name: 'Invita', exact: true }).click()
  await expect(page.getByText(`Invito spedito a ${email}. Vale sette giorni.`)).toBeVisible()
  const token = linkTo(email).replace(/^.*#invito=/, '')
  const signed = await signUp(address, { name, email, proof: token })
  await takeUp(signed, token)
  return signed
}

async function pageOf(browser: Browser, address: string, who: Signed, viewport = { width: 1360, height: 820 }): Promise<Page> {
  const context = await browserOf(browser, address, who)
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  return page
}

async function workLive(page: Page, phone: Page, at: string): Promise<void> {
  await open(page, `${at}?scheda=interventi`)
  await phone.goto(`${at}?scheda=interventi`)
  await hydrated(phone)
  await phone.getByRole('button', { name: 'Nuovo Intervento' }).filter({ visible: true }).first().click()
  const dialog = phone.getByRole('dialog', { name: 'Nuovo Intervento' })
  await dialog.getByLabel('Cliente').fill('Panificio')
  await phone.getByRole('option', { name: /^Panificio Aurora/ }).click()
  await dialog.getByLabel('Descrizione Problema').fill('Forno che non scalda')
  await dialog.getByLabel('Preventivo', { exact: true }).fill('120')
  await dialog.getByRole('button', { name: 'Salva intervento' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Forno che non scalda')).toBeVisible({ timeout: 1000 })
}

/** Opens a customer's form, once it shows the telephone that he has now. */
async function openCustomer(page: Page, at: string, phone: string): Promise<Locator> {
  await page.goto(`${at}?scheda=clienti`)
  await hydrated(page)
  await row(page, 'Hotel Belvedere')
    .getByRole('button', { name: /Hotel Belvedere/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Modifica Cliente' })
  await expect(form.getByLabel('Telefono')).toHaveValue(phone)
  return form
}

/** Two write the same field: whoever saves second chooses, and loses neither. */
async function meet(page: Page, phone: Page, at: string): Promise<void> {
  const mine = await openCustomer(page, at, '035 000 0202')
  const hers = await openCustomer(phone, at, '035 000 0202')
  await mine.getByLabel('Telefono').fill('035 000 0303')
  await hers.getByLabel('Telefono').fill('035 000 0404')
  await hers.getByRole('button', { name: 'Salva cliente' }).click()
  await expect(hers).toBeHidden()
  await mine.getByRole('button', { name: 'Salva cliente' }).click()
  await page
    .getByRole('radio', { name: /^La tua: 035 000 0303/ })
    .locator('..')
    .click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, 'Hotel Belvedere')).toContainText('035 000 0303')
  await expect(row(phone, 'Hotel Belvedere')).toContainText('035 000 0303')
}

/** Whoever only reads has the same lists, and nothing to write with. */
async function readOnly(page: Page, at: string): Promise<void> {
  await page.goto(`${at}?scheda=clienti`)
  await hydrated(page)
  await expect(row(page, 'Hotel Belvedere')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nuovo Cliente' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Persone' })).toHaveCount(0)
}

/** A day later the number of before is brought back from the history. */
async function bringBack(page: Page, at: string): Promise<void> {
  const form = await openCustomer(page, at, '035 000 0303')
  await form.getByRole('button', { name: 'Chiudi' }).focus()
  await page.keyboard.press('h')
  const story = page.getByRole('dialog', { name: 'Cronologia' })
  await expect(story.getByRole('group').first()).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByText('Riportato a com’era: Telefono')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Hotel Belvedere')).toContainText('035 000 0404')
}

async function addPhoto(page: Page, at: string): Promise<void> {
  const photo = { name: 'forno.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await open(page, `${at}?scheda=interventi`)
  await row(page, 'Forno che non scalda').locator('[data-picture-input=choose]').setInputFiles(photo)
  await expect(page.getByText('Foto aggiunta')).toBeVisible()
}

/** Makes a copy of the server; its file. */
async function copyOf(page: Page, at: string, folder: string): Promise<string> {
  await open(page, `${at}?scheda=copie`)
  await expect(page.getByRole('meter', { name: /^File e foto: [\d,]+ kB di 2 GB$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Fai una copia adesso' }).click()
  await expect(page.getByText('Riaperta e contata', { exact: true })).toBeVisible()
  const copies = join(folder, 'copie')
  return join(copies, readdirSync(copies).find((name) => name.endsWith('.jsonl.gz')) ?? '')
}

async function leave(page: Page, at: string): Promise<void> {
  await page.goto(`${at}?scheda=account`)
  await page.getByRole('button', { name: 'Lascia l’azienda…' }).click()
  await page.getByRole('button', { name: 'Lascia l’azienda', exact: true }).click()
  await expect(page).toHaveURL(/\/app(\/nuova)?$/)
  await page.goto(at)
  await expect(page.getByRole('row', { name: /Hotel Belvedere/ })).toHaveCount(0)
}

/** On an empty machine the copy brings everything back: whoever had an account signs in and finds what was written. */
async function restored(browser: Browser, database: 'SQLite' | 'PostgreSQL', copy: string, at: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-e2e-tornata-'))
  const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined
  const url = await postgres?.fresh()
  await restoreServer(readCopy(copy), { folder, url })
  const house = await openHouse({ folder, url })
  const context = await browser.newContext({ baseURL: house.address, locale: 'it-IT', timezoneId: 'Europe/Rome', reducedMotion: 'reduce' })
  await signIn(context.request, house.address, { name: 'Luca', email: LUCA, request: context.request })
  const page = await context.newPage()
  await page.goto(`${at}?scheda=interventi`)
  await expect(row(page, 'Forno che non scalda').getByRole('button', { name: 'Foto 1' })).toBeVisible()
  await context.close()
  await house.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
