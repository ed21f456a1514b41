import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileTypo, slipsAllowed } from './typo.ts'

const isTypo = (word: string, written: string, slips: 1 | 2) => compileTypo(word, slips)(`> ${written} <`, 2, 2 + written.length)

it.each([
  ['rubinetto', 'rubinetto', 1, true],
  ['rubinetto', 'rubineto', 1, true],
  ['rubinetto', 'rubinnetto', 1, true],
  ['rubinetto', 'rubimetto', 1, true],
  ['rubinetto', 'rubinteto', 1, true],
  ['rubinetto', 'urbinetto', 1, true],
  ['rubinetto', 'rubinett', 1, true],
  ['rubinetto', 'ubinett', 1, false],
  ['rubinetto', 'ubinett', 2, true],
  ['rubinetto', 'urbintteo', 2, false],
  ['rubinetto', 'urbinteto', 2, true],
  ['rubinetto', 'pavimento', 2, false],
  ['casa', 'cosi', 1, false],
] as const)('%s written %s, %s slips: %s', (word, written, slips, answer) => {
  expect(isTypo(word, written, slips)).toBe(answer)
})

it('allows more slips in longer words', () => {
  expect([3, 4, 8, 9].map(slipsAllowed)).toEqual([0, 1, 1, 2])
})

it('forgives any one letter lost, and what one slip forgives two do', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeilnorst'.split('')), minLength: 4, maxLength: 14 })
  fc.assert(
    fc.property(word, word, fc.nat(), (one, other, at) => {
      const place = at % one.length
      expect(isTypo(one, one.slice(0, place) + one.slice(place + 1), 1)).toBe(true)
      expect(isTypo(one, other, 2) || !isTypo(one, other, 1)).toBe(true)
      expect(isTypo(one, other, 2)).toBe(isTypo(other, one, 2))
    }),
  )
})
