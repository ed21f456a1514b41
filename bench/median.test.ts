import { expect, it } from 'vitest'
import { median } from './median.ts'

it.each([
  [[5, 1, 9], 5],
  [[2, 1], 1],
  [[7], 7],
  [[100, 99, 9, 98, 97], 98],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})
