import { expect, it } from 'vitest'
import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import { readMonths } from '../../kernel/chart/read-months.ts'
import { readParts } from '../../kernel/chart/read-parts.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { farmacie } from './index.ts'
import { prospetto } from './prospetto.ts'

const at = { today: '2026-11-23', time: '17:20' }

function chart(title: string): ChartPanel {
  const panels = farmacie.screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))
  const found = panels.find((panel): panel is ChartPanel => panel.kind === 'chart' && panel.title === title)
  if (!found) throw new Error(title)
  return found
}

it('a return is no receipt: charts and figures of the till count the same of a month', async () => {
  const store = new MemoryStore({ entities: farmacie.entities, sample: farmacie.sample(at.today, at.time), at: () => at })
  const month = at.today.slice(0, 7)
  const { rows: back } = await store.query({
    entity: 'vendita',
    where: [
      { field: 'storna', op: 'filled' },
      { field: 'giorno', op: 'gte', value: `${month}-01` },
    ],
  })
  expect(back.length).toBeGreaterThan(0)
  const { blocks } = await (await prospetto.load()).read(store, { period: month }, at)
  const figures = blocks?.find((block) => block.kind === 'figures')
  const note = figures?.figures.find(({ label }) => label === 'Scontrino medio')?.note
  const months = await readMonths(store, chart('Scontrini per mese'), 1, at.today)
  const parts = await readParts(store, chart('Vendite per detrazione'), 1, at.today)
  expect(note).toMatch(/^\d+ scontrini$/)
  expect([`${months.value} scontrini`, `${parts.value} scontrini`]).toEqual([note, note])
})

it('the margin is what is left without VAT and cost, of lines that say their cost', async () => {
  const { sample } = farmacie
  const store = new MemoryStore({ entities: farmacie.entities, sample: sample(at.today, at.time), at: () => at })
  const righe = [
    { prodotto: 'prodotto_1', quantita: 3, prezzo: 1100, iva: '10', costo: 600 },
    // Its cost was not known.
    { prodotto: 'prodotto_2', quantita: 1, prezzo: 2200, iva: '10' },
  ]
  const margin = async () => {
    const { blocks } = await (await prospetto.load()).read(store, { period: '2026-11' }, at)
    const figures = blocks?.find((block) => block.kind === 'figures')?.figures ?? []
    const best = blocks?.find((block) => block.kind === 'table' && block.title === 'I più venduti')
    return { figure: figures.find(({ label }) => label === 'Margine'), columns: best?.kind === 'table' ? best.columns : [] }
  }
  const before = await margin()
  const values = { giorno: at.today, righe, ricetta: 'bianca', pagamenti: [{ mezzo: 'carta', importo: 5500 }], stato: 'incassata' }
  expect(await store.commit([{ type: 'create', entity: 'vendita', values }], { via: 'form' })).toMatchObject({ ok: true })
  const after = await margin()
  // 33,00 € with 10 % are 30,00 € without: less 18,00 €.
  expect(Number(after.figure?.value) - Number(before.figure?.value)).toBe(1200)
  expect(after.figure?.note).toMatch(/^\d+% del venduto senza IVA$/)
  expect(after.columns.map(({ label }) => label)).toEqual(['Articolo', 'Pezzi', 'Venduto', 'Margine'])
})
