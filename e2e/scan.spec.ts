import type { Page } from '@playwright/test'
import { accessibilityFaults, faultsInBothThemes } from './support/axe.ts'
import { openDashboard } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

test.setTimeout(270_000)

const LINES = ['Viale Monza 201, 20126 Milano (MI)', 'P.IVA 00743110157', 'Tel. 02 1234567', 'info@example.it']

/** A business card on a desk, drawn in the page as a photo of 1100 × 700 pixels. */
async function businessCard(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate((lines) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1100, height: 700 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#e8e4da'
    context.fillRect(0, 0, 1100, 700)
    context.fillStyle = '#fdfdfb'
    context.fillRect(60, 60, 980, 580)
    context.fillStyle = '#222'
    context.font = '34px sans-serif'
    lines.forEach((line, i) => context.fillText(line, 110, 200 + i * 80))
    return canvas.toDataURL('image/png')
  }, LINES)
  return { name: 'biglietto.png', mimeType: 'image/png', buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') }
}

/** The form «Nuovo Cliente» with the scan's dialog over it. */
async function openScan(page: Page): Promise<void> {
  await openDashboard(page, 'clienti')
  await page.getByRole('button', { name: 'Nuovo Cliente' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: /Compila da una foto/ }).click()
  await page.getByRole('button', { name: 'Scegli immagine' }).waitFor()
}
const choose = async (page: Page) => page.locator('[data-scan-input=choose]').setInputFiles(await businessCard(page))

// That nothing is asked of another host, and nothing refused by the policy, is what every journey's `test` looks at.
test('a photo becomes the fields of a new client, read by our own files and never sent', { tag: '@desk' }, async ({ page }) => {
  const asked: string[] = []
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    if (request.url().includes('/ocr/')) asked.push(new URL(request.url()).pathname.replace(/^\/ocr\/[^/]+\//, ''))
  })
  await openScan(page)
  const scan = page.getByRole('dialog', { name: 'Compila da una foto o un documento' })
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([])
  expect(asked, 'nothing of the recogniser before a picture needs it').toEqual([])

  await choose(page)
  await expect(scan.getByRole('progressbar', { name: 'Lettura del documento' })).toBeVisible()
  await expect(scan.getByRole('button', { name: 'Usa questi dati' })).toBeVisible({ timeout: 60_000 })
  expect(asked).toEqual(expect.arrayContaining(['worker.min.js', 'ita.traineddata.gz', 'eng.traineddata.gz']))
  expect(await faultsInBothThemes(page, '[role=dialog]')).toEqual([])
  await expect(scan.getByRole('region', { name: 'Immagine del documento' })).toBeVisible()
  await scan.getByRole('button', { name: 'Usa questi dati' }).click()

  await expect(page.getByText('Testo estratto e campi precompilati con successo!')).toBeVisible()
  const form = page.getByRole('dialog', { name: 'Nuovo Cliente' })
  await expect(form.getByLabel('Telefono', { exact: true })).toHaveValue('02 123 4567')
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('info@example.it')
  await expect(form.getByLabel('Indirizzo', { exact: true })).toHaveValue(/Viale Monza 201/)
  expect(sent).toEqual([])
})

test('without a network the picture stays, and a second attempt reads it', { tag: '@phone' }, async ({ page, expectFault }) => {
  expectFault(/Failed to load resource/)
  await page.route('**/ocr/**', (route) => route.abort('internetdisconnected'))
  await openScan(page)
  const scan = page.getByRole('dialog', { name: 'Compila da una foto o un documento' })
  await choose(page)
  await expect(scan.getByText(/Il lettore di testo non si è caricato: controlla la connessione e riprova/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText("Errore durante l'estrazione del testo")).toBeVisible()
  await expect(scan.getByAltText('Il documento che hai scelto')).toBeVisible()
  await page.unroute('**/ocr/**')
  await scan.getByRole('button', { name: 'Riprova' }).click()
  await expect(scan.getByRole('button', { name: 'Usa questi dati' })).toBeVisible({ timeout: 60_000 })
})

test('no camera, or none that is allowed, is said in a sentence, and a file can still be chosen', { tag: '@phone' }, async ({ page }) => {
  await openScan(page)
  const scan = page.getByRole('dialog', { name: 'Compila da una foto o un documento' })
  await scan.getByRole('button', { name: 'Scatta foto' }).click()
  await expect(scan.getByRole('alert')).toHaveText(/fotocamera/)
  await expect(scan.getByRole('button', { name: 'Scegli immagine' })).toBeVisible()
})
