import { expect, test } from 'vitest'
import { withoutEcho } from './overhear.ts'

const own = new Set(['hai', 'tre', 'interventi', 'oggi', 'il', 'primo', 'da', 'lombardi'])

test.each([
  ['Hai tre interventi oggi', undefined],
  ['hai tre interventi oggi il primo da Lombarda', undefined],
  ['aspetta', undefined],
  ['no aspetta', 'no aspetta'],
  ['hai tre interventi no quanti domani', 'no quanti domani'],
  ['interventi di domani mattina', 'interventi di domani mattina'],
  ['', undefined],
])('of «%s» somebody said: %s', (transcript, said) => {
  expect(withoutEcho(transcript, own)).toBe(said)
})
