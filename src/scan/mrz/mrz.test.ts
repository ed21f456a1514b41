import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alphabetsOf, MRZ_CHARACTERS } from './alphabet.ts'
import { cellOf } from './cells.ts'
import { isBlindTo } from './check-digit.ts'
import { findMrz } from './find-mrz.ts'
import { cut, MRZ_LAYOUTS, type MrzFormat } from './mrz-layout.ts'
import { readMrz, readMrzCells, type Mrz } from './read-mrz.ts'
import { stateName } from './state-name.ts'
import { writeMrz, type MrzContent } from './write-mrz.ts'

const TODAY = '2026-11-21'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const two = (n: number) => String(n).padStart(2, '0')
const letters = (min: number, max: number) => fc.string({ unit: fc.constantFrom(...Array.from(LETTERS)), minLength: min, maxLength: max })
const alphanumeric = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(LETTERS + DIGITS)), minLength: min, maxLength: max })
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10))
const compact = (iso: string) => iso.slice(2).replaceAll('-', '')

const person = (format: MrzFormat) =>
  fc.record({
    format: fc.constant(format),
    code: fc.constant(format.startsWith('MRV') ? 'V' : format === 'TD3' ? 'P' : 'ID'),
    issuer: fc.constantFrom('ITA', 'D', 'FRA', 'UTO', 'GBR'),
    nationality: fc.constantFrom('ITA', 'D', 'ESP', 'XXA', 'USA'),
    surname: letters(2, 10),
    given: letters(2, 9),
    number: fc.oneof(
      alphanumeric(7, 9),
      alphanumeric(format === 'TD1' || format === 'TD2' ? 10 : 8, format === 'TD1' ? 13 : format === 'TD2' ? 12 : 9),
    ),
    birth: day.map(compact),
    sex: fc.constantFrom<'M' | 'F' | ''>('M', 'F', ''),
    expiry: fc
      .tuple(fc.integer({ min: 20, max: 36 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map((ymd) => ymd.map(two).join('')),
    optional: fc.option(alphanumeric(1, format === 'TD1' ? 8 : 2), { nil: '' }),
    optional2: fc.option(alphanumeric(1, 11), { nil: '' }),
  })
const FORMATS = Object.keys(MRZ_LAYOUTS) as MrzFormat[]
const content: fc.Arbitrary<MrzContent> = fc.oneof(...FORMATS.map(person))

const SEALED = ['number', 'birth', 'expiry', 'optional', 'optional2'] as const
const readOf = (lines: readonly string[]): Mrz | undefined => readMrz(lines, TODAY)
const withCharacter = (lines: readonly string[], line: number, at: number, character: string) =>
  lines.map((text, i) => (i === line ? text.slice(0, at) + character + text.slice(at + 1) : text))
const isConfused = (read: string, truth: string) => cellOf(read).some((candidate) => candidate.character === truth)

describe('the examples of ICAO Doc 9303', () => {
  it('TD3', () => {
    const mrz = readOf(['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'])
    expect(mrz).toMatchObject({
      format: 'TD3',
      surname: { value: 'ERIKSSON' },
      given: { value: 'ANNA MARIA' },
      number: { value: 'L898902C3' },
      nationality: { value: 'UTO' },
      birth: { value: '1974-08-12', proof: 'checked' },
      sex: { value: 'F' },
      expiry: { value: '2012-04-15', proof: 'checked' },
      optional: { value: 'ZE184226B' },
      digits: { number: true, birth: true, expiry: true, optional: true, composite: true },
    })
  })

  it('TD1', () => {
    const mrz = readOf(['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'])
    expect(mrz).toMatchObject({
      format: 'TD1',
      number: { value: 'D23145890' },
      given: { value: 'ANNA MARIA' },
      digits: { composite: true },
    })
  })

  it('TD1 with a long document number', () => {
    const lines = ['I<UTOD23145890<7349<<<<<<<<<<<', '3407127M9507122UTO<<<<<<<<<<<2', 'STEVENSON<<PETER<JOHN<<<<<<<<<']
    const mrz = readMrzCells(
      lines.map((line) => [...line].map((character) => [{ character, cost: 0 }])),
      TODAY,
    )
    expect(mrz).toMatchObject({
      number: { value: 'D23145890734', proof: 'checked' },
      birth: { value: '1934-07-12' },
      expiry: { value: '1995-07-12' },
      optional: { value: '' },
    })
  })

  it('TD2, MRV-A and MRV-B', () => {
    expect(readOf(['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'])).toMatchObject({
      format: 'TD2',
      digits: { composite: true },
    })
    expect(readOf(['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'])).toMatchObject({
      format: 'MRV-A',
      birth: { value: '1940-09-07', proof: 'checked' },
    })
    expect(readOf(['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<'])?.format).toBe('MRV-B')
  })
})

describe('repair', () => {
  const passport: MrzContent = {
    format: 'TD3',
    code: 'P',
    issuer: 'ITA',
    nationality: 'ITA',
    surname: 'ROSSI',
    given: 'MARIA',
    number: 'YA1234507',
    birth: '800101',
    sex: 'F',
    expiry: '300101',
  }
  const lines = writeMrz(passport)
  it.each([
    ['O for 0 in a date', 1, 15, 'O', 'birth', '1980-01-01', 'repaired'],
    ['I for 1 in the document number of a state whose shape is known', 1, 2, 'I', 'number', 'YA1234507', 'repaired'],
    ['O for 0 in the document number', 1, 7, 'O', 'number', 'YA1234507', 'repaired'],
    ['4 for A', 1, 1, '4', 'number', 'YA1234507', 'repaired'],
    ['a digit that no confusion explains', 1, 5, '9', 'number', 'YA1239507', 'unchecked'],
  ] as const)('%s', (_, line, at, character, field, value, proof) => {
    expect(readOf(withCharacter(lines, line, at, character))?.[field]).toEqual({ value, proof })
  })

  it('a filler taken for a digit cuts a long number short: by chance its digit holds, and it is called checked by nobody', () => {
    const long = writeMrz({ ...passport, format: 'TD1', code: 'ID', number: 'WFZPCZJDJAAAD', birth: '700101', expiry: '200101' })
    expect(readOf(withCharacter(long, 0, 14, '1'))?.number).toEqual({ value: 'WFZPCZJDJ', proof: 'unchecked' })
  })

  it('a digit taken for a filler never passes the optional data as the end of a number', () => {
    fc.assert(
      fc.property(fc.oneof(person('TD1'), person('TD2')), fc.constantFrom(...Array.from(MRZ_CHARACTERS)), (written, read) => {
        const zone = writeMrz(written)
        const { numberDigit } = MRZ_LAYOUTS[written.format].fields
        const truth = numberDigit ? cut(zone, numberDigit) : ''
        fc.pre(numberDigit !== undefined && read !== truth && !isBlindTo(read, truth))
        const number = numberDigit && readOf(withCharacter(zone, numberDigit.line, numberDigit.from, read))?.number
        expect(number?.proof !== 'checked' || number.value === written.number).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('properties', () => {
  it('what is written is read again', () => {
    fc.assert(
      fc.property(content, (written) => {
        const mrz = readOf(writeMrz(written))
        const { surname, given, number, sex, issuer, nationality } = written
        expect(
          mrz && {
            surname: mrz.surname.value,
            given: mrz.given.value,
            number: mrz.number.value,
            sex: mrz.sex.value,
            issuer: mrz.issuer.value,
            nationality: mrz.nationality.value,
          },
        ).toEqual({ surname, given, number, sex, issuer, nationality })
        expect(mrz && [compact(mrz.birth.value), compact(mrz.expiry.value)]).toEqual([written.birth, written.expiry])
        expect(Object.values(mrz?.digits ?? {}).every(Boolean)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('a single wrong character never leaves a wrong value called checked, unless digits are blind to it and no recogniser does it', () => {
    fc.assert(
      fc.property(content, fc.nat(), fc.nat(), (written, place, other) => {
        const lines = writeMrz(written)
        const layout = MRZ_LAYOUTS[written.format]
        const at = place % (layout.lines * layout.width)
        const [line, column] = [Math.floor(at / layout.width), at % layout.width]
        const truth = lines[line]?.[column] ?? ''
        const read = MRZ_CHARACTERS[other % MRZ_CHARACTERS.length] ?? ''
        fc.pre(read !== truth)
        const isBlind = isBlindTo(read, truth) && !isConfused(read, truth) && alphabetsOf(layout)[line]?.[column]?.includes(read)
        fc.pre(!isBlind)
        const right = readOf(lines)
        const mrz = readOf(withCharacter(lines, line, column, read))
        for (const field of SEALED) {
          const isSilent = mrz?.[field].proof === 'checked' && mrz[field].value !== right?.[field].value
          expect(isSilent).toBe(false)
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('a confusion in a date is put right or refused, and never passes as another day', () => {
    fc.assert(
      fc.property(
        content,
        fc.constantFrom('birth', 'expiry'),
        fc.nat({ max: 5 }),
        fc.constantFrom('O', 'I', 'B', 'S', 'Z', 'G', 'L', 'D'),
        (written, field, place, letter) => {
          const lines = writeMrz(written)
          const stretch = MRZ_LAYOUTS[written.format].fields[field]
          if (!stretch) return
          const truth = lines[stretch.line]?.[stretch.from + place] ?? ''
          fc.pre(isConfused(letter, truth))
          const mrz = readOf(withCharacter(lines, stretch.line, stretch.from + place, letter))
          const value = mrz?.[field]
          expect(value?.proof === 'unchecked' || compact(value?.value ?? '') === written[field]).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('findMrz', () => {
  const lines = writeMrz({
    format: 'TD1',
    code: 'C',
    issuer: 'ITA',
    nationality: 'ITA',
    surname: 'DE LUCA',
    given: 'ANNA',
    number: 'CA00547AA',
    birth: '920229',
    sex: 'F',
    expiry: '320229',
  })
  it.each([
    ['among other lines', `REPUBBLICA ITALIANA\nCARTA DI IDENTITÀ\n\n${lines.join('\n')}\n`],
    ['with spaces and blank lines', `x\n${lines.map((line) => line.replace(/(.{7})/g, '$1 ')).join('\n\n')}`],
    ['in lower case', lines.join('\n').toLowerCase()],
    ['with guillemets for two fillers', lines.join('\n').replaceAll('<<', '«')],
    ['with fillers lost at the end', lines.map((line) => line.replace(/<<<$/, '')).join('\n')],
    ['with fillers doubled', lines.map((line) => line.replace(/<<<(?=\d?$)/, '<<<<<')).join('\n')],
  ])('%s', (_, text) => {
    expect(findMrz(text, TODAY)).toMatchObject({
      surname: { value: 'DE LUCA' },
      given: { value: 'ANNA' },
      number: { value: 'CA00547AA' },
      birth: { value: '1992-02-29', proof: 'checked' },
      expiry: { value: '2032-02-29' },
    })
  })

  it.each([
    ['nothing at all', ''],
    ['ordinary text', 'Via Garibaldi 12, 20121 Milano\nTelefono 02 1234567\nFattura n. 12 del 3 marzo 2026'],
    ['Arabic', 'جمهورية مصر العربية\nبطاقة تحقيق الشخصية'],
  ])('finds none in %s', (_, text) => {
    expect(findMrz(text, TODAY)).toBeUndefined()
  })
})

it.each([
  ['ITA', 'ITALIA'],
  ['D<<', 'GERMANIA'],
  ['GBD', 'REGNO UNITO'],
  ['USA', "STATI UNITI D'AMERICA"],
  ['RKS', 'KOSOVO'],
  ['XXA', 'APOLIDE'],
  ['UTO', undefined],
  ['', undefined],
])('the state of %j is %s', (code, name) => expect(stateName(code)).toBe(name))
