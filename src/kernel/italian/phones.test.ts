import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { besidePhone, formatPhone, homePhone, isPhone, nationalPhone, normalizePhone } from './phones.ts'

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
  ['+41441234567', '+41 44 123 4567'],
  ['+12125550123', '+1 212 555 0123'],
  ['+3851234567', '+385 123 4567'],
  ['chiedere a Marco', 'chiedere a Marco'],
  ['(+39) 335 1234567', '+39 335 123 4567'],
  ['(0039) 335 1234567', '+39 335 123 4567'],
  ['(+49) 89 1234567', '+49 89 123 4567'],
  ['+49 (0)89 1234567', '+49 89 123 4567'],
  ['+39 (0)45 8001234', '+39 045 800 1234'],
  ['+43 (0)1 5123456', '+43 1 512 3456'],
  ['+41 (0) 44 123 45 67', '+41 44 123 4567'],
  ['+33 (0)1 42 68 53 00', '+33 1 426 853 00'],
  ['0044 (0)20 7946 0958', '+44 20 794 609 58'],
  ['+31 020 794 0958', '+31 20 794 0958'],
  ['+378 0549 882914', '+378 0549 882 914'],
  ['Tel. 045 8001234', '045 800 1234'],
  ['335 1234567 (Anna)', '335 1234567 (Anna)'],
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

it.each([
  ['(+39) 335 1234567', '3351234567'],
  ['+39 (0)45 8001234', '0458001234'],
  ['+49 (0)89 1234567', '+49891234567'],
  ['+490891234567', '+49891234567'],
])('%j and its plain form are one number', (text, national) => {
  expect(nationalPhone(text)).toBe(national)
})

it.each([
  ['335 1234567 (Anna)', '(Anna)'],
  ['335 1234567, ufficio', 'ufficio'],
  ['045 8001234 int. 3', 'int. 3'],
  ['335 1234567', undefined],
  ['chiedere a Marco', undefined],
])('besidePhone(%j) is %j', (text, beside) => {
  expect(besidePhone(text)).toBe(beside)
})

it('says how a number of another country is dialled there', () => {
  expect(homePhone('+49 89 1234567')).toBe('0891234567')
  expect(homePhone('+39 045 8001234')).toBeUndefined()
  expect(homePhone('045 8001234')).toBeUndefined()
})
