import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { parseMoney } from '../../../kernel/italian/money.ts'
import { parseNumber } from '../../../kernel/italian/numbers.ts'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { showConsole, TODAY } from './show-console.fixture.tsx'

const files: { name: string; blob: Blob }[] = []

beforeEach(() => {
  files.length = 0
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push({ name: '', blob })
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keepName(this: HTMLAnchorElement) {
    const file = files.at(-1)
    if (this.download && file) file.name = this.download
  })
})
afterEach(async () => {
  window.dispatchEvent(new Event('afterprint'))
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1360, 820)
})

const form = page.getByRole('region', { name: 'Modulo mensile' })
const total = (label: string) => form.getByRole('button', { name: new RegExp(`, ${label}: vedi`) })
const shown = (label: string) => parseNumber(total(label).element().textContent ?? '')
const dialog = page.getByRole('dialog')
const rowsOf = (list: Element) => [...list.querySelectorAll('li')]
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, n) => all + (n ?? 0), 0)
const sampleOf = (entity: 'prenotazione' | 'schedina') => [...(hospitality.sample(TODAY)[entity] ?? [])]

test('opens on the month that is over, and its figures are the sum of the rows behind them', async () => {
  await showConsole('istat')
  await expect.element(page.getByRole('combobox', { name: 'Periodo di riferimento' })).toMatchTextContent('ottobre 2026')
  const expected = shown('Presenze')
  expect(expected).toBeGreaterThan(50)
  await total('Presenze').click()
  await expect.element(dialog.getByText(/^Totale/)).toMatchTextContent(`Totale ${expected}`)
  const rows = rowsOf(dialog.element())
  expect(sum(rows.map((row) => parseNumber(row.querySelector('button')?.lastElementChild?.textContent ?? '')))).toBe(expected)
  const [first] = rows
  const guest = first?.querySelector('.font-medium')?.textContent ?? ''
  await dialog
    .getByRole('button', { name: new RegExp(`^${guest}`) })
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Prenotazione' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Ospite/ })).toHaveValue(guest)
})

test('nationality and reason narrow arrivals and nights; the parts make the whole, and stand in the address', async () => {
  const { address } = await showConsole('istat')
  await expect.element(total('Presenze')).toBeVisible()
  const whole = shown('Presenze')
  const parts: (number | undefined)[] = []
  for (const option of ['ITA', 'FRA', 'GER', 'ESP', 'USA', 'Altre', 'Da completare']) {
    await choose('Nazionalità', option)
    await expect.poll(address).toContain('f.nazionalita=')
    await expect.element(page.getByRole('combobox', { name: 'Nazionalità' })).toMatchTextContent(option)
    await expect.poll(() => form.element().getAttribute('aria-busy')).toBe('false')
    parts.push(form.getByRole('button', { name: /, Presenze: vedi/ }).query() ? shown('Presenze') : 0)
  }
  expect(sum(parts)).toBe(whole)
  await choose('Nazionalità', 'GER')
  await choose('Tipologia turismo', 'Congressi')
  expect(address()).toContain('f.nazionalita=GER&f.turismo=congress')
  await choose('Nazionalità', 'Tutte')
  await choose('Tipologia turismo', 'Tutte')
  expect(address()).toBe('?scheda=istat')
})

test('the tables have the same totals as the form, by residence and by day', async () => {
  await showConsole('istat')
  await expect.element(total('Presenze')).toBeVisible()
  for (const label of ['Arrivi', 'Presenze'] as const) {
    const all = page.getByRole('button', { name: new RegExp(`, ${label} del mese: vedi`) })
    expect(all.elements().map((cell) => parseNumber(cell.textContent ?? ''))).toEqual([shown(label), shown(label)])
    const cells = page.getByRole('table', { name: /per residenza/ }).getByRole('button', { name: new RegExp(`, ${label}, `) })
    expect(sum(cells.elements().map((cell) => parseNumber(cell.textContent ?? '')))).toBe(shown(label))
  }
  const days = page.getByRole('table', { name: /C\/59/ }).getByRole('rowgroup').nth(1).getByRole('row')
  expect(days.elements()).toHaveLength(31)
  const bars = page.getByRole('table', { name: 'Presenze giorno per giorno' }).getByRole('row')
  expect(bars.elements()).toHaveLength(32)
})

