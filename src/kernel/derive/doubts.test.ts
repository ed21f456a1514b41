import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { doubtsOf } from './doubts.ts'
import { date } from '../fields/date.ts'
import { dayAfter } from '../expression/expression.ts'
import { derived } from '../fields/derived.ts'
import { optional } from '../fields/field.ts'
import { text } from '../fields/text.ts'

const at = { today: '2026-11-21' }
const { fields } = defineEntity({
  name: 'lavoro',
  label: { one: 'Lavoro', many: 'Lavori', gender: 'm' },
  fields: {
    cosa: text('Cosa'),
    data: date('Data', { near: { past: 90, future: 365 } }),
    arrivo: optional(date('Arrivo', { near: { past: 60, future: 30 } })),
    nascita: optional(date('Data di nascita')),
    fine: derived(date('Fine', { near: { past: 1, future: 1 } }), dayAfter('data', -9000)),
  },
  title: ['cosa'],
  table: ['cosa'],
})
const asked = (values: Readonly<Record<string, unknown>>) => doubtsOf(fields, values, at).map(({ path, message }) => [path, message])

describe('a day far from what the field is for', () => {
  it.each([
    ['2001-03-12', 'La data è il 12/03/2001, 25 anni fa: è giusta?'],
    ['2025-11-21', 'La data è il 21/11/2025, un anno fa: è giusta?'],
    ['2026-08-22', 'La data è il 22/08/2026, 3 mesi fa: è giusta?'],
    ['2027-11-22', 'La data è il 22/11/2027, fra un anno: è giusta?'],
    ['1926-01-05', 'La data è il 05/01/1926, 100 anni fa: è giusta?'],
    ['2126-11-21', 'La data è il 21/11/2126, fra 100 anni: è giusta?'],
  ])('%s is asked about', (data, message) => {
    expect(asked({ data })).toEqual([['data', message]])
  })

  it.each(['2026-08-23', '2026-11-21', '2027-11-21'])('%s is not', (data) => {
    expect(asked({ data })).toEqual([])
  })

  it('is said in the gender of its label', () => {
    expect(asked({ arrivo: '2026-12-31' })).toEqual([['arrivo', 'L’arrivo è il 31/12/2026, fra 40 giorni: è giusto?']])
  })

  it('is only asked about where the field says what is near, and where something is written', () => {
    expect(asked({ nascita: '1931-01-01', fine: '2001-01-01', arrivo: undefined, data: null, cosa: '2001-01-01' })).toEqual([])
  })
})
