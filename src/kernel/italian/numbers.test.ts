import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, parseNumber } from './numbers.ts'

describe('formatNumber', () => {
  it.each([
    [1234.5, undefined, '1.234,5'],
    [1234.5, { minDecimals: 2 }, '1.234,50'],
    [1234.567, { decimals: 1 }, '1.234,6'],
    [0, undefined, '0'],
    [-0, undefined, '0'],
    [-0.001, { decimals: 2 }, '0'],
    [-1000, undefined, '−1.000'],
    [1234567, { decimals: 0 }, '1.234.567'],
    [2, { decimals: 1, minDecimals: 2 }, '2,00'],
  ])('%s with %o is %s', (value, options, text) => {
    expect(formatNumber(value, options)).toBe(text)
  })
})

describe('parseNumber', () => {
  it.each([
    ['1.234,50', 1234.5],
    ['1234,5', 1234.5],
    ['-3', -3],
    ['−3,5', -3.5],
    ['3,5-', -3.5],
    ['- 3', -3],
    ['+2', 2],
    [' 12 ', 12],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u00a0567', 1234567],
    ['1234.5', 1234.5],
    ['0.5', 0.5],
    ['1.2345', 1.2345],
    ['1.234', 1234],
    ['12.345.678', 12345678],
    ['-0', 0],
    ['007', 7],
  ])('reads %j', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    '1,2,3',
    '1e5',
    'dieci',
    '12 a',
    '１２',
    '1.23.4',
    '1.234 567',
    '1234.567',
    '0.125',
    '12.34,5',
    ',5',
    '5,',
    '--1',
    '1-2',
    '1 23',
    '٣',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeUndefined()
  })

  it('reads back what formatNumber writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(3), (integer, decimals) => {
        const value = integer / 10 ** decimals
        expect(parseNumber(formatNumber(value))).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})
