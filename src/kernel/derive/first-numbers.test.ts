import { expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { date } from '../fields/date.ts'
import { number, numberAmong } from '../fields/document-number.ts'
import { text } from '../fields/text.ts'
import { countedIn, firstProblem, lastElsewhere, MOST_FIRST } from './first-numbers.ts'

const label = { one: 'Ricevuta', many: 'Ricevute', gender: 'f' } as const
const ricevuta = defineEntity({
  name: 'ricevuta',
  label,
  fields: { numero: number('Numero', { series: 'RC', per: 'year', of: 'data' }), data: date('Data') },
  table: ['numero'],
})
const ordine = defineEntity({
  name: 'ordine',
  label,
  fields: { numero: number('Numero', { series: 'ORD' }), nota: text('Nota') },
  table: ['nota'],
})
const nota = defineEntity({ name: 'nota', label, fields: { testo: text('Testo') }, table: ['testo'] })

it('the counts of a trade are those of its documents, for the year in which they go on', () => {
  expect(countedIn([nota, ricevuta, ordine], '2026-12-31').map(({ entity, begins }) => [entity.name, begins])).toEqual([
    ['ricevuta', 'RC/2026/'],
    ['ordine', 'ORD//'],
  ])
  expect(countedIn([ricevuta], '2027-01-01').map(({ begins }) => begins)).toEqual(['RC/2027/'])
})

it('the number before the first one stands for what was given elsewhere', () => {
  const first = { ricevuta: { 'RC/2026/': 57 } }
  expect(lastElsewhere(first, 'ricevuta', 'RC/2026/')).toBe('RC/2026/0000056')
  expect([
    lastElsewhere(first, 'ricevuta', 'RC/2027/'),
    lastElsewhere(first, 'ordine', 'ORD//'),
    lastElsewhere(undefined, 'ordine', 'ORD//'),
  ]).toEqual([undefined, undefined, undefined])
  expect([numberAmong('RC/2026/', 57), numberAmong('ORD//', 1)]).toEqual(['RC/2026/0000057', 'ORD//0000001'])
})

it('a first number is a whole one, and none once a document was numbered here', () => {
  const said = (first: number, last?: string) => firstProblem({ entity: ricevuta }, first, last)?.message
  for (const wrong of [0, -1, 1.5, Number.NaN, MOST_FIRST + 1]) expect(said(wrong)).toBe('Scrivi un numero intero da 1 a 999.999.')
  expect([said(1), said(MOST_FIRST)]).toEqual([undefined, undefined])
  expect(said(57, 'RC/2026/0000003')).toBe('Qui è già stato dato il numero RC/3/2026: da lì si va avanti senza salti.')
})
