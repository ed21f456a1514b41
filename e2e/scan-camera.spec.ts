import { findBrowser } from '../scripts/browser.ts'
import { openDashboard } from './support/artigiani.ts'
import { expect, test } from './support/page-test.ts'

const browser = await findBrowser()
// Chromium's own test picture stands before the camera, and nobody is asked.
test.use({
  launchOptions: { ...browser, args: [...browser.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
  permissions: ['camera'],
})
test.setTimeout(90_000)

test('a photo is taken in the page, the camera goes off, and what it shows is read', async ({ page }) => {
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
  expect(await page.evaluate(() => (window as { wanted?: MediaStreamConstraints }).wanted)).toMatchObject({
    audio: false,
    video: { facingMode: { ideal: 'environment' } },
  })
  await take.click()
  await expect(page.getByRole('progressbar', { name: 'Lettura del documento' })).toBeVisible()
  const tracks = () => page.evaluate(() => (window as { stream?: MediaStream }).stream?.getTracks().map((track) => track.readyState))
  expect(await tracks()).toEqual(['ended'])
  await expect(page.getByText(/In questa immagine non c’è niente/).or(page.getByRole('button', { name: 'Usa questi dati' }))).toBeVisible({
    timeout: 60_000,
  })
})
