import { describe, expect, it } from 'vitest'
import { checkPlate, meantPlate, normalizePlate } from './plates.ts'

describe('checkPlate', () => {
  it.each([
    ['AB123CD', 'auto'],
    ['ab 123 cd', 'auto'],
    ['GX-482-ZZ', 'auto'],
    ['YA123AB', 'auto'],
    ['AB12345', 'moto'],
    ['XA123AB', 'rimorchio'],
    ['EE123AB', 'estera'],
    ['MI 1A2345', 'storica'],
    ['MI A12345', 'storica'],
    ['ROMA 12345A', 'storica'],
    ['ROMA A12345', 'storica'],
    ['TO 123456', 'storica'],
    ['TO 12345A', 'storica'],
    ['MI 12345', 'storica'],
    ['BA 12345', 'moto'],
  ])('%s: %s', (text, kind) => {
    expect(checkPlate(text)).toMatchObject({ ok: true, kind, verified: true })
  })

  it.each(['AI123CD', 'AB123CO', 'B-AB 1234', 'EI AB 123', 'X2BCDF', 'W 12345'])('%s is of a kind nobody here can verify', (text) => {
    expect(checkPlate(text)).toMatchObject({ ok: true, kind: 'altra', verified: false })
  })

  it.each([
    ['', 'length'],
    ['A1', 'length'],
    ['AB123CD4567', 'length'],
    ['PANDA', 'characters'],
    ['AB*123', 'characters'],
    ['АВ123СD', 'characters'],
  ])('%j is not a plate: %s', (text, problem) => {
    expect(checkPlate(text)).toEqual({ ok: false, problem })
  })
})

it('normalizePlate makes one vehicle of its many writings', () => {
  expect(['ab 123 cd', 'AB-123-CD', 'AB123CD', ' ab.123cd'].map(normalizePlate)).toEqual(Array(4).fill('AB123CD'))
})

it.each([
  ['GA0O2BC', 'GA002BC'],
  ['GAI23BC', 'GA123BC'],
  ['ga 1q3 bc', 'GA103BC'],
  ['GU123BC', 'GV123BC'],
  ['AB1234O', 'AB12340'],
  ['GA002BC', undefined],
  ['M-AB 1234', undefined],
  ['WOB1234', undefined],
  ['AB12', undefined],
])('%s was probably meant to be %s', (text, meant) => {
  expect(meantPlate(text)).toBe(meant)
})
