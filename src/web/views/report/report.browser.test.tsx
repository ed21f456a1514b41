import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { centro } from '../../../../conformance/centro/index.ts'
import { parseMoney } from '../../../kernel/italian/money.ts'
import { parseNumber } from '../../../kernel/italian/numbers.ts'
import type { ReportScreen, Screen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { stillClock } from '../../data/clock.fixture.ts'
import { forgetHints } from '../hints/known-hints.ts'

const files: { readonly name: string; readonly text: Promise<string> }[] = []

beforeEach(() => {
  files.length = 0
  let last = new Blob()
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    if (this.download) files.push({ name: this.download, text: last.text() })
  })
})
afterEach(async () => {
  window.dispatchEvent(new Event('afterprint'))
  vi.restoreAllMocks()
  await page.viewport(1360, 820)
})

type Rows = ReturnType<typeof centro.sample>
const clock = stillClock('2026-11-25')
const sampleOf = (entity: string) => [...(centro.sample('2026-11-25')[entity] ?? [])]
const open = (more = '', { rows = {}, sector = centro }: { readonly rows?: Rows; readonly sector?: Sector } = {}) =>
  openDashboard(sector, `/centro?scheda=rendiconto${more}`, { clock, sample: { ...centro.sample('2026-11-25'), ...rows } })

const form = page.getByRole('region', { name: 'Modulo del Comune' })
const list = page.getByRole('region', { name: 'Partite' })
const dialog = page.getByRole('dialog')
const counted = (label: string) => form.getByRole('button', { name: new RegExp(`, ${label}: vedi le partite`) })
const period = page.getByRole('combobox', { name: 'Mese' })
const sum = (texts: readonly (string | undefined)[], read: (text: string) => number | undefined) =>
  texts.reduce((all, text) => all + (read(text ?? '') ?? 0), 0)
const lastOf = (elements: readonly Element[]) =>
  elements.map((element) => element.querySelector('button')?.lastElementChild?.textContent ?? undefined)

test('opens on its first period, and an address that names another one brings it back', async () => {
  const { address, back } = await open()
  await expect.element(period).toMatchTextContent('ottobre 2026')
  await page.getByRole('button', { name: 'Mese successivo' }).click()
  await expect.element(period).toMatchTextContent('novembre 2026')
  expect(address()).toBe('?scheda=rendiconto&f.mese=2026-11')
  await expect.element(form.getByText('Mese in corso: contato fino al 25/11/2026.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mese successivo' })).toBeDisabled()
  await back()
  await expect.element(period).toMatchTextContent('ottobre 2026')
})

test('an address that names no period and no choice that there is shows the first and all', async () => {
  await open('&f.mese=2099-01&f.coperto=forse&mostra=altro&f.partite=perse')
  await expect.element(period).toMatchTextContent('ottobre 2026')
  await expect.element(page.getByRole('combobox', { name: 'Campi' })).toMatchTextContent('Tutti')
  await expect.element(page.getByRole('radio', { name: 'Tutte' })).toBeChecked()
})

test('figures and amounts are the sum of the rows behind them, and a row opens its record', async () => {
  await open()
  await expect.element(counted('Incasso')).toBeVisible()
  const total = parseMoney(counted('Incasso').element().textContent ?? '')
  await counted('Incasso').click()
  await expect.element(dialog.getByRole('heading', { name: 'Incasso, ottobre 2026' })).toBeVisible()
  const rows = dialog.getByRole('listitem').elements()
  expect(total).toBeGreaterThan(0)
  expect(sum(lastOf(rows), parseMoney)).toBe(total)
  await expect.element(dialog.getByText(/^Totale/)).toMatchTextContent(`${rows.length} partite`)
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Partita' })).toBeVisible()
})

test('a table has the totals of the form, column by column', async () => {
  await open()
  const table = page.getByRole('table', { name: 'Partite e incasso per campo' })
  await expect.element(table).toBeVisible()
  const cells = (of: string) =>
    table
      .getByRole('button', { name: new RegExp(`, ${of}, Campo`) })
      .elements()
      .map((cell) => cell.textContent ?? '')
  expect(sum(cells('Partite'), parseNumber)).toBe(parseNumber(counted('Partite').element().textContent ?? ''))
  expect(sum(cells('Incasso'), parseMoney)).toBe(parseMoney(counted('Incasso').element().textContent ?? ''))
})

