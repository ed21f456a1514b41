import { toast } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stillClock } from '../../data/clock.fixture.ts'
import { bars, openBeach, twoBars } from '../../dashboard/beach.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 900)
  toast.dismiss()
  bars.read = twoBars
})

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a day is said as the desk says it, and kept as a date', async () => {
  await openBeach()
  await expect.element(row('Rina Boni')).toMatchTextContent('20/11')
  await expect.element(row('Ivo Neri')).toMatchTextContent('oggi')
  await expect.element(row('Ugo Poli')).toMatchTextContent('domani')
  await expect.element(row('Ada Pini')).toMatchTextContent('lun 23')
  const days = page
    .getByRole('listitem')
    .elements()
    .map((element) => element.querySelector('time')?.dateTime)
  expect(days).toEqual(['2026-11-20', '2026-11-21', '2026-11-21', '2026-11-22', '2026-11-23'])
})

test('on the last day of the year «domani» is next year', async () => {
  await openBeach('/bagno', stillClock('2026-12-31'))
  await expect.element(row('Ugo Poli')).toMatchTextContent('domani')
  await expect.element(row('Ada Pini')).toMatchTextContent('02/01')
})

test('a row offers only the moves whose time has come and that its state allows', async () => {
  await openBeach()
  await expect.element(row('Ivo Neri')).toBeVisible()
  const buttons = page.getByRole('button', { name: /^(Consegna|Chiudi): / }).elements()
  expect(buttons.map((element) => element.getAttribute('aria-label'))).toEqual([
    'Chiudi: Rina Boni',
    'Consegna: Ivo Neri',
    'Consegna: Lea Sala',
  ])
})

test('a move on the row is done at once and can be taken back', async () => {
  const { store } = await openBeach()
  await page.getByRole('button', { name: 'Consegna: Ivo Neri' }).click()
  await expect.element(row('Ivo Neri')).toMatchTextContent('In corso')
  expect(await store.get('affitto', 'affitto_2')).toMatchObject({ stato: 'in_corso' })
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(row('Ivo Neri')).toMatchTextContent('Fissato')
})

test('a move that is refused says why and changes nothing', async () => {
  const { store } = await openBeach()
  await page.getByRole('button', { name: 'Consegna: Lea Sala' }).click()
  await expect.element(page.getByText('L’ombrellone è ancora di Rina Boni.')).toBeVisible()
  expect(await store.get('affitto', 'affitto_3')).toMatchObject({ stato: 'fissato', version: 1 })
})

test('a move that needs something asks for it first', async () => {
  const { store } = await openBeach()
  await page.getByRole('button', { name: 'Chiudi: Rina Boni' }).click()
  await page.getByRole('dialog').getByLabelText('Pagamento', { exact: true }).click()
  await page.getByRole('option', { name: 'Carta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }).last().click()
  await expect.poll(async () => (await store.get('affitto', 'affitto_1'))?.['stato']).toBe('chiuso')
  expect(await store.get('affitto', 'affitto_1')).toMatchObject({ pagamento: 'carta' })
})

test('the name of a row opens its record', async () => {
  await openBeach()
  await page.getByRole('button', { name: 'Ugo Poli', exact: true }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Cliente', { exact: true })).toHaveValue('Ugo Poli')
})

test('bars stand for the eye, and their figures in a table for who cannot see them', async () => {
  await openBeach()
  const table = page.getByRole('table', { name: 'Prossimi giorni' })
  await expect.element(table).toBeInTheDocument()
  const cells = [...table.element().querySelectorAll('tr')].map((line) => [...line.children].map((cell) => cell.textContent))
  expect(cells).toEqual([
    ['Giorno', 'Ombrelloni presi'],
    ['21/11', '1 su 2 (50%)'],
    ['22/11', '2 su 2 (100%)'],
  ])
  const drawn = page.getByTitle(/su 2/).elements()
  expect(drawn.map((bar) => bar.getAttribute('title'))).toEqual(['21/11: 1 su 2 (50%)', '22/11: 2 su 2 (100%)'])
  const heights = drawn.map((bar) => bar.firstElementChild?.getBoundingClientRect().height ?? 0)
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.5, 1)
  expect(drawn.every((bar) => bar.closest('[aria-hidden]'))).toBe(true)
})

test('without figures the panel says what to do', async () => {
  bars.read = async () => []
  await openBeach()
  await expect.element(page.getByText('Ancora niente.')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('figures that cannot be read are asked for again', async () => {
  bars.read = () => Promise.reject(new Error('offline'))
  await openBeach()
  await expect.element(page.getByText('Non riesco a leggere questi dati.')).toBeVisible()
  bars.read = twoBars
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByRole('table', { name: 'Prossimi giorni' })).toBeInTheDocument()
})
