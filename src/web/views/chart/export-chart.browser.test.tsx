import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readWorkbook } from '../../exchange/xlsx/read-workbook.ts'
import { openEmporio } from './emporio.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 1500)
})

const take = async (title: string, what: string) => {
  await page.getByRole('button', { name: `Esporta ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

/** The file that is handed to the browser, and what it is called. */
async function written(work: () => Promise<void>): Promise<{ readonly name: string; readonly blob: Blob }> {
  const files: Blob[] = []
  const names: string[] = []
  const create = URL.createObjectURL.bind(URL)
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob)
    return create(blob)
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await work()
  await expect.poll(() => files.length).toBe(1)
  spy.mockRestore()
  click.mockRestore()
  const [blob] = files
  if (!blob) throw new Error('nothing was written')
  return { name: names[0] ?? '', blob }
}

/** What stands on the paper at the moment it is printed. */
async function printed(work: () => Promise<void>): Promise<HTMLElement> {
  const papers: HTMLElement[] = []
  const spy = vi.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector<HTMLElement>('[data-paper]')
    if (paper) papers.push(paper)
  })
  await work()
  await expect.poll(() => papers.length).toBe(1)
  spy.mockRestore()
  const [paper] = papers
  if (!paper) throw new Error('nothing was printed')
  return paper
}

test('the months that are shown go into a CSV as numbers', async () => {
  await openEmporio({ address: '?periodo.ricavi-per-mese=3' })
  const { name, blob } = await written(() => take('Ricavi per mese', 'CSV'))
  expect(name).toBe('ricavi-per-mese-2026-11-21.csv')
  expect((await blob.text()).replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'Mese;Quest’anno;Anno prima;Differenza',
    'Settembre 2026;23700,00;21500,00;10,2%',
    'Ottobre 2026;25600,00;22900,00;11,8%',
    'Novembre 2026, parziale;18400,00;23800,00;',
  ])
})

test('parts go into a workbook with their names and shares', async () => {
  await openEmporio()
  const { name, blob } = await written(() => take('Reparti', 'Excel (XLSX)'))
  expect(name).toBe('reparti-2026-11-21.xlsx')
  const book = await readWorkbook(new Uint8Array(await blob.arrayBuffer()), 100)
  const [sheet] = 'sheets' in book ? book.sheets : []
  expect([sheet?.table.headers, ...(sheet?.table.rows.map(({ cells }) => cells) ?? [])]).toEqual([
    ['Reparto', 'Valore', 'Quota'],
    ['Abbigliamento donna', '9200', '50 %'],
    ['Abbigliamento uomo', '5520', '30 %'],
    ['Accessori', '3680', '20 %'],
  ])
})

test('a line is printed with its picture, its table and how it is worked out', async () => {
  await openEmporio({ address: '?periodo.ricavi-per-mese=6' })
  const paper = await printed(() => take('Ricavi per mese', 'Stampa'))
  expect(paper.textContent.replaceAll('\u00a0', ' ')).toMatch(
    /Ricavi per mesegiugno – novembre 2026, a confronto con l’anno prima · 21\/11\/2026.*134\.100 €, \+10,3% a parità di mesi/,
  )
  expect(paper.querySelectorAll('svg path[d^="M0 "]').length).toBeGreaterThan(2)
  expect(paper.querySelectorAll('tbody tr')).toHaveLength(6)
  expect(paper.textContent).toContain('Novembre 2026 non è ancora finito: è tratteggiato e non entra nel confronto.')
})

test('a donut is printed with its slices, without links', async () => {
  await openEmporio()
  const paper = await printed(() => take('Mezzi di pagamento', 'Stampa'))
  expect(paper.querySelectorAll('[data-slice]')).toHaveLength(4)
  expect(paper.querySelectorAll('tbody tr')).toHaveLength(4)
  expect(paper.querySelector('a')).toBeNull()
})

test('a chart is found by its name among the commands, and goes out as it is seen', async () => {
  await openEmporio({ address: '?periodo.ricavi-per-mese=anno-scorso' })
  await expect.element(page.getByRole('table', { name: 'Ricavi per mese', exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(page.getByRole('combobox', { name: 'Cerca e comandi' }), 'stampa ricavi')
  await expect.element(page.getByRole('option').first()).toMatchTextContent('Stampa Ricavi per mese')
  const paper = await printed(() => userEvent.keyboard('{Enter}'))
  expect(paper.textContent).toContain('gennaio – dicembre 2025')
})

test('what cannot be written out is told', async () => {
  let isOffline = false
  await openEmporio({
    hear: ({ of }) => {
      if (isOffline && of === 'measure') throw new Error('offline')
    },
  })
  await expect.element(page.getByRole('table', { name: 'Reparti', exact: true })).toBeVisible()
  isOffline = true
  await take('Reparti', 'CSV')
  await expect.element(page.getByText('L’esportazione non è riuscita. Riprova fra poco.')).toBeVisible()
})
