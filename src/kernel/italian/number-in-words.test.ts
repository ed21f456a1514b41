import { expect, it } from 'vitest'
import { numberInWords } from './number-in-words.ts'

it.each([
  [0, 'zero'],
  [3, 'tre'],
  [17, 'diciassette'],
  [21, 'ventuno'],
  [23, 'ventitré'],
  [28, 'ventotto'],
  [80, 'ottanta'],
  [100, 'cento'],
  [101, 'centouno'],
  [103, 'centotré'],
  [108, 'centotto'],
  [180, 'centottanta'],
  [450, 'quattrocentocinquanta'],
  [1000, 'mille'],
  [1001, 'milleuno'],
  [2000, 'duemila'],
  [2026, 'duemilaventisei'],
  [21000, 'ventunomila'],
  [23003, 'ventitremilatré'],
  [999999, 'novecentonovantanovemilanovecentonovantanove'],
])('%s is %s', (n, words) => {
  expect(numberInWords(n)).toBe(words)
})

it('says every number differently', () => {
  expect(new Set(Array.from({ length: 20_000 }, (_, n) => numberInWords(n))).size).toBe(20_000)
})

it.each([-1, 1_000_000, 1.5, Number.NaN])('refuses %s', (n) => {
  expect(() => numberInWords(n)).toThrow(RangeError)
})
