import { describe, expect, it } from 'vitest'
import { contentOf } from './lexicon.ts'
import { distance, Slips } from './slips.ts'
import { stemOf } from './stem.ts'

describe('stems', () => {
  it.each([
    ['camera', 'camere'],
    ['libero', 'libere'],
    ['banca', 'banche'],
    ['medico', 'medici'],
    ['fattura', 'fatture'],
    ['operaio', 'operai'],
    ['completato', 'completate'],
  ])('%s and %s are one', (a, b) => expect(stemOf(a)).toBe(stemOf(b)))
  it.each([
    ['fatto', 'fattura'],
    ['piano', 'pianta'],
    ['conferma', 'confermato'],
    ['via', 'vie'],
  ])('%s and %s are two', (a, b) => expect(stemOf(a)).not.toBe(stemOf(b)))
})

describe('slips', () => {
  const slips = new Slips()
  for (const word of ['appuntament', 'domani', 'fattur', 'quanti', 'lista', 'preventiv']) slips.add(word)
  it.each([
    ['appuntamnet', 'appuntament'],
    ['domnai', 'domani'],
    ['fatur', 'fattur'],
    ['qanti', 'quanti'],
    ['preventvi', 'preventiv'],
    ['llista', 'lista'],
  ])('%s is %s', (typed, meant) => expect(slips.near(typed)[0]?.word).toBe(meant))
  it.each(['domani', 'rom', 'omani', 'sabato', '1234', 'amanti'])('%s is no slip', (word) => expect(slips.near(word)).toEqual([]))
  it('counts a swap as one', () => {
    expect(distance('ab', 'ba', 2)).toBe(1)
    expect(distance('abc', 'cab', 2)).toBe(2)
    expect(distance('a', 'abcd', 2)).toBe(3)
  })
})

it('what joins a phrase counts for nothing, unless it is all there is', () => {
  expect(contentOf(['in', 'sala', 'd', 'attesa'])).toEqual(['sala', 'attesa'])
  expect(contentOf(['da', 'fare'])).toEqual(['da', 'fare'])
  expect(contentOf(['un', 'po'])).toEqual(['po'])
})