test('a choice narrows the figures, and what corrections have no word for is not typed over', async () => {
  const { address } = await open()
  await expect.element(counted('Partite')).toBeVisible()
  const whole = parseNumber(counted('Partite').element().textContent ?? '') ?? 0
  const parts: number[] = []
  for (const option of ['Coperti', 'Scoperti']) {
    await page.getByRole('combobox', { name: 'Campi' }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
    await expect.element(page.getByRole('combobox', { name: 'Campi' })).toMatchTextContent(option)
    await expect.poll(() => form.element().getAttribute('aria-busy')).toBe('false')
    parts.push(parseNumber(counted('Partite').element().textContent ?? '') ?? 0)
  }
  expect(address()).toContain('f.coperto=no')
  expect(parts[0]).toBeGreaterThan(0)
  expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(whole)
  await expect.element(form.getByRole('spinbutton')).not.toBeInTheDocument()
})

test('a choice may be of what the store knows of, and nothing else is taken from the address', async () => {
  const { address } = await open('&mostra=maestri&f.maestro=Nessuno')
  const teacher = page.getByRole('combobox', { name: 'Maestro' })
  await expect.element(teacher).toMatchTextContent('Tutti i maestri')
  await expect.element(page.getByText('Bea Lodi')).toBeVisible()
  await teacher.click()
  await page.getByRole('option', { name: 'Ivo Sala' }).click()
  await expect.element(page.getByRole('row', { name: /^Vela/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: /^Tennis/ })).toBeVisible()
  expect(address()).toContain('f.maestro=Ivo+Sala')
})

test('lists narrow to their own rows and keep their sum; a row opens on what it is made of', async () => {
  const { address } = await open()
  await page.getByText('Annullate', { exact: true }).click()
  expect(address()).toContain('f.partite=annullata')
  const rows = list.getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent('Annullata')
  const amounts = rows.elements().map((row) => row.children[2]?.textContent ?? undefined)
  const total = list.element().querySelector('ul + div')?.children[2]?.textContent ?? undefined
  expect(sum(amounts, parseMoney)).toBe(parseMoney(total ?? ''))
  const name = rows.first().element().querySelector('button')?.textContent ?? ''
  await rows.first().getByRole('button').click()
  await expect.element(dialog.getByRole('list', { name: `Ore di ${name}` }).getByRole('listitem')).toMatchTextContent('Annullata')
  await dialog.getByRole('button', { name: 'Apri la partita' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Partita' })).toBeVisible()
})

test('amounts are typed over with a reason, once for each month, and the paper says them', async () => {
  const { store } = await open()
  const takings = form.getByRole('spinbutton', { name: 'Incasso' })
  await expect.element(takings).toBeVisible()
  const before = parseMoney(counted('Incasso').element().textContent ?? '') ?? 0
  await expect.element(takings).toHaveValue(before / 100)
  await takings.fill('1000.5')
  await form.getByRole('button', { name: 'Salva correzione' }).click()
  await expect.element(form.getByText('Indica il motivo', { exact: false })).toBeVisible()
  await form.getByLabelText(/^Motivo/).fill('Una partita su carta')
  await form.getByRole('button', { name: 'Salva correzione' }).click()
  await expect.element(form.getByText('corretto a mano')).toBeVisible()
  const { rows } = await store.query({ entity: 'rettifica' })
  expect(rows).toMatchObject([{ mese: '2026-10', incasso: 100_050, motivo: 'Una partita su carta' }])
  expect(parseMoney(counted('Incasso').element().textContent ?? '')).toBe(before)
  await form.getByRole('button', { name: 'Stampa il modulo' }).click()
  await expect.poll(() => document.querySelector('[data-paper]')?.textContent).toMatch(/1\.000,50/)
  await takings.fill('900')
  await form.getByRole('button', { name: 'Salva correzione' }).click()
  await expect.poll(async () => (await store.query({ entity: 'rettifica' })).rows.map(({ incasso }) => incasso)).toEqual([90_000])
})

test('who may not write corrections reads them', async () => {
  const entities = centro.entities.map((entity) => (entity.name === 'rettifica' ? { ...entity, fixed: 'all' as const } : entity))
  const kept = { id: 'rettifica_1', version: 1, mese: '2026-10', partite: 3, incasso: 4500, motivo: 'Dal foglio del custode' }
  await open('', { sector: { ...centro, entities }, rows: { rettifica: [kept] } })
  await expect.element(form.getByText(/^Dal foglio del custode\. Dai registri:/)).toBeVisible()
  await expect.element(form.getByRole('spinbutton')).not.toBeInTheDocument()
})

test('a file that cannot be made yet says why, with the way to each record', async () => {
  const [first, ...others] = sampleOf('partita').filter((row) => String(row['giorno']).startsWith('2026-10'))
  const odd = { ...first, id: 'partita_900', version: 1, campo: 'campo_1', stato: 'in_campo' }
  await open('', { rows: { partita: [odd, ...others] } })
  await expect.element(page.getByText('1 riga', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Scarica il file' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Il file non è ancora pronto' })).toBeVisible()
  expect(files).toEqual([])
  await dialog.getByRole('button', { name: /^Apri: / }).click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Partita' })).toBeVisible()
})

test('files and spreadsheets have what is on the page', async () => {
  await open()
  await form.getByRole('button', { name: 'Scarica il file' }).click()
  const games = parseNumber(counted('Partite').element().textContent ?? '')
  await expect.poll(() => files[0]?.name).toBe('campi-2026-10.txt')
  expect(await files[0]?.text).toContain(`;${games};`)
  await expect.element(page.getByText('File pronto: campi-2026-10.txt')).toBeVisible()
  await form.getByRole('button', { name: 'Scarica CSV' }).click()
  await expect.poll(() => files[1]?.name).toBe('campi-2026-10.csv')
  expect((await files[1]?.text)?.trim().split('\r\n')).toHaveLength((games ?? 0) + 1)
})

test('an empty period says so, and shows no table', async () => {
  await open('&f.mese=2026-10', { rows: { partita: [] } })
  await expect.element(page.getByText('Nessuna partita in ottobre 2026.')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('without the record that everything stands on there is only the way to make it', async () => {
  await open('&mostra=maestri', { rows: { corso: [], iscrizione: [], lezione: [], presenza: [] } })
  await expect.element(page.getByText('Non c’è ancora un corso.')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Trimestre' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Nuovo corso' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Nuovo Corso' })).toBeVisible()
})

test('by the keyboard: parts, figures and back to where one was', async () => {
  const { address } = await open()
  await expect.element(counted('Partite')).toBeVisible()
  page.getByRole('radio', { name: 'Campi' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('combobox', { name: 'Trimestre' })).toMatchTextContent('quarto trimestre 2026')
  expect(address()).toContain('mostra=maestri')
  const figure = page.getByRole('button', { name: /^Presenze \d/ })
  figure.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'Presenze, tutti' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.activeElement).toBe(figure.element())
})

test('the palette opens a part by its name', async () => {
  const { address } = await openDashboard(centro, '/centro', { clock })
  await page.getByRole('button', { name: 'Cerca e comandi' }).click()
  await userEvent.fill(page.getByRole('combobox', { name: 'Cerca e comandi' }), 'maestri')
  await page.getByRole('option', { name: 'Rendiconto: Maestri' }).click()
  await expect.element(page.getByRole('table', { name: 'Lezioni e presenze per maestro' })).toBeVisible()
  expect(address()).toBe('?scheda=rendiconto&mostra=maestri')
})

test('figures that cannot be read say so, and are read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const failing = (screen: ReportScreen): ReportScreen => ({
    ...screen,
    parts: screen.parts.map((part) => ({ ...part, load: () => (fails ? Promise.reject(new Error('out of reach')) : part.load()) })),
  })
  const screens = centro.screens.map((screen): Screen => (screen.kind === 'report' ? failing(screen) : screen))
  await open('', { sector: { ...centro, screens } })
  await expect.element(page.getByText('Non riesco a leggere le partite.')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(counted('Partite')).toBeVisible()
})

test('says once how a report is read, and not where no figure opens anything', async () => {
  forgetHints()
  const hint = page.getByText(/Una cifra sottolineata apre/)
  await open('&mostra=maestri', { rows: { lezione: [] } })
  await expect.element(page.getByRole('combobox', { name: 'Trimestre' })).toBeVisible()
  await expect.element(hint).not.toBeInTheDocument()
  const see = (part: string) => page.getByRole('radiogroup', { name: 'Rendiconto' }).getByText(part).click()
  await see('Campi')
  await expect.element(hint).toMatchTextContent('Le frecce accanto a «Mese» passano al periodo prima e a quello dopo.')
  await counted('Partite').click()
  await expect.element(dialog).toBeVisible()
  // It stands until the page is left: nothing moves under a hand.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(hint).toBeVisible()
  await see('Maestri')
  await expect.element(list).not.toBeInTheDocument()
  await see('Campi')
  await expect.element(list).toBeVisible()
  await expect.element(hint).not.toBeInTheDocument()
})
