import { expect, it } from 'vitest'
import { defineEntity } from './define-entity.ts'
import { choice } from '../../fields/choice.ts'
import { date } from '../../fields/date.ts'
import { number, type DocumentNumber } from '../../fields/document-number.ts'
import { status } from '../../fields/status.ts'
import { text } from '../../fields/text.ts'

const stato = status('Stato', 'bozza', {
  bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa', 'annullata'] },
  emessa: { label: 'Emessa', tone: 'primary', next: ['pagata', 'annullata'] },
  pagata: { label: 'Pagata', tone: 'success', next: ['emessa'] },
  annullata: { label: 'Annullata', tone: 'neutral', next: [] },
})
const fields = {
  data: date('Data'),
  chi: text('Chi'),
  registro: choice('Registro', { a: 'A', b_1: 'B' }),
  tipo: choice('Tipo', { a: 'A' }),
  stato,
}
/** Past the compiler, which finds these too. */
const fattura = (numero: DocumentNumber<never, never, never>, more: object = {}) =>
  defineEntity({
    name: 'fattura',
    label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
    fields: { ...fields, ...more, numero },
    title: ['numero'],
    table: ['numero'],
  })
const any = (options: object) => number('Numero', options)

it('takes a state, a date, a choice, and what may still go wrong', () => {
  expect(() => fattura(any({ series: 'tipo', per: 'year', of: 'data', on: 'emessa' }))).not.toThrow()
  expect(fattura(any({})).unique).toEqual([['numero']])
})

it.each<[string, object, string]>([
  ['no state', { on: 'emesso' }, "fattura.numero: is given on 'emesso', which is not a state. States: bozza, emessa, pagata, annullata."],
  ['no date', { of: 'chi' }, "fattura.numero: counts by 'chi', which is no date that is kept. Name a date of the record."],
  ['no choice', { series: 'chi' }, "fattura.numero: its series is 'chi'. Name a choice of the record, or write a text in capitals."],
  [
    'a choice that no number can bear',
    { series: 'registro' },
    "fattura.numero: 'b_1' of 'registro' cannot stand in a number. Name its options by letters and digits, a letter first.",
  ],
])('tells of %s', (_what, options, fault) => {
  expect(() => fattura(any(options))).toThrow(fault)
})

it('tells of a second number', () => {
  expect(() => fattura(any({}), { protocollo: any({}) })).toThrow(
    'fattura: has more than one number: protocollo, numero. Keep one; a foreign number is a text.',
  )
})

it('tells of a way back to where there is no number', () => {
  const back = status('Stato', 'bozza', {
    bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa'] },
    emessa: { label: 'Emessa', tone: 'primary', next: ['bozza'] },
  })
  expect(() => fattura(any({ on: 'emessa' }), { stato: back })).toThrow(
    "fattura.numero: 'emessa' has a number and may move back to 'bozza'. Take the move out: a document is reversed by another.",
  )
})
