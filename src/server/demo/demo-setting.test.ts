import { expect, it } from 'vitest'
import { isDemoDoorOpen } from './demo-setting.ts'

it.each([
  [undefined, false],
  ['', false],
  ['memory', false],
  ['sqlite', true],
])('BOTTEGA_STORE=%s', (setting, isOpen) => expect(isDemoDoorOpen(setting)).toBe(isOpen))

it('says what may be written where something else stands', () => {
  expect(() => isDemoDoorOpen('postgres')).toThrow('scrivi sqlite')
})
