import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { foldAccents, joinCodes, splitWords, tokenize } from './words.ts'

it.each([
  ['Città perché Müller', 'Citta perche Muller'],
  ['Šćepan Đorđe Łukasz', 'Scepan Dorde Lukasz'],
  ['Straße Æble', 'Strasse AEble'],
  ['già fatto', 'gia fatto'],
  ['', ''],
])('foldAccents(%j) is %j', (text, folded) => {
  expect(foldAccents(text)).toBe(folded)
})

it('splitWords parts at apostrophes and signs', () => {
  expect(splitWords('Perdita d’acqua, via Roma 12/b')).toEqual(['perdita', 'd', 'acqua', 'via', 'roma', '12', 'b'])
})

it('cuts plain letters as it cuts all others', () => {
  const plain = fc.string({ unit: fc.constantFrom(..."ab9 0./-_, 12z'€".split('')), maxLength: 40 })
  fc.assert(
    fc.property(plain, (text) => {
      // Two signs end a code, and a letter of another script makes it a text of all letters.
      const other = `${text},, ж`
      expect(joinCodes(other)).toEqual(joinCodes(text))
      expect(splitWords(other)).toEqual([...splitWords(text), 'ж'])
    }),
  )
})

describe('tokenize', () => {
  it.each([
    ['AB 123 CD', 'ab123cd'],
    ['AB-123-CD', 'ab123cd'],
    ['335 555 1401', '3355551401'],
    ['Via Roma 12 335 555 1401', '3355551401'],
    ['045/8001234', '0458001234'],
    ['FT-2026/0045', 'ft20260045'],
    ['IT60 X054 2811 1010 0000 0123 456', 'it60x0542811101000000123456'],
    ["D'Angelo", 'dangelo'],
    ['AB123CD', 'ab123cd'],
  ])('%s holds %s', (text, code) => {
    expect(tokenize(text)).toContain(code)
  })

  it('does not glue ordinary words, whole codes, or what stands apart', () => {
    expect(tokenize('3355551401 AB123CD')).toEqual(['3355551401', 'ab123cd'])
    expect(tokenize('interno 4, scala B')).toEqual(['interno', '4', 'scala', 'b'])
  })
})
