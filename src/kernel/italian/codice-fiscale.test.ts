import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCodiceFiscale, codiceFiscale, matchesPerson, omocodie } from './codice-fiscale.ts'
import { addDays } from './dates.ts'

const TODAY = '2026-11-21'
const check = (code: string) => checkCodiceFiscale(code, TODAY)
const rossi = { cognome: 'Rossi', nome: 'Mario', sesso: 'M', nascita: '1980-01-01', luogo: 'H501' } as const

const anyPerson = fc.record({
  cognome: fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzàèéìòùü’- '.split('')), maxLength: 12 }),
  nome: fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzàèéìòùü’- '.split('')), maxLength: 12 }),
  sesso: fc.constantFrom('M' as const, 'F' as const),
  nascita: fc.nat(36_000).map((n) => addDays(TODAY, -n)),
  luogo: fc.tuple(fc.constantFrom(...'ABCDEFGHILMZ'.split('')), fc.nat(999)).map(([letter, n]) => letter + String(n).padStart(3, '0')),
})

describe('checkCodiceFiscale', () => {
  it.each([
    ['RSSMRA80A01H501U', 'M', '1980-01-01', 'H501'],
    ['MRTNTN23M02D969P', 'M', '2023-08-02', 'D969'],
    ['RCCMNL83S18D969H', 'M', '1983-11-18', 'D969'],
    ['MRSMSR81D60Z611H', 'F', '1981-04-20', 'Z611'],
    ['CNTCHR83T41D969D', 'F', '1983-12-01', 'D969'],
    ['RSSMRA45C12F205C', 'M', '1945-03-12', 'F205'],
    ['RSSMRA45C12F20RX', 'M', '1945-03-12', 'F205'],
    ['RSSMRAQRCMNFNLRG', 'M', '1945-03-12', 'F205'],
    ['RSSMRA80A01H50MM', 'M', '1980-01-01', 'H501'],
    [' rss mra 80a01 h501u', 'M', '1980-01-01', 'H501'],
  ])('decodes %s', (code, sesso, nascita, luogo) => {
    expect(check(code)).toMatchObject({ ok: true, kind: 'persona', decoded: { sesso, nascita, luogo } })
  })

  it.each([
    ['RSSMRA80A01H501X', 'check_character'],
    ['FOXDRA26C24H872A', 'check_character'],
    ['CNTCHR83T32D969H', 'date'],
    ['RSSMRA80A01H501', 'length'],
    ['', 'length'],
    ['RSSMRA80A01H5O1U', 'shape'],
    ['RSSMRA80F01H501U', 'shape'],
    ['12345678901', 'check_character'],
    ['1234567890A', 'shape'],
  ])('refuses %s: %s', (code, problem) => {
    expect(check(code)).toEqual({ ok: false, problem })
  })

  it('knows the code of a body', () => {
    expect(check('12345678903')).toEqual({ ok: true, kind: 'ente', code: '12345678903' })
  })

  it('takes the latest birthday which is not in the future', () => {
    const born = (nascita: string) => checkCodiceFiscale(codiceFiscale({ ...rossi, nascita }), TODAY)
    expect(born(TODAY)).toMatchObject({ decoded: { nascita: TODAY } })
    expect(born('1926-11-22')).toMatchObject({ decoded: { nascita: '1926-11-22' } })
    expect(born('2000-02-29')).toMatchObject({ decoded: { nascita: '2000-02-29' } })
  })
})

describe('codiceFiscale', () => {
  it.each([
    [rossi, 'RSSMRA80A01H501U'],
    [{ ...rossi, cognome: 'Fo', nome: 'Al', sesso: 'F' }, 'FOXLAX80A41H501H'],
    [{ ...rossi, cognome: "D'Àngelo", nome: 'Gianfranco' }, 'DNGGFR80A01H501F'],
    [{ ...rossi, cognome: 'De Luca', nome: 'Anna Maria' }, 'DLCNMR80A01H501C'],
  ] as const)('of %o is %s', (person, code) => {
    expect(codiceFiscale(person).slice(0, 15)).toBe(code.slice(0, 15))
  })

  it('refuses a birthday or a place that cannot be', () => {
    expect(() => codiceFiscale({ ...rossi, nascita: '1980-02-30' })).toThrow('1980-02-30')
    expect(() => codiceFiscale({ ...rossi, luogo: 'Roma' })).toThrow('Roma')
  })

  it('always passes its own check and matches its own person', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const code = codiceFiscale(person)
        const { sesso, nascita, luogo } = person
        expect(check(code)).toEqual({ ok: true, kind: 'persona', code, decoded: { sesso, nascita, luogo } })
        expect(matchesPerson(code, person)).toEqual([])
      }),
    )
  })
})

describe('omocodie', () => {
  it('are 128, from the plain code to the one without digits', () => {
    const all = omocodie('RSSMRA45C12F205C')
    expect(new Set(all).size).toBe(128)
    expect(all.slice(0, 2)).toEqual(['RSSMRA45C12F205C', 'RSSMRA45C12F20RX'])
    expect(all.at(-1)).toBe('RSSMRAQRCMNFNLRG')
    expect(omocodie('RSSMRAQRCMNFNLRG')).toEqual(all)
  })

  it('all say the same person', () => {
    fc.assert(
      fc.property(anyPerson, fc.nat(127), (person, index) => {
        const variant = omocodie(codiceFiscale(person))[index] ?? ''
        expect(check(variant)).toMatchObject({ ok: true, decoded: { nascita: person.nascita, luogo: person.luogo } })
        expect(matchesPerson(variant, person)).toEqual([])
      }),
    )
  })
})

describe('matchesPerson', () => {
  it('names the parts that differ, and only those given', () => {
    expect(matchesPerson('RSSMRA80A01H501U', { cognome: 'Bianchi', nome: 'Mario' })).toEqual(['cognome'])
    expect(matchesPerson('RSSMRA80A01H501U', { sesso: 'F', nascita: '1980-01-01', luogo: 'F205' })).toEqual(['sesso', 'luogo'])
    expect(matchesPerson('RSSMRA80A01H501U', {})).toEqual([])
  })

  it('cannot tell a century from the other', () => {
    expect(matchesPerson('RSSMRA80A01H501U', { nascita: '1880-01-01' })).toEqual([])
  })
})
