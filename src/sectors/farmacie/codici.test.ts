import { expect, it } from 'vitest'
import { aic } from './codici.ts'

it.each([
  ['099900678', '099900678'],
  ['A099900678', '099900678'],
  ['2Z8R86', '099900678'],
  ['99900678', '099900678'],
  ['99900677', '99900677'],
  ['2Z8R87', '2Z8R87'],
  ['BRUFEN', 'BRUFEN'],
])('%s is read as %s', (read, code) => {
  expect(aic.reads(read)).toBe(code)
})

it('is right only with its check digit', () => {
  expect(aic.isRight('099900678')).toBe(true)
  expect(aic.isRight('099900677')).toBe(false)
})
