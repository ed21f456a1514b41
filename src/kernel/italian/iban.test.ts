import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkIban, formatIban, normalizeIban } from './iban.ts'

const IBAN = 'IT60X0542811101000000123456'

describe('checkIban', () => {
  it.each([
    [IBAN, 'IT'],
    ['it60 x054 2811 1010 0000 0123 456', 'IT'],
    ['IBAN: IT60X0542811101000000123456', 'IT'],
    ['SM86U0322509800000000270100', 'SM'],
    ['DE89370400440532013000', 'DE'],
    ['GB29NWBK60161331926819', 'GB'],
    ['CH9300762011623852957', 'CH'],
  ])('%s is right', (text, country) => {
    expect(checkIban(text)).toMatchObject({ ok: true, country })
  })

  it.each([
    ['IT65A0542811101000000123456', 'cin'],
    ['IT61X0542811101000000123456', 'check_digits'],
    ['IT60X054281110100000012345', 'length'],
    ['DE8937040044053201300', 'length'],
    ['QQ1', 'shape'],
    ['QQ12A', 'length'],
    ['IT600542811101000000123456X', 'shape'],
    ['', 'shape'],
    ['il mio conto', 'shape'],
    ['IT60Ⅹ0542811101000000123456', 'shape'],
  ])('%s is wrong: %s', (text, problem) => {
    expect(checkIban(text)).toEqual({ ok: false, problem })
  })

  it('notices any single wrong character', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: IBAN.length - 1 }), fc.constantFrom(...'0123456789ABCXYZ'.split('')), (at, character) => {
        fc.pre(IBAN[at] !== character)
        expect(checkIban(IBAN.slice(0, at) + character + IBAN.slice(at + 1)).ok).toBe(false)
      }),
    )
  })
})

it('formatIban groups by four, normalizeIban undoes it', () => {
  expect(formatIban(IBAN)).toBe('IT60 X054 2811 1010 0000 0123 456')
  expect(formatIban('it60x054')).toBe('IT60 X054')
  expect(normalizeIban(formatIban(IBAN))).toBe(IBAN)
})
