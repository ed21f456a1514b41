import { compareValues } from '../src/kernel/fields/order.ts'
import { describe, expect, it } from 'vitest'
import { optional } from '../src/kernel/fields/field.ts'
import { validateField } from '../src/kernel/derive/validate.ts'
import { fieldFixtures, type FieldFixture } from './field-fixtures.ts'

const fixtures: readonly (readonly [string, FieldFixture])[] = Object.entries(fieldFixtures)
const names = (id: string) => (id === 'cliente_1' ? 'Bice Lombardi' : undefined)
const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? String(value)
const sentence = ({ field }: FieldFixture, value: unknown) => {
  const result = field.schema.safeParse(value)
  return result.success ? undefined : result.error.issues[0]?.message
}

describe.each(fixtures)('%s', (kind, fixture) => {
  const { field, examples, bad, written = [], unread = {} } = fixture
  const [first, second] = examples

  it('is of its kind', () => {
    expect(field.kind).toBe(kind)
  })

  it('keeps its examples as they are, through JSON too', () => {
    for (const value of examples) {
      expect(field.schema.parse(value)).toEqual(value)
      expect(JSON.parse(JSON.stringify(value))).toEqual(value)
    }
  })

  it.each(bad.map(([value, text]) => [show(value), text, value] as const))('refuses %s: «%s»', (_shown, text, value) => {
    expect(sentence(fixture, value)).toBe(text)
  })

  it('says the same when a required one is missing, whatever missing looks like', () => {
    for (const missing of [undefined, null, '', '  ', []]) {
      expect(validateField('campo', field, missing)).toEqual({
        problems: [{ path: 'campo', code: 'required', message: sentence(fixture, undefined) }],
      })
      expect(validateField('campo', optional(field), missing)).toEqual({ value: undefined })
    }
  })

  it.each(written.map(([text, value]) => [show(text), show(value), text, value] as const))(
    'reads %s as %s',
    (_text, _value, text, value) => {
      expect(field.parse(text)).toEqual(value)
    },
  )

  it('reads back what an input shows', () => {
    const back = examples.map((value) => (unread.edit ? value : field.schema.parse(field.parse(field.edit(value)))))
    expect(back).toEqual(examples)
  })

  it('reads back what people read', () => {
    const back = examples.map((value) => (unread.format ? value : field.schema.parse(field.parse(field.format(value, names)))))
    expect(back).toEqual(examples)
  })

  it('reads nothing out of a text where it says that it cannot', () => {
    const read = unread.edit ? field.parse(field.edit(first)) : undefined
    expect(read).toBeUndefined()
  })

  it('compares its values in a total order', () => {
    for (const [at, a] of examples.entries()) {
      expect(compareValues(field, a, a)).toBe(0)
      for (const b of field.operators.includes('eq') ? examples.slice(at + 1) : []) {
        expect(compareValues(field, a, b)).toBe(-1)
        expect(compareValues(field, b, a)).toBe(1)
      }
    }
  })

  it('always gives text to read, to type and to search, even for what it would refuse', () => {
    const alike = bad
      .map(([value]) => value)
      .filter((value) => typeof value === typeof first && Array.isArray(value) === Array.isArray(first))
    for (const value of [...examples, ...alike]) {
      expect(typeof field.format(value, names)).toBe('string')
      expect(typeof field.format(value)).toBe('string')
      expect(typeof field.edit(value)).toBe('string')
      expect(typeof field.words(value, names)).toBe('string')
    }
  })

  it('knows which comparisons make sense', () => {
    expect(field.operators).toContain('filled')
    expect(field.operators).toContain('empty')
    expect(new Set(field.operators).size).toBe(field.operators.length)
  })

  it('has a column that can keep its values', () => {
    const column = { string: ['text'], number: ['integer', 'real'], boolean: ['integer'], object: ['json'] }[
      typeof first as 'string' | 'number' | 'boolean' | 'object'
    ]
    expect(column).toContain(field.column)
    expect(typeof first).toBe(typeof second)
  })
})

describe('lines', () => {
  const { field } = fieldFixtures.lines

  it('tells each fault at its line and column', () => {
    const value = [
      { voce: 'Tubo', quantita: 1 },
      { voce: '', quantita: -1, prezzo: 1.5, colore: 'blu' },
    ]
    const result = validateField('righe', field, value)
    expect('problems' in result ? result.problems.map(({ path, code, message }) => [path, code, message]) : []).toEqual([
      ['righe.1.colore', 'unknown_field', '«colore» non è un campo di questa scheda.'],
      ['righe.1.voce', 'required', 'Indica la voce.'],
      ['righe.1.quantita', 'invalid', 'La quantità non può essere negativa.'],
      ['righe.1.prezzo', 'invalid', 'Il prezzo può avere al massimo 2 cifre dopo la virgola.'],
    ])
  })

  it('tells what a line that is no line lacks', () => {
    expect(validateField('righe', field, ['x'])).toMatchObject({ problems: [{ path: 'righe.0.voce' }, { path: 'righe.0.quantita' }] })
  })
})