test('months step, the running one is counted up to today, and an empty one says so', async () => {
  const { address } = await showConsole('istat')
  await page.getByRole('button', { name: 'Mese successivo' }).click()
  await expect.element(page.getByText('Mese in corso: contato fino al 21/11/2026, notte compresa.')).toBeVisible()
  expect(address()).toContain('f.mese=2026-11')
  await expect.element(page.getByRole('button', { name: 'Mese successivo' })).toBeDisabled()
  await choose('Periodo di riferimento', 'dicembre 2025')
  await expect.element(page.getByText('Nessun ospite ha dormito qui in dicembre 2025.')).toBeVisible()
  await expect.element(form.getByText('0').first()).toBeVisible()
})

test('what is missing is named, with the way to put it right', async () => {
  const [gone] = sampleOf('schedina').filter((row) => 'data_arrivo' in row && String(row.data_arrivo).startsWith('2026-10'))
  await showConsole('istat', '', { rows: { schedina: sampleOf('schedina').filter(({ id }) => id !== gone?.id) } })
  const missing = page.getByRole('listitem').filter({ hasText: 'manca una schedina' })
  await expect.element(missing).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Residenza da completare/ })).toBeVisible()
  await missing.getByRole('button', { name: /^Aggiungi schedina/ }).click()
  await expect.element(dialog).toMatchTextContent('Nuova Schedina')
  await expect.element(dialog.getByLabelText(/^Data di arrivo/)).toHaveValue(gone && 'data_arrivo' in gone ? String(gone.data_arrivo) : '')
})

test('the file names what is missing first, then it is well formed and has every arrival', async () => {
  const { store } = await showConsole('istat')
  await form.getByRole('button', { name: 'Scarica file Ross1000' }).click()
  await expect.element(dialog.getByText(/^Manca il codice della struttura/)).toBeVisible()
  expect(files).toEqual([])
  await dialog.getByRole('button', { name: 'Apri la struttura' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Struttura' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Codice regionale' }).fill('020030-ALB-7')
  await page.getByRole('button', { name: 'Salva struttura' }).click()
  await expect.poll(async () => (await store.get('struttura', 'struttura_1'))?.['codice_istat']).toBe('020030-ALB-7')
  await expect.element(dialog).not.toBeInTheDocument()
  await form.getByRole('button', { name: 'Scarica file Ross1000' }).click()
  await expect.poll(() => files.length).toBe(1)
  expect(files[0]?.name).toBe('ross1000-020030ALB7-2026-10-01-2026-10-31.xml')
  const xml = new DOMParser().parseFromString((await files[0]?.blob.text()) ?? '', 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.querySelectorAll('movimento')).toHaveLength(31)
  expect(xml.querySelectorAll('arrivi > arrivo')).toHaveLength(shown('Arrivi') ?? -1)
  const nights = [...xml.querySelectorAll('camereoccupate')].map((node) => Number(node.textContent))
  expect(Math.max(...nights)).toBeLessThanOrEqual(5)
})

test('a guest without residence keeps the file back, by name', async () => {
  const schedina = sampleOf('schedina').map((row) =>
    'data_arrivo' in row && String(row.data_arrivo).startsWith('2026-10')
      ? { ...row, stato_residenza: undefined, comune_residenza: undefined }
      : row,
  )
  await showConsole('istat', '', { rows: { schedina } })
  await expect.element(page.getByText('Manca la residenza: vale lo stato della cittadinanza.').first()).toBeVisible()
  await form.getByRole('button', { name: 'Scarica file Ross1000' }).click()
  await expect.element(dialog.getByText('Manca il luogo di residenza.').first()).toBeVisible()
  await dialog
    .getByRole('button', { name: /^Apri: / })
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Schedina' })).toBeVisible()
})

test('the C/59 is printed with the house and the month', async () => {
  await showConsole('istat')
  await form.getByRole('button', { name: 'Stampa C/59' }).click()
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1)
  const paper = document.querySelector('[data-paper]')?.textContent ?? ''
  expect(paper).toContain('Locanda del Ponte, ottobre 2026')
  for (const title of ['Residenti in Italia', "Residenti all'estero", 'Giorno per giorno']) expect(paper).toContain(title)
})

