import { expect, it } from 'vitest'
import { carriedInWords } from './demo-words.ts'

it('says how many changes of a demo did not come', () => {
  expect(carriedInWords(0)).toBe('I dati che hai provato nella demo sono qui.')
  expect(carriedInWords(1)).toBe('Una modifica della demo non è arrivata: le altre sono qui, con i dati di esempio.')
  expect(carriedInWords(3)).toBe('3 modifiche della demo non sono arrivate: le altre sono qui, con i dati di esempio.')
})
