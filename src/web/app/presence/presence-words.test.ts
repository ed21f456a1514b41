import { expect, it } from 'vitest'
import { presenceWords } from './presence-words.ts'

it('calls whoever is at work by the first name, and by the whole one where two have it', () => {
  expect(presenceWords(['Marta Greco'])).toBe('Marta sta modificando')
  expect(presenceWords(['Marta Greco', 'Paolo Sala'])).toBe('Marta e Paolo stanno modificando')
  expect(presenceWords(['Marta Greco', 'Ivo', 'Marta Riva'])).toBe('Marta Greco, Ivo e Marta Riva stanno modificando')
})
