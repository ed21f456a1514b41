import { describe, expect, it } from 'vitest'
import type { Read } from '../../kernel/door/read.ts'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { decimal } from '../../kernel/fields/number.ts'
import { text } from '../../kernel/fields/text.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { defineReorder, riordinoScorte } from './riordino.ts'

const materiale = defineEntity({
  name: 'materiale',
  label: { one: 'Materiale', many: 'Materiali', gender: 'm' },
  fields: {
    nome: text('Nome'),
    quantita: decimal('Quantità'),
    soglia: decimal('Soglia'),
    unita: text('Unità'),
    costo: optional(money('Costo')),
    fornitore: optional(text('Fornitore')),
  },
  title: ['nome'],
  table: ['nome'],
})
const riordina = defineReorder(materiale, { ...riordinoScorte, where: [] })

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
const at = { today: '2026-11-21', firm: undefined }
const open = () => new MemoryStore({ entities: [materiale], sample: { materiale: [nastro, sifone] }, at: () => at })
const read: Read = readOf(open())
const proposal = async (...rows: AnyRow[]) => [...(((await riordina.prefill?.(rows, read, at))?.['righe'] ?? []) as readonly object[])]

describe('what is proposed', () => {
  it('fills up to twice the threshold, under the supplier', async () => {
    expect(await proposal(nastro)).toEqual([
      {
        articolo: 'materiale_1',
        nome: 'Nastro',
        scorta: '2 rotoli, soglia 6',
        fornitore: 'Virgilio',
        quantita: 10,
        unita: 'rotoli',
        costo: 120,
      },
    ])
  })

  it('rounds up, names nobody as supplier and leaves out an unknown cost', async () => {
    expect(await proposal(sifone)).toEqual([
      {
        articolo: 'materiale_2',
        nome: 'Sifone',
        scorta: '0,5 pz, soglia 4',
        fornitore: 'Fornitore da scegliere',
        quantita: 8,
        unita: 'pz',
      },
    ])
  })

  it('never orders less than one', async () => {
    expect(await proposal({ ...nastro, quantita: 40 })).toMatchObject([{ quantita: 1 }])
  })
})

describe('the arrival of the goods', () => {
  const arrival = async (righe: readonly object[]) => planAction(riordina, { righe }, read, at, [nastro, sifone])

  it('adds what was settled to what is there by then: two people who take goods in at once both count', async () => {
    const store = open()
    const [line] = await proposal(nastro)
    const plan = await arrival([{ ...line, quantita: 5 }])
    if (!plan.ok) throw new Error('refused')
    const twice = await Promise.all([store, store.openedBy('Bruno')].map((till) => till.commit(plan.changes, { via: 'action' })))
    expect(twice.map(({ ok }) => ok)).toEqual([true, true])
    expect((await store.get('materiale', 'materiale_1'))?.['quantita']).toBe(12)
  })

  it('takes no line without a quantity, and says it at the line', async () => {
    const [line] = await proposal(nastro)
    const message = 'Scrivi una quantità maggiore di zero, al massimo 1.000.000, o togli la riga.'
    for (const quantita of [0, -3, undefined, 2_000_000]) {
      expect(await arrival([{ ...line, quantita }])).toMatchObject({ ok: false, problems: [{ path: 'righe.0.quantita', message }] })
    }
  })

  it('tells at its line of a record that is gone', async () => {
    const store = open()
    const plan = await arrival(await proposal(nastro, sifone))
    if (!plan.ok) throw new Error('refused')
    await store.commit([{ type: 'remove', entity: 'materiale', id: 'materiale_2' }], { via: 'form' })
    const result = await store.commit(plan.changes, { via: 'action' })
    expect(plan.placed(result.ok ? [] : result.problems)).toMatchObject([{ path: 'righe.1.quantita', code: 'not_found' }])
  })
})

it('says what has arrived in the words of the inventory', async () => {
  const righe = await proposal(nastro, sifone)
  expect([righe.slice(0, 1), righe].map((some) => riordina.done({ righe: some }))).toEqual([
    'Arrivo registrato: 1 materiale',
    'Arrivo registrato: 2 materiali',
  ])
})

it('prints one table for each supplier, with totals to the cent', async () => {
  const [tape, siphon] = await proposal(nastro, sifone)
  const paper = await riordina.paper?.make({ righe: [{ ...tape, quantita: 2.5 }, siphon] }, read, at, [])
  expect(paper).toMatchObject({ title: 'Lista acquisti', subtitle: '21/11/2026' })
  expect(paper?.blocks).toMatchObject([
    { title: 'Virgilio', rows: [['Nastro', '2,5', 'rotoli', '1,20\u00a0€', '3,00\u00a0€']], totals: ['Totale', '', '', '', '3,00\u00a0€'] },
    { title: 'Fornitore da scegliere', rows: [['Sifone', '8', 'pz', '', '']], totals: ['Totale', '', '', '', '0,00\u00a0€'] },
  ])
})
