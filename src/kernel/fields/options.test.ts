import { times } from '../expression/expression.ts'
import { describe, expect, it } from 'vitest'
import { choice } from './choice.ts'
import { counted, derived, isDerived, isStored } from './derived.ts'
import { isOptional, optional, type Field } from './field.ts'
import { image } from './image.ts'
import { euro, money } from './money.ts'
import { decimal, integer, percent } from './number.ts'
import { phone } from './phone.ts'
import { reference } from './reference.ts'
import { canMove, status } from './status.ts'
import { longText, text } from './text.ts'

/** What every kind does without options is told in `conformance/fields.test.ts`. */

const fault = (field: Field, value: unknown) => {
  const result = field.schema.safeParse(value)
  return result.success ? '' : result.error.issues[0]?.message
}

describe('options', () => {
  it.each<[string, Field, unknown, string | undefined]>([
    [
      'a code in small letters and with spaces',
      text('Telaio', { code: { isRight: (one) => one === 'ZF1', says: 'Tre segni.' } }),
      'z f 1',
      '',
    ],
    ['a code that is not', text('Telaio', { code: { isRight: (one) => one.length === 3, says: 'Tre segni.' } }), 'zf', 'Tre segni.'],
    ['a longest text', text('Codice', { max: 3 }), 'abcd', 'Il codice può avere al massimo 3 caratteri (ora sono 4).'],
    ['a longest text of many', longText('Note', { max: 3 }), 'abcd', 'Le note possono avere al massimo 3 caratteri (ora sono 4).'],
    ['a least number', integer('Persone', { min: 1 }), 0, 'Le persone devono essere almeno 1.'],
    [
      'a way on for who wants less',
      integer('Notti', { min: 1, noun: { gender: 'f', plural: true }, below: 'In giornata scrivi 1.' }),
      0,
      'Le notti devono essere almeno 1. In giornata scrivi 1.',
    ],
    ['a number below zero', integer('Gradi', { min: -20, noun: { gender: 'm', plural: true } }), -21, 'I gradi devono essere almeno −20.'],
    ['a number below zero that may be', integer('Gradi', { min: -20 }), -5, ''],
    [
      'a greatest number',
      decimal('Chilometri', { max: 10, noun: { gender: 'm', plural: true } }),
      11,
      'I chilometri possono essere al massimo 10.',
    ],
    ['three digits after the comma', decimal('Peso', { decimals: 3 }), 1.125, ''],
    ['four of three digits', decimal('Peso', { decimals: 3 }), 1.1255, 'Il peso può avere al massimo 3 cifre dopo la virgola.'],
    ['a share beyond a hundred', percent('Ricarico', { max: 300 }), 250, ''],
    [
      'one picture at most',
      image('Logo', { max: 1 }),
      ['a', 'b'].map((sign) => ({ id: `file_${sign.repeat(32)}`, name: 'logo.png', type: 'image/png', size: 900 })),
      'Puoi tenere al massimo 1 foto. Togline una e riprova.',
    ],
  ])('%s', (_case, field, value, expected) => {
    expect(fault(field, value)).toBe(expected)
  })

  it('are kept with the field', () => {
    expect(text('Nome', { hint: 'Come in fattura', synonyms: ['cliente'], wide: true, short: 'N.' })).toMatchObject({
      hint: 'Come in fattura',
      synonyms: ['cliente'],
      wide: true,
      short: 'N.',
    })
    expect(choice('Scorta', { ok: 'Sì', ko: 'No' }, { tones: { ok: 'success', ko: 'destructive' } })).toMatchObject({
      options: { ok: 'Sì', ko: 'No' },
      tones: { ok: 'success', ko: 'destructive' },
    })
  })

  it('do not undo what a kind knows of itself: long texts and pictures take a whole line', () => {
    expect([longText('Note').wide, image('Foto').wide, text('Nome').wide]).toEqual([true, true, undefined])
    expect(longText('Note', { wide: false }).wide).toBe(false)
  })
})

