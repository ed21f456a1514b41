import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openEmporio } from './emporio.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 1500)
})

const slider = () => page.getByRole('slider', { name: 'Ricavi per mese: mese' })
const takings = () => page.getByRole('table', { name: 'Ricavi per mese', exact: true })
const guide = () => document.querySelector<HTMLElement>('[data-guide]')?.dataset['guide']
const pointedRow = () => takings().element().querySelector('[data-pointed]')?.textContent?.replaceAll('\u00a0', ' ')
const linesOf = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((line) => [...line.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')))

/** Where a month stands on the line. */
function pointAt(month: number) {
  const { left, top, width, height } = slider().element().getBoundingClientRect()
  return { clientX: left + (width / 11) * month, clientY: top + height / 2 }
}
const point = (type: string, pointerType: 'mouse' | 'touch', month: number) =>
  slider()
    .element()
    .dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, ...pointAt(month) }))

test('the figures of a line stand in a table, beside the year before; the month that is not over is not compared', async () => {
  await openEmporio()
  await expect.element(takings()).toBeVisible()
  const lines = linesOf(takings().element())
  expect(lines).toHaveLength(12)
  expect(lines[0]).toEqual(['DicDicembre 2025', '31.200 €', '28.400 €', '+9,9%'])
  expect(lines[1]?.at(-1)).toBe('−5,8%')
  expect(lines[11]).toEqual(['NovNovembre 2026, parziale', '18.400 €', '23.800 €', '–'])
  await expect.element(page.getByText('+7,5% a parità di mesi')).toBeVisible()
  await expect.element(page.getByText(/^262\.000\s€$/)).toBeVisible()
})

test('arrow keys move guide, label and row of the table together, and the label says it', async () => {
  await openEmporio()
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Novembre 2026, parziale: 18\.400\s€/))
  slider().element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(guide()).toBe('2026-07')
  expect(pointedRow()).toBe('LugLuglio 202627.300 €24.100 €+13,3%')
  await expect.element(slider()).toHaveAttribute('aria-valuenow', '8')
  await expect.element(page.getByText(/^Luglio 2025: 24\.100\s€, \+13,3%$/)).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(guide()).toBe('2025-12')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(guide()).toBe('2026-11')
  await userEvent.keyboard('{Escape}')
  await expect.poll(guide).toBeUndefined()
  expect(pointedRow()).toBeUndefined()
})

test('the mouse moves the guide over the line and over the rows, and takes it away', async () => {
  await openEmporio()
  await expect.element(slider()).toBeVisible()
  await slider().hover({ position: { x: 4, y: 60 } })
  await expect.poll(guide).toBe('2025-12')
  await takings().getByText('Mar', { exact: true }).hover()
  await expect.poll(guide).toBe('2026-03')
  await page.getByRole('heading', { name: 'Ricavi per mese' }).hover()
  await expect.poll(guide).toBeUndefined()
})

test('a finger moves the guide and leaves it where it was', async () => {
  await page.viewport(390, 844)
  await openEmporio()
  await expect.element(slider()).toBeVisible()
  point('pointerdown', 'touch', 3)
  await expect.poll(guide).toBe('2026-03')
  point('pointermove', 'touch', 8)
  await expect.poll(guide).toBe('2026-08')
  point('pointerup', 'touch', 8)
  point('pointerout', 'touch', 8)
  await expect.poll(guide).toBe('2026-08')
  const label = page
    .getByText(/^Agosto 2026:/)
    .element()
    .parentElement?.getBoundingClientRect()
  const line = slider().element().getBoundingClientRect()
  expect(label?.left).toBeGreaterThanOrEqual(line.left)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the month that is not over is dashed', async () => {
  await openEmporio()
  await expect.element(slider()).toBeVisible()
  const dashed = slider().element().querySelector('[stroke-dasharray]')?.getAttribute('d') ?? ''
  expect(dashed).toMatch(/^M90\.91 [\d.]+L100 [\d.]+$/)
})

test('bars and their figures are one table, the greatest first', async () => {
  await openEmporio()
  const table = page.getByRole('table', { name: 'Reparti', exact: true })
  await expect.element(table.getByText('Abbigliamento donna')).toBeVisible()
  expect(linesOf(table.element())).toEqual([
    ['Abbigliamento donna', '9.200 €', '50%'],
    ['Abbigliamento uomo', '5.520 €', '30%'],
    ['Accessori', '3.680 €', '20%'],
  ])
  const widths = [...table.element().querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect().width)
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.6, 1)
  expect(linesOf(page.getByRole('table', { name: 'Scontrini' }).element()).at(-1)).toEqual(['Novembre 2026, parziale', '4'])
})

test('a donut has its table, and a slice that is pointed at its row', async () => {
  await openEmporio()
  const table = page.getByRole('table', { name: /^Mezzi di pagamento: 18\.400/ })
  await expect.element(table).toBeVisible()
  expect(linesOf(table.element())).toEqual([
    ['Carta', '9.200 €', '50%'],
    ['Contanti', '5.520 €', '30%'],
    ['Satispay', '2.760 €', '15%'],
    ['Non indicato', '920 €', '5%'],
  ])
  expect(document.querySelectorAll('[data-slice]')).toHaveLength(4)
  document.querySelector('[data-slice="contanti"]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect.poll(() => table.element().querySelector('[data-pointed]')?.textContent).toContain('Contanti')
})

test('a figure opens the list that makes it', async () => {
  await openEmporio()
  await page
    .getByRole('table', { name: /^Mezzi di pagamento/ })
    .getByRole('link', { name: /^5\.520/ })
    .click()
  await expect.element(page.getByText('Scontrino 94')).toBeVisible()
  await expect.element(page.getByText('Scontrino 93')).not.toBeInTheDocument()
})

test('how it is worked out is closed at first, and stays open for who comes back', async () => {
  await openEmporio()
  const button = page.getByRole('button', { name: 'Come si calcola' }).first()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText(/^Vendite chiuse nel mese, meno i resi/)).not.toBeVisible()
  await button.click()
  await expect.element(page.getByText(/Novembre 2026 non è ancora finito: è tratteggiato e non entra nel confronto\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Reparti' }).first().click()
  await page.getByRole('link', { name: 'Report' }).first().click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
})

test('a chart follows what happens, and without figures says so', async () => {
  const { store } = await openEmporio()
  await expect.element(page.getByText('Ancora nessuna vendita.')).toBeVisible()
  const change = { type: 'move', entity: 'vendita', id: 'vendita_93', to: 'resa' } as const
  expect(await store.commit([change], { via: 'form' })).toMatchObject({ ok: true })
  await expect.element(page.getByText('Ancora nessuna vendita.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('table', { name: /^Mezzi di pagamento: 9\.200/ })).toBeVisible()
})

test('figures that cannot be read are asked for again', async () => {
  let isOffline = true
  await openEmporio({
    hear: ({ of }) => {
      if (isOffline && of === 'measure') throw new Error('offline')
    },
  })
  await expect.element(page.getByText('Non riesco a leggere questi dati.').first()).toBeVisible()
  await expect.element(takings()).not.toBeInTheDocument()
  isOffline = false
  await page.getByRole('button', { name: 'Riprova' }).first().click()
  await expect.element(takings()).toBeVisible()
})
