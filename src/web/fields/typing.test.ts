import { describe, expect, it } from 'vitest'
import { date } from '../../kernel/fields/date.ts'
import { optional, type Field } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { decimal, percent } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { validateField } from '../../kernel/derive/validate.ts'
import { UNREADABLE } from './input-props.ts'
import { readValue, showValue } from './typing.ts'

const rows = lines('Righe', { nome: text('Nome'), prezzo: optional(money('Prezzo')) }, { summary: ({ nome }) => nome })

describe('an input', () => {
  it.each([
    [text('Nome'), `D'Angelò 🔧`],
    [money('Prezzo'), 123_456],
    [decimal('Ore'), 2.5],
    [percent('Aliquota'), 22],
    [date('Giorno'), '2026-11-21'],
    [time('Ora'), '09:30'],
    [phone('Telefono'), '+390458001234'],
    [rows, [{ nome: 'Tubo', prezzo: 1250 }]],
  ])('gives back what it was given: %#', (field, value) => {
    const described = field as Field
    const read = validateField('x', described, readValue(described, showValue(described, value)))
    expect(read).toEqual({ value })
  })

  it.each([money('Prezzo'), decimal('Ore'), date('Giorno'), time('Ora')])(
    'speaks when it holds what the browser cannot read: %#',
    (field) => {
      const described = field as Field
      expect(validateField('x', described, readValue(described, UNREADABLE))).toHaveProperty('problems')
    },
  )

  it.each(['', '  '])('is empty with %j', (typed) => {
    expect(readValue(text('Nome'), typed)).toBeUndefined()
    expect(readValue(money('Prezzo') as Field, typed)).toBeUndefined()
  })

  it('refuses a third decimal of a euro instead of rounding it', () => {
    expect(validateField('x', money('Prezzo') as Field, readValue(money('Prezzo') as Field, '12.345'))).toHaveProperty('problems')
  })

  it('forgets lines at the end that nobody wrote in, and only those', () => {
    expect(readValue(rows, [{ nome: 'Tubo' }, {}, { nome: 'Vite' }, {}, { nome: ' ' }])).toEqual([{ nome: 'Tubo' }, {}, { nome: 'Vite' }])
    expect(readValue(rows, [{}, {}])).toBeUndefined()
  })
})
