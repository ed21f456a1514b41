import { expect, test } from 'vitest'
import { readTime, shiftTime } from './time-text.ts'

test.for([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['9:3', undefined],
  ['alle nove', undefined],
  ['', undefined],
] as const)('«%s» is %s', ([text, time]) => {
  expect(readTime(text)).toBe(time)
})

test.for([
  ['09:30', 15, '09:45'],
  ['09:35', 15, '09:45'],
  ['09:35', -15, '09:30'],
  ['23:50', 15, '00:00'],
  ['00:00', -15, '23:45'],
  ['', 15, '09:00'],
] as const)('from «%s» an arrow of %i minutes leads to %s', ([text, step, time]) => {
  expect(shiftTime(text, step)).toBe(time)
})
