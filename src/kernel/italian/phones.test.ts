import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPhone, isPhone, normalizePhone } from './phones.ts'

it.each([
  ['3355551401', '335 555 1401'],
  ['335-555.1401', '335 555 1401'],
  ['+393355551401', '+39 335 555 1401'],
  ['0039 335 5551401', '+39 335 555 1401'],
  ['0458001234', '045 800 1234'],
  ['021234567', '02 123 4567'],
  ['0612345678', '06 123 456 78'],
  ['0444123456', '0444 123 456'],
  ['+390212345678', '+39 02 123 456 78'],
  ['800123456', '800 123 456'],
  ['+41441234567', '+41 441 234 567'],
  ['+12125550123', '+1 212 555 0123'],
  ['+3851234567', '+385 123 4567'],
  ['chiedere a Marco', 'chiedere a Marco'],
])('formatPhone(%j) is %j', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted)
})

it.each(['335 555 1401', '+39 (045) 800-1234', '112345', '045/8001234'])('%j can be dialled', (text) => {
  expect(isPhone(text)).toBe(true)
})

it.each(['', '12345', '1234567890123456', '335 CASA', '335+5551401', '３３５５５５１４０１'])('%j cannot', (text) => {
  expect(isPhone(text)).toBe(false)
})

it('formatting never changes the number', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 6, maxLength: 13 })
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+39', '+'), (number, prefix) => {
      expect(normalizePhone(formatPhone(prefix + number))).toBe(normalizePhone(prefix + number))
    }),
  )
})
