import { assert, integer, maxSafeInteger, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compareRationals, product, quotient, rationalOf, rounded, subtract, zero } from './rational.ts'

describe('rounded', () => {
  it.each([
    [0.5, 1, 0, 1],
    [-1, 2, 0, -1],
    [1, 2, 0, 1],
    [1, 3, 2, 0.33],
    [2, 3, 2, 0.67],
    [-5, 1000, 2, -0.01],
    [5, 1000, 2, 0.01],
    [499, 100_000, 2, 0],
    [0, 7, 0, 0],
  ])('%d over %d to %d digits is %d', (top, bottom, digits, result) => {
    expect(rounded(quotient(rationalOf(top, 1), rationalOf(bottom)) ?? zero, digits)).toBe(result)
  })

  it('keeps what was kept', () => {
    assert(
      property(integer({ min: -1e9, max: 1e9 }), integer({ min: 0, max: 4 }), (whole, digits) => {
        const value = whole / 10 ** digits
        expect(rounded(rationalOf(value, digits), digits)).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

it('is exact where numbers are not', () => {
  expect(rounded(add(rationalOf(0.1, 1), rationalOf(0.2, 1)), 1)).toBe(0.3)
  const cents = rationalOf(999_999_999)
  const quantity = rationalOf(999_999.99, 2)
  const much = product(product(cents, quantity), quantity)
  expect(compareRationals(much, subtract(much, rationalOf(0.01, 2)))).toBe(1)
  expect(rounded(quotient(quotient(much, quantity) ?? zero, quantity) ?? zero)).toBe(999_999_999)
})

it('obeys the laws of arithmetic, however large', () => {
  const number = record({ top: maxSafeInteger(), bottom: integer({ min: 1, max: 1_000_000 }) })
  assert(
    property(number, number, number, (a, b, c) => {
      expect(compareRationals(add(a, b), add(b, a))).toBe(0)
      expect(compareRationals(product(a, add(b, c)), add(product(a, b), product(a, c)))).toBe(0)
      expect(compareRationals(subtract(add(a, b), b), a)).toBe(0)
      expect(Math.sign(compareRationals(a, b))).toBe(-Math.sign(compareRationals(b, a)))
      const back = quotient(product(a, b), b)
      expect(b.top === 0 ? back : back && compareRationals(back, a)).toBe(b.top === 0 ? undefined : 0)
    }),
  )
})

it('divides by nothing without a result', () => {
  expect(quotient(rationalOf(1), zero)).toBeUndefined()
})
