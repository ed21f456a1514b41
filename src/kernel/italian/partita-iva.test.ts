import { expect, it } from 'vitest'
import { isPartitaIva, normalizePartitaIva } from './partita-iva.ts'

it.each(['00743110157', '12345678903', '00265910661', '10356220011', 'IT00743110157', 'it 0074 3110 157'])('%s is right', (text) => {
  expect(isPartitaIva(text)).toBe(true)
})

it.each([
  '01234567890',
  '12345678901',
  '01201200121',
  '00743110158',
  '00000000000',
  '',
  '0074311015',
  '007431101570',
  'IT',
  '00743l10157',
  'FR00743110157',
])('%s is wrong', (text) => {
  expect(isPartitaIva(text)).toBe(false)
})

it('keeps only the digits of the European form', () => {
  expect(normalizePartitaIva(' IT 007 4311 0157 ')).toBe('00743110157')
})
