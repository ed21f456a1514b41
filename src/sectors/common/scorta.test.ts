import { expect, it } from 'vitest'
import { scorta } from './scorta.ts'

it.each([
  [3, 10, 'scorta_bassa'],
  [10, 10, 'ok'],
  [11, 10, 'ok'],
  [0, 0, 'ok'],
  [0, 0.5, 'scorta_bassa'],
] as const)('%d against %d is %s', (quantity, threshold, state) => {
  expect(scorta.of(quantity, threshold)).toBe(state)
})