describe('who answers how', () => {
  it('whole numbers are kept as such, others as they are', () => {
    expect([integer('N').column, decimal('N').column, decimal('N', { decimals: 0 }).column, money('N').column]).toEqual([
      'integer',
      'real',
      'integer',
      'integer',
    ])
  })

  it('money enters in whole cents', () => {
    expect([euro(180), euro(0.1 + 0.2), euro(1.005), euro(19.99)]).toEqual([18_000, 30, 100, 1_999])
  })

  it('references are found by their title', () => {
    const field = reference('Cliente', 'cliente')
    const names = (id: string) => ({ cliente_1: 'Zanotti', cliente_2: 'Élite' })[id]
    expect(field.words('cliente_2', names)).toBe('Élite')
    expect(field.format('cliente_9', names)).toBe('')
  })

  it('a choice is read by its label, its key and its other names', () => {
    const field = choice(
      'Stato',
      { UK: 'Regno Unito', NL: 'Paesi Bassi' },
      { also: { UK: ['Inghilterra'], NL: ['Olanda', 'Regno Unito'] } },
    )
    expect(['regno unito', 'uk', 'INGHILTERRA', 'olanda'].map((name) => field.parse(name))).toEqual(['UK', 'UK', 'UK', 'NL'])
    expect(field.parse('Atlantide')).toBe('Atlantide')
  })

  it.each([
    ['(+39) 335 1234567', '+393351234567', '+39 335 123 4567'],
    ['(+49) 89 1234567', '+49891234567', '+49 89 123 4567'],
    ['+49 (0)89 1234567', '+49891234567', '+49 89 123 4567'],
    ['+39 (0)45 8001234', '+390458001234', '+39 045 800 1234'],
  ])('a telephone written %s is kept as %s', (typed, kept, shown) => {
    const field = phone('Telefono')
    expect(field.schema.parse(typed)).toBe(kept)
    expect(field.format(kept)).toBe(shown)
  })

  it('a telephone with words beside it is refused, and the words are named', () => {
    expect(fault(phone('Telefono'), '335 1234567 (Anna)')).toBe(
      'Il telefono deve avere solo il numero: togli «(Anna)», o scrivilo fra le note.',
    )
  })

  it('a telephone is found in one piece and in groups', () => {
    expect(phone('Telefono').words('3355551401')).toBe('3355551401 335 555 1401')
  })

  it('a lifecycle knows its moves; staying is none', () => {
    const field = status('Stato', 'a', { a: { label: 'A', tone: 'primary', next: ['b'] }, b: { label: 'B', tone: 'success', next: [] } })
    expect([canMove(field, 'a', 'b'), canMove(field, 'b', 'a'), canMove(field, 'a', 'a')]).toEqual([true, false, false])
  })
})

describe('what is kept', () => {
  const fields = [
    text('Nome'),
    optional(text('Nome')),
    derived(integer('Doppio'), times('meta', 2)),
    counted('Figli', { entity: 'figlio', by: 'padre' }),
  ]

  it('is everything that is not worked out', () => {
    expect(fields.map(isStored)).toEqual([true, true, false, false])
    expect(fields.map(isDerived)).toEqual([false, false, true, true])
    expect(fields.map(isOptional)).toEqual([false, true, false, false])
  })
})

describe('a choice', () => {
  const labels = { sito: 'Sito', banco: 'Banco' }

  it('keeps the hue and the tone of each value', () => {
    expect(choice('Canale', labels, { hues: { sito: 250, banco: 25 } })).toMatchObject({ hues: { sito: 250, banco: 25 }, options: labels })
    expect(choice('Canale', labels, { tones: { sito: 'success', banco: 'neutral' } })).toMatchObject({
      tones: { sito: 'success', banco: 'neutral' },
    })
  })

  it('has neither where nobody gave them', () => {
    expect(choice('Canale', labels)).not.toHaveProperty('hues')
    expect(choice('Canale', labels)).not.toHaveProperty('tones')
  })
})
