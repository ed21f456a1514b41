import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { farmacie } from '../../../sectors/farmacie/index.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { showTrade, TODAY } from '../show-trade.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 900)
})

it('writes what came out of a test on the card of the device, and takes it back', async () => {
  const { store } = await showTrade(farmacie, 'dispositivi')
  await page.getByRole('button', { name: 'Funziona: Lettore senza filo', exact: true }).click()
  const device = () => store.get('dispositivo', 'dispositivo_3')
  await expect.poll(device).toMatchObject({ esito: 'funziona', provato_il: TODAY })
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect.poll(device).toMatchObject({ esito: 'guasto' })
})

it('says what a reader has sent', async () => {
  await showTrade(farmacie, 'dispositivi')
  await page.getByLabelText('Leggi un codice con Lettore di codici a barre').click()
  await userEvent.keyboard('2000000000015{Enter}')
  await expect.element(page.getByText(/^Letto 2000000000015: 13 caratteri/)).toBeVisible()
})

it('prints a page that shows whether letters and lines come out', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await showTrade(farmacie, 'dispositivi')
  await page.getByRole('button', { name: 'Stampa una pagina di prova: Stampante scontrini' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(document.querySelector('[data-paper]')?.textContent).toContain('Pagina di prova')
  print.mockRestore()
})

it('says why the camera shows nothing', async () => {
  const media = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('none', 'NotFoundError'))
  await showTrade(farmacie, 'dispositivi')
  await page.getByRole('button', { name: 'Accendi la fotocamera: Fotocamera del tablet' }).click()
  await expect.element(page.getByText(/non trovo una fotocamera/)).toBeVisible()
  media.mockRestore()
})

it.each([390, 1360])('can be used by everybody at %i px', async (width) => {
  await page.viewport(width, 844)
  await showTrade(farmacie, 'dispositivi')
  await expect.element(page.getByRole('heading', { name: 'POS carte' })).toBeVisible()
  expect(await faultsInBothThemes()).toEqual([])
})
