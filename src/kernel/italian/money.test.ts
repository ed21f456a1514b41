import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'

describe('formatMoney', () => {
  it.each([
    [125000, undefined, '1.250,00\u00a0€'],
    [1240000, 'short', '12.400\u00a0€'],
    [1240050, 'short', '12.400,50\u00a0€'],
    [1240000, 'full', '12.400,00\u00a0€'],
    [5, undefined, '0,05\u00a0€'],
    [-2000, undefined, '−20,00\u00a0€'],
    [-5, 'short', '−0,05\u00a0€'],
    [-0, undefined, '0,00\u00a0€'],
    [123456789, undefined, '1.234.567,89\u00a0€'],
  ] as const)('%s %s is %s', (cents, whole, text) => {
    expect(formatMoney(cents, whole ? { whole } : {})).toBe(text)
  })
})

describe('parseMoney', () => {
  it.each([
    ['€ 1.234,50', 123450],
    ['1.234,50 €', 123450],
    ['180 euro', 18000],
    ['180 Euro', 18000],
    ['1 euro', 100],
    ['12,4', 1240],
    ['EUR 5', 500],
    ['5EUR', 500],
    ['-20,00 €', -2000],
    ['−12,50 €', -1250],
    ['12,50-', -1250],
    ['12,50- €', -1250],
    ['12,50 €-', -1250],
    ['− € 12,50', -1250],
    ['–1.250,00', -125_000],
    ['- € 20', -2000],
    ['€ -20', -2000],
    ['1234.5', 123450],
    ['1.234', 123400],
    ['0,07', 7],
    ['-0', 0],
    ['80.10', 8010],
  ])('reads %j', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  it.each(['', '€', 'euro', '1,234', '1,2,3', '12 dollari', '5 europei', '10 $', '1e3', '9'.repeat(17), '€€ 5 x', 'euro5euro6'])(
    'refuses %j',
    (text) => {
      expect(parseMoney(text)).toBeUndefined()
    },
  )

  it('reads back what formatMoney writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.constantFrom('short', 'full'), (cents, whole) => {
        expect(parseMoney(formatMoney(cents, { whole }))).toBe(cents === 0 ? 0 : cents)
      }),
    )
  })
})
