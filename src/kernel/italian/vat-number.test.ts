import { expect, it } from 'vitest'
import { normalizeVatNumber, vatNumberProblem } from './vat-number.ts'

it.each([
  ['IT 00743110157', '00743110157'],
  ['de 811.907.980', 'DE811907980'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
])('normalizeVatNumber(%j) is %j', (text, kept) => {
  expect(normalizeVatNumber(text)).toBe(kept)
})

it.each([
  '00743110157',
  'DE811907980',
  'ATU12345678',
  'FR 83 404 833 048',
  'ESB58378431',
  'NL123456789B01',
  'IE6388047V',
  'SM12345',
  'CHE-123.456.789 IVA',
  'GB 123 4567 89',
  'US123456789',
  'AE100123456700003',
])('%s may be right', (text) => {
  expect(vatNumberProblem(text)).toBeUndefined()
})

it.each([
  ['00743110158', { is: 'sum' }],
  ['811907980', { is: 'length' }],
  ['IT123', { is: 'length' }],
  ['', { is: 'length' }],
  ['DE81190798', { is: 'form', country: 'DE', example: 'DE123456789' }],
  ['CH123456789', { is: 'form', country: 'CH', example: 'CHE123456789' }],
  [`US${'1'.repeat(29)}`, { is: 'form', country: 'US' }],
  ['USABCDEF', { is: 'form', country: 'US' }],
])('%s is wrong', (text, problem) => {
  expect(vatNumberProblem(text)).toEqual(problem)
})
