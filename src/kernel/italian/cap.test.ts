import { expect, it } from 'vitest'
import { isCap } from './cap.ts'

it.each([
  ['37121', true],
  [' 00184 ', true],
  ['3712', false],
  ['371210', false],
  ['3712a', false],
  ['３７１２１', false],
  ['', false],
])('%j: %s', (text, right) => {
  expect(isCap(text)).toBe(right)
})
