import { expect, it } from 'vitest'
import { betweenLetters } from './between-letters.ts'

it.each([
  ['— Anna Ferri, ', 'Anna Ferri'],
  ['D’Angelò', 'D’Angelò'],
  ['«È»', 'È'],
  ['12/34', ''],
  ['', ''],
])('%j is %j', (text, letters) => {
  expect(betweenLetters(text)).toBe(letters)
})
