import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { boolean } from '../fields/boolean.ts'
import { date } from '../fields/date.ts'
import { daysFrom, field, today } from '../expression/expression.ts'
import { derived } from '../fields/derived.ts'
import { email } from '../fields/email.ts'
import { optional } from '../fields/field.ts'
import { lines } from '../fields/lines.ts'
import { money } from '../fields/money.ts'
import { integer } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { isBlank } from '../fields/blank.ts'
import { validate, validateField } from './validate.ts'

const soggiorno = defineEntity({
  name: 'soggiorno',
  label: { one: 'Soggiorno', many: 'Soggiorni', gender: 'm' },
  fields: {
    ospite: text('Ospite', { noun: { gender: 'm', plural: false } }),
    arrivo: date('Arrivo'),
    partenza: optional(date('Partenza')),
    email: optional(email('Email')),
    pagato: optional(boolean('Pagato')),
    extra: optional(lines('Extra', { voce: text('Voce'), prezzo: money('Prezzo') }, { summary: ({ voce }) => voce })),
    notti: derived(integer('Notti'), daysFrom('arrivo', 'partenza')),
  },
  title: ['ospite'],
  table: ['ospite'],
  rules: [
    {
      field: 'partenza',
      message: 'La partenza non può venire prima dell’arrivo.',
      when: [{ field: 'partenza', op: 'lt', value: field('arrivo') }],
    },
    { field: 'arrivo', message: 'L’arrivo è già passato.', when: [{ field: 'arrivo', op: 'lt', value: today() }] },
  ],
})

const at = { today: '2026-11-21' }
const good = { ospite: 'D’Angelò', arrivo: '2026-11-22' }
const problems = (draft: Readonly<Record<string, unknown>>) => {
  const result = validate(soggiorno, draft, at)
  return result.ok ? [] : result.problems.map(({ path, code, message }) => [path, code, message])
}

describe('a draft', () => {
  it('comes out clean: trimmed, without what is empty', () => {
    const draft = { ...good, ospite: '  D’Angelò \u0000', email: ' Info@Casa.Example ', partenza: '', extra: [], pagato: null }
    expect(validate(soggiorno, draft, at)).toEqual({ ok: true, values: { ...good, email: 'info@casa.example' } })
  })

  it('keeps what only looks empty: no, zero, hostile names', () => {
    const draft = { ...good, ospite: '<b>Rossi</b> 🧰', pagato: false, extra: [{ voce: 'Omaggio', prezzo: 0 }] }
    expect(validate(soggiorno, draft, at)).toEqual({ ok: true, values: draft })
  })

  it.each<[string, Readonly<Record<string, unknown>>, unknown[]]>([
    [
      'nothing at all',
      {},
      [
        ['ospite', 'required', 'Indica l’ospite.'],
        ['arrivo', 'required', 'Indica l’arrivo.'],
      ],
    ],
    ['spaces', { ...good, ospite: '   ' }, [['ospite', 'required', 'Indica l’ospite.']]],
    ['spaces where it may be empty', { ...good, email: '   ' }, []],
    [
      'a day that does not exist',
      { ...good, arrivo: '2026-02-31' },
      [['arrivo', 'invalid', 'L’arrivo non è nel calendario. Scrivi giorno, mese e anno, per esempio 21/11/2026.']],
    ],
    [
      'an end before its start',
      { ...good, partenza: '2026-11-20' },
      [['partenza', 'rule', 'La partenza non può venire prima dell’arrivo.']],
    ],
    ['a rule that knows the day', { ...good, arrivo: '2026-11-20' }, [['arrivo', 'rule', 'L’arrivo è già passato.']]],
    ['what is worked out', { ...good, notti: 3 }, [['notti', 'read_only', 'Le notti si calcolano da sé e non si possono scrivere.']]],
    ['what is not there', { ...good, colore: 'blu' }, [['colore', 'unknown_field', '«colore» non è un campo di questa scheda.']]],
    [
      'a member of every object',
      { ...good, constructor: 'x' },
      [['constructor', 'unknown_field', '«constructor» non è un campo di questa scheda.']],
    ],
    ['a line with a hole', { ...good, extra: [{ voce: 'Bar' }] }, [['extra.0.prezzo', 'required', 'Indica il prezzo.']]],
  ])('with %s', (_case, draft, expected) => {
    expect(problems(draft)).toEqual(expected)
  })

  it('is not asked about rules whose field is already told', () => {
    expect(problems({ ...good, partenza: 'domani' })).toHaveLength(1)
  })

  it('takes no key of the prototype for a field', () => {
    expect(problems(JSON.parse('{"ospite":"A","arrivo":"2026-11-22","__proto__":{"ospite":"B"}}') as Record<string, unknown>)).toEqual([
      ['__proto__', 'unknown_field', '«__proto__» non è un campo di questa scheda.'],
    ])
  })
})

describe('one field', () => {
  it('gives its value back clean', () => {
    expect(validateField('email', email('Email'), ' A@B.it ')).toEqual({ value: 'a@b.it' })
  })

  it('may be empty when it is optional', () => {
    expect(validateField('email', optional(email('Email')), '')).toEqual({ value: undefined })
  })

  it('names itself in its problems', () => {
    expect(validateField('contatti.email', email('Email'), 'x')).toMatchObject({ problems: [{ path: 'contatti.email', code: 'invalid' }] })
  })
})

it.each([
  [undefined, true],
  [null, true],
  ['', true],
  [[], true],
  [0, false],
  [false, false],
  [' ', false],
  [[0], false],
])('%j is blank: %s', (value, expected) => {
  expect(isBlank(value)).toBe(expected)
})
