import { describe, expect, it } from 'vitest'
import { checkDerived, checkRings } from '../../sector/definition/check-derived.ts'
import { defineEntity } from './define-entity.ts'
import { field, minus, overLines, sum, sumOf, taxOf, times } from '../../expression/expression.ts'
import type { Expression } from '../../expression/expression.ts'
import { ratesOf } from '../../evaluation/rates-of.ts'
import { refreshed } from '../../evaluation/worked-fields.ts'
import { derived, shown } from '../../fields/derived.ts'
import { optional } from '../../fields/field.ts'
import { lines } from '../../fields/lines.ts'
import { euro, money } from '../../fields/money.ts'
import { decimal } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { vat } from '../../fields/vat.ts'

const columns = {
  voce: text('Voce'),
  articolo: optional(reference('Articolo', 'articolo')),
  quantita: decimal('Quantità'),
  prezzo: money('Prezzo'),
  iva: vat('IVA'),
  importo: derived(money('Importo'), times('quantita', 'prezzo')),
}
/** A note with lines; what is wrong with them the compiler would mostly refuse too. */
const note = (more: object = {}, options: object = {}, record: object = {}) =>
  defineEntity({
    name: 'nota',
    label: { one: 'Nota', many: 'Note', gender: 'f' },
    fields: {
      nome: text('Nome'),
      righe: optional(lines('Righe', { ...columns, ...more }, { summary: ({ voce }) => voce, ...options })),
      totale: derived(money('Totale'), overLines('righe', 'importo')),
      ...record,
    },
    title: ['nome'],
    table: ['nome'],
  })
const paid = derived(money('Pagato'), sumOf({ entity: 'rata', by: 'nota', of: 'importo' }))
const worked = (expression: Expression) => derived(money('Altro'), expression)

describe('faults in lines are told with place, fault and remedy', () => {
  it.each<[string, () => unknown, RegExp]>([
    [
      'a column that names none',
      () => note({ altro: worked(times('peso', 2)) }),
      /^nota\.righe\.altro: 'peso' is not a column\. Columns: voce,/,
    ],
    [
      'a ring of columns',
      () => note({ a: worked(sum('b')), b: worked(sum('a')) }),
      /^nota\.righe\.a: is worked out from itself: a → b → a/,
    ],
    ['words for the eyes', () => note({ detto: shown(text('Detto'), () => 'x') }), /^nota\.righe\.detto: is only shown/],
    [
      'a total that is no number',
      () => note({}, { totals: ['nome'] }),
      /^nota\.righe\.totals: 'nome' is no number that the record works out/,
    ],
    ['a total that is a column', () => note({}, { totals: ['importo'] }), /^nota\.righe\.totals: 'importo'/],
    [
      'a total that counts other records',
      () => note({}, { totals: ['totale', 'pagato'] }, { pagato: paid }),
      /^nota\.righe\.totals: 'pagato' is worked out from other records, which nobody reads while somebody types\. Name/,
    ],
    [
      'a total that is worked out of one that counts other records',
      () => note({}, { totals: ['resto'] }, { pagato: paid, resto: worked(minus('totale', 'pagato')) }),
      /^nota\.righe\.totals: 'resto' is worked out from other records/,
    ],
    ['a line that begins as it cannot', () => note({}, { starts: { iva: '21' } }), /^nota\.righe\.starts: 'iva' cannot begin so/],
    ['a line that begins with what is worked out', () => note({}, { starts: { importo: 5 } }), /^nota\.righe\.starts: 'importo'/],
  ])('%s', (_case, define, expected) => {
    expect(define).toThrow(expected)
  })

  it('takes lines that are right, beside a figure over other records', () => {
    expect(() => note({}, { totals: ['totale'], starts: { iva: '22', quantita: 1 } }, { pagato: paid })).not.toThrow()
  })

  it.each<[string, object, object, RegExp]>([
    ['a rate that is no VAT', {}, { imposta: worked(taxOf('righe', { amount: 'importo', vat: 'voce' })) }, /'voce' is a text and no VAT/],
    ['an amount of words', {}, { imposta: worked(taxOf('righe', { amount: 'voce', vat: 'iva' })) }, /adds up what is a word/],
    [
      'a discount of words',
      {},
      { imposta: worked(taxOf('righe', { amount: 'importo', vat: 'iva', less: 'nome' })) },
      /takes off what is no number/,
    ],
    ['a column of another kind', { altro: worked(field('voce')) }, {}, /^prova\.nota\.righe\.altro: is a number and works out a word/],
    ['a path that leads nowhere', { altro: worked(field('articolo.costo')) }, {}, /'costo' is not a field of articolo/],
    ['lines that are none', {}, { altro: worked(overLines('nome', 'importo')) }, /'nome' holds no lines/],
  ])('%s, among the entities', (_case, more, record, expected) => {
    const entities = new Map([note(more, {}, record), article()].map((entity) => [entity.name, entity]))
    expect(() => {
      for (const entity of entities.values()) checkDerived('prova', entity, entities)
    }).toThrow(expected)
  })

  it('a ring through the columns of lines', () => {
    const entities = new Map(
      [
        note({ altro: worked(field('articolo.valore')) }, {}, { resto: worked(overLines('righe', 'altro')) }),
        article({ nota: optional(reference('Nota', 'nota')), valore: worked(field('nota.resto')) }),
      ].map((entity) => [entity.name, entity]),
    )
    expect(() => checkRings(entities)).toThrow(/is worked out from itself/)
  })
})

const article = (more: object = {}) =>
  defineEntity({
    name: 'articolo',
    label: { one: 'Articolo', many: 'Articoli', gender: 'm' },
    fields: { nome: text('Nome'), prezzo: money('Prezzo'), ...more },
    title: ['nome'],
    table: ['nome'],
  })

describe('while somebody types', () => {
  it('lines say what the record alone is enough for', () => {
    const entity = note(
      { listino: worked(times('quantita', 'articolo.prezzo')) },
      {},
      {
        imposta: worked(taxOf('righe', { amount: 'importo', vat: 'iva' })),
        pieno: worked(overLines('righe', 'listino')),
        resto: worked(minus('totale', 'imposta')),
      },
    )
    const righe = [{ voce: 'Olio', articolo: 'articolo_1', quantita: 2.5, prezzo: euro(3.33), iva: '22' }]
    expect(refreshed(entity, { id: 'nota_1', version: 1, nome: 'N', righe }, '2026-11-21')).toEqual({
      id: 'nota_1',
      version: 1,
      nome: 'N',
      righe: [{ ...righe[0], importo: 833 }],
      totale: 833,
      imposta: 183,
      resto: 650,
    })
  })

  it('a paper has the summary by rate behind a figure', () => {
    const entity = note({}, {}, { imposta: worked(sum(taxOf('righe', { amount: 'importo', vat: 'iva' }))) })
    const row = refreshed(
      entity,
      { id: 'nota_1', version: 1, nome: 'N', righe: [{ voce: 'Olio', quantita: 2, prezzo: 500, iva: '4' }] },
      '2026-11-21',
    )
    const rates = ratesOf(entity, 'imposta', new Map())
    expect(rates?.by.label).toBe('IVA')
    expect(rates?.figures(row, { today: '2026-11-21', record: () => undefined, referring: () => [] })).toEqual([
      { vat: '4', rate: 4, less: 0, taxable: 1000, tax: 40, total: 1040 },
    ])
    expect(ratesOf(entity, 'totale', new Map())).toBeUndefined()
  })
})
