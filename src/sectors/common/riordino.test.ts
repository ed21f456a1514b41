import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { defineReorder } from './riordino.ts'

const riordina = defineReorder({
  entity: 'materiale',
  name: 'nome',
  have: 'quantita',
  need: 'soglia',
  unit: 'unita',
  cost: 'costo',
  supplier: 'fornitore',
  done: (count) => `Caricati: ${count}`,
})

const nastro: AnyRow = {
  id: 'materiale_1',
  version: 4,
  nome: 'Nastro',
  quantita: 2,
  soglia: 6,
  unita: 'rotoli',
  costo: 120,
  fornitore: 'Virgilio',
}
const sifone: AnyRow = { id: 'materiale_2', version: 1, nome: 'Sifone', quantita: 0.5, soglia: 4, unita: 'pz' }
const rows = [nastro, sifone]

describe('what is proposed', () => {
  it('fills up to twice the threshold, under the supplier', () => {
    expect(riordina.propose(nastro)).toEqual({
      id: 'materiale_1',
      title: 'Nastro',
      detail: '2 rotoli, soglia 6',
      group: 'Virgilio',
      quantity: 10,
      unit: 'rotoli',
      unitCost: 120,
    })
  })

  it('rounds up, names nobody as supplier and leaves out an unknown cost', () => {
    expect(riordina.propose(sifone)).toEqual({
      id: 'materiale_2',
      title: 'Sifone',
      detail: '0,5 pz, soglia 4',
      group: 'Fornitore da scegliere',
      quantity: 8,
      unit: 'pz',
    })
  })

  it('never orders less than one', () => {
    expect(riordina.propose({ ...nastro, quantita: 40 }).quantity).toBe(1)
  })
})

describe('the arrival of the goods', () => {
  it('adds what was settled and expects the version that was seen', () => {
    expect(riordina.plan(rows, [{ id: 'materiale_1', quantity: 5 }])).toEqual([
      { type: 'update', entity: 'materiale', id: 'materiale_1', values: { quantita: 7 }, expect: 4 },
    ])
  })

  it('leaves out lines put to zero and records that are gone', () => {
    expect(
      riordina.plan(rows, [
        { id: 'materiale_1', quantity: 0 },
        { id: 'materiale_9', quantity: 3 },
      ]),
    ).toEqual([])
  })
})

it('prints one table for each supplier, with totals to the cent', () => {
  const settled = [
    { id: 'materiale_1', quantity: 2.5 },
    { id: 'materiale_2', quantity: 8 },
  ]
  const paper = riordina.paper(rows, settled, { today: '2026-11-21' })
  expect(paper).toMatchObject({ title: 'Lista acquisti', subtitle: '21/11/2026' })
  expect(paper.blocks).toMatchObject([
    { title: 'Virgilio', rows: [['Nastro', '2,5', 'rotoli', '1,20\u00a0€', '3,00\u00a0€']], totals: ['Totale', '', '', '', '3,00\u00a0€'] },
    { title: 'Fornitore da scegliere', rows: [['Sifone', '8', 'pz', '', '']], totals: ['Totale', '', '', '', '0,00\u00a0€'] },
  ])
})