test.each(['', '&mostra=imposta'])('without a house the screen says so and offers to make one (%s)', async (more) => {
  await showConsole('istat', more, { rows: { struttura: [] } })
  await expect.element(page.getByText('Manca la scheda della struttura.')).toBeVisible()
  await page.getByRole('button', { name: 'Nuova struttura' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Nuova Struttura' })).toBeVisible()
})

const stays = page.getByRole('region', { name: 'Soggiorni' })
const amounts = () =>
  rowsOf(stays.element().querySelector('ul') ?? document.body).map((row) => parseMoney(row.children[2]?.textContent ?? ''))
const figure = (label: string) => parseMoney(page.getByRole('button', { name: new RegExp(`^${label} \\d`) }).element().textContent ?? '')

test('the quarter: its total is the sum of its stays, and its figures lead to them', async () => {
  const { address } = await showConsole('istat', '&mostra=imposta')
  await expect.element(page.getByRole('combobox', { name: 'Trimestre' })).toMatchTextContent('quarto trimestre 2026')
  await expect.element(stays).toBeVisible()
  expect(figure('Imposta dovuta')).toBeGreaterThan(10_000)
  await expect.poll(() => sum(amounts())).toBe(figure('Imposta dovuta'))
  expect((figure('Incassata') ?? 0) + (figure('Da riscuotere') ?? 0)).toBe(figure('Imposta dovuta'))
  await page.getByRole('button', { name: /^Da riscuotere \d/ }).click()
  await expect.element(page.getByRole('radio', { name: 'Aperti' })).toBeChecked()
  expect(address()).toContain('f.soggiorni=da_riscuotere')
  await expect.poll(() => sum(amounts())).toBe(figure('Da riscuotere'))
})

test('nights by outcome sum up and open; a stay opens person by person and night by night', async () => {
  await showConsole('istat', '&mostra=imposta')
  const outcomes = page.getByRole('table', { name: 'Notti e imposta per esito' })
  await expect.element(outcomes).toBeVisible()
  const nights = outcomes
    .getByRole('button')
    .elements()
    .map((cell) => parseNumber(cell.textContent ?? ''))
  expect(sum(nights.slice(0, -1))).toBe(nights.at(-1))
  await outcomes.getByRole('button', { name: /Esenti: Minori/ }).click()
  await expect.element(dialog.getByText(/^Totale/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await stays.getByRole('button', { name: 'Federico Carbone' }).click()
  await expect
    .element(dialog.getByRole('list', { name: 'Notti di Federico Carbone' }).getByRole('listitem').first())
    .toMatchTextContent('Dovuta2,50')
  await expect.element(dialog.getByText('Esente: persone con disabilità').first()).toBeVisible()
})

test('a bill that says another tax is told, and its list finds it', async () => {
  const prenotazione = sampleOf('prenotazione').map((row) =>
    'ospite' in row && row.ospite === 'Federico Carbone' ? { ...row, imposta: 100 } : row,
  )
  await showConsole('istat', '&mostra=imposta&f.soggiorni=diversi', { rows: { prenotazione } })
  const row = stays.getByRole('listitem').filter({ hasText: 'Federico Carbone' })
  await expect.element(row).toMatchTextContent('−11,50')
  await row.getByRole('button').click()
  await expect.element(dialog.getByText('Chiesta in meno')).toBeVisible()
})

test('the declaration is printed, and the spreadsheet sums up to it', async () => {
  await showConsole('istat', '&mostra=imposta')
  await expect.element(stays).toBeVisible()
  await page.getByRole('button', { name: 'Stampa dichiarazione' }).click()
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1)
  expect(document.querySelector('[data-paper]')?.textContent).toContain('Locanda del Ponte, quarto trimestre 2026')
  await page.getByRole('button', { name: 'Scarica CSV' }).click()
  await expect.poll(() => files[0]?.name).toBe('imposta-soggiorno-2026-T4.csv')
  const lines = ((await files[0]?.blob.text()) ?? '').trim().split('\r\n').slice(1)
  expect(sum(lines.map((line) => parseMoney(line.split(';').at(-1) ?? '')))).toBe(figure('Imposta dovuta'))
})

test('the rules of the comune are read out, with what is wrong in them, and open for editing', async () => {
  const [house] = hospitality.sample(TODAY)['struttura'] ?? []
  if (!house) throw new Error('the sample has no house')
  const faulty = { ...house, tariffe: [], esenzioni: [{ motivo: 'Minori', vale: 'sotto' }] }
  await showConsole('istat', '&mostra=imposta', { rows: { struttura: [faulty] } })
  await expect.element(page.getByText(/Indica la tariffa a persona e a notte, e da quando vale/)).toBeVisible()
  await expect.element(page.getByText(/«Minori»: indica un’età/)).toBeVisible()
  await page.getByRole('button', { name: 'Modifica le regole' }).click()
  await expect.element(page.getByRole('group', { name: 'Esenzioni e riduzioni' })).toBeVisible()
})

test('a quarter in which nobody slept says so', async () => {
  await showConsole('istat', '&mostra=imposta&f.trimestre=2024-T2')
  await expect.element(page.getByText('Nessun pernottamento nel secondo trimestre 2024.')).toBeVisible()
})

test('the figures stand in their boxes and are typed over, with a reason, and the C/59 and the file say so', async () => {
  const [house] = hospitality.sample(TODAY)['struttura'] ?? []
  const { store } = await showConsole('istat', '', {
    rows: { struttura: [Object.assign({ id: 'struttura_1', version: 1 }, house, { codice_istat: '020030-ALB-7' })] },
  })
  await expect.element(total('Arrivi')).toBeVisible()
  const [arrivals, nights] = [shown('Arrivi') ?? 0, shown('Presenze') ?? 0]
  const box = (label: string) => form.getByRole('spinbutton', { name: label })
  await expect.element(box('Arrivi')).toHaveValue(arrivals)
  await expect.element(box('Presenze')).toHaveValue(nights)
  await expect.element(form.getByLabelText(/^Motivo della correzione/)).not.toBeInTheDocument()
  await box('Arrivi').fill(String(arrivals + 2))
  await form.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(box('Arrivi')).toHaveValue(arrivals)
  await box('Arrivi').fill(String(arrivals + 2))
  await box('Presenze').fill('')
  await form.getByRole('button', { name: 'Salva correzione' }).click()
  await expect.element(form.getByText(/^Indica le presenze/)).toBeVisible()
  await expect.element(form.getByText(/^Indica il motivo/)).toBeVisible()
  const kept = (await store.query({ entity: 'rilevazione', total: true })).total
  await box('Presenze').fill('1')
  await form.getByLabelText(/^Motivo della correzione/).fill('Due ospiti -- su carta')
  await form.getByRole('button', { name: 'Salva correzione' }).click()
  await expect.element(form.getByText(/^Le presenze sono meno degli arrivi/)).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Sì, salva' })).toBeVisible()
  expect((await store.query({ entity: 'rilevazione', total: true })).total).toBe(kept)
  await box('Presenze').fill(String(nights + 5))
  await expect.element(form.getByText(/^Le presenze sono meno degli arrivi/)).not.toBeInTheDocument()
  await form.getByRole('button', { name: 'Salva correzione' }).click()
  await expect.element(form.getByText('corretto a mano')).toBeVisible()
  await expect.element(box('Arrivi')).toHaveValue(arrivals + 2)
  await expect.element(box('Presenze')).toHaveValue(nights + 5)
  expect([shown('Arrivi'), shown('Presenze')]).toEqual([arrivals, nights])
  await expect.element(form.getByText(`Due ospiti -- su carta. Dai registri: ${arrivals} arrivi, ${nights} presenze.`)).toBeVisible()

  await form.getByRole('button', { name: 'Stampa C/59' }).click()
  await expect
    .poll(() => document.querySelector('[data-paper]')?.textContent)
    .toContain(`${arrivals + 2}, corretto a mano (contati ${arrivals})`)
  expect(document.querySelector('[data-paper]')?.textContent).toContain('Due ospiti -- su carta')
  await form.getByRole('button', { name: 'Scarica file Ross1000' }).click()
  await expect.poll(() => files.length).toBe(1)
  const text = (await files[0]?.blob.text()) ?? ''
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.firstChild?.textContent).toContain(`arrivi ${arrivals + 2} (contati ${arrivals})`)
  expect(xml.querySelectorAll('arrivi > arrivo')).toHaveLength(arrivals)

  // Of one nation the records say what they said, until somebody corrects them too; one form is corrected once.
  await choose('Nazionalità', 'FRA')
  await expect.element(form.getByText('corretto a mano')).not.toBeInTheDocument()
  await choose('Nazionalità', 'Altre')
  await expect.element(box('Arrivi')).not.toBeInTheDocument()
  const twice = await store.commit(
    [{ type: 'create', entity: 'rilevazione', values: { periodo_riferimento: '2026-10', arrivi: 1, presenze: 1, motivo: 'Ancora' } }],
    { via: 'form' },
  )
  expect(twice).toMatchObject({
    ok: false,
    problems: [{ message: 'Ottobre 2026 è già corretto a mano: apri quella correzione, o eliminala.' }],
  })
})
