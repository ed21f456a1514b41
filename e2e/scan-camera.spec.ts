import type { Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { openDashboard } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

const browser = await findBrowser()
// Chromium's own test picture stands before the camera, and nobody is asked.
test.use({
  launchOptions: { ...browser, args: [...browser.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
  permissions: ['camera'],
})
test.setTimeout(270_000)

/** The camera in the form of a new client, with what it was asked for in the window's hand. */
async function openCamera(page: Page) {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      Object.assign(window, { wanted, stream })
      return stream
    }
  })
  await openDashboard(page, 'clienti')
  await page.getByRole('button', { name: 'Nuovo Cliente' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: /Compila da una foto/ }).click()
  await page.getByRole('button', { name: 'Scatta foto' }).click()
  const take = page.getByRole('button', { name: 'Scatta', exact: true })
  await expect(take).toBeFocused()
  await expect(take).toHaveAttribute('aria-disabled', 'false')
  return take
}

const tracks = (page: Page) =>
  page.evaluate(() => (window as { stream?: MediaStream }).stream?.getTracks().map((track) => track.readyState))

test('a photo is taken in the page, the camera goes off, and what it shows is read', { tag: '@phone' }, async ({ page }) => {
  const take = await openCamera(page)
  expect(await page.evaluate(() => (window as { wanted?: MediaStreamConstraints }).wanted)).toMatchObject({
    audio: false,
    video: { facingMode: { ideal: 'environment' } },
  })
  await take.click()
  await expect(page.getByRole('progressbar', { name: 'Lettura del documento' })).toBeVisible()
  expect(await tracks(page)).toEqual(['ended'])
  await expect(page.getByText(/In questa immagine non c’è niente/).or(page.getByRole('button', { name: 'Usa questi dati' }))).toBeVisible({
    timeout: 60_000,
  })
})

test('Back puts the camera out first, then closes its dialog, then the form', { tag: '@phone' }, async ({ page }) => {
  await openCamera(page)
  const scan = page.getByRole('dialog', { name: /Compila da una foto/ })
  await page.goBack()
  await expect(scan.getByRole('button', { name: 'Scatta foto' })).toBeVisible()
  expect(await tracks(page)).toEqual(['ended'])
  await page.goBack()
  await expect(scan).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Nuovo Cliente' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
