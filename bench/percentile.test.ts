import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

it.each([
  [[5, 1, 9], 0.95, 9],
  [[2, 1], 0.5, 1],
  [[7], 0.95, 7],
  [Array.from({ length: 100 }, (_, i) => 100 - i), 0.95, 95],
])('of %j the %d percentile is %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected)
})
