import { expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { taxableOf, taxOf, times } from '../expression/expression.ts'
import { derived } from '../fields/derived.ts'
import { lines } from '../fields/lines.ts'
import { euro, money } from '../fields/money.ts'
import { integer } from '../fields/number.ts'
import { reference } from '../fields/reference.ts'
import { text } from '../fields/text.ts'
import { vat } from '../fields/vat.ts'
import { MemoryStore } from './memory/memory-store.ts'
import { readRates } from './read-rates.ts'

const label = { one: 'Voce', many: 'Voci', gender: 'f' } as const
const listino = defineEntity({ name: 'listino', label, fields: { prezzo: money('Prezzo') }, title: ['prezzo'], table: [] })
const merce = defineEntity({
  name: 'merce',
  label,
  fields: { nome: text('Nome'), listino: reference('Listino', 'listino'), iva: vat('IVA') },
  title: ['nome'],
  table: [],
})
// What a line comes to lies two records away.
const conto = { amount: times('pezzi', 'merce.listino.prezzo'), vat: 'iva' } as const
const fattura = defineEntity({
  name: 'fattura',
  label,
  fields: {
    nome: text('Nome'),
    righe: lines(
      'Righe',
      { merce: reference('Merce', 'merce'), pezzi: integer('Pezzi'), iva: vat('IVA') },
      { summary: ({ pezzi }) => `${pezzi}` },
    ),
    imponibile: derived(money('Imponibile'), taxableOf('righe', conto)),
    imposta: derived(money('Imposta'), taxOf('righe', conto)),
  },
  title: ['nome'],
  table: [],
})
const entities = [listino, merce, fattura]
const sample = {
  listino: [
    { id: 'listino_1', version: 1, prezzo: euro(10) },
    { id: 'listino_2', version: 1, prezzo: euro(3) },
  ],
  merce: [
    { id: 'merce_1', version: 1, nome: 'Vite', listino: 'listino_1', iva: '22' },
    { id: 'merce_2', version: 1, nome: 'Pane', listino: 'listino_2', iva: '4' },
  ],
  fattura: [
    {
      id: 'fattura_1',
      version: 1,
      nome: 'Prima',
      righe: [
        { merce: 'merce_1', pezzi: 2, iva: '22' },
        { merce: 'merce_2', pezzi: 1, iva: '4' },
        { merce: 'merce_1', pezzi: 1, iva: '22' },
      ],
    },
  ],
}
const at = { today: '2026-11-21' }
const store = new MemoryStore({ entities, sample, at: () => at })

it('sums up by rate what a record comes to, through what its lines name', async () => {
  const row = await store.get('fattura', 'fattura_1')
  if (!row) throw new Error('lost')
  const rates = await readRates(store, entities, { of: fattura, figure: 'imposta', row }, at)
  expect(rates.map(({ label: said, taxable, tax, total }) => [said.replace(/\s/, ' '), taxable, tax, total])).toEqual([
    ['22 %', 3000, 660, 3660],
    ['4 %', 300, 12, 312],
  ])
  expect([row['imponibile'], row['imposta']]).toEqual([3300, 672])
})

it('says what to name instead of a field that adds up no VAT', async () => {
  await expect(readRates(store, entities, { of: fattura, figure: 'nome', row: { id: 'x', version: 1 } }, at)).rejects.toThrow(
    'fattura.nome: adds up no VAT. Name a field made with taxableOf, taxOf or totalOf.',
  )
})
