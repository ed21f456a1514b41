import { expect, it } from 'vitest'
import { readYesNo, writeYesNo } from './yes-no.ts'

it('asks for yes, and for whatever is not yes', () => {
  expect(readYesNo('si', 'gancio')).toEqual([{ field: 'gancio', op: 'eq', value: true }])
  expect(readYesNo('no', 'gancio')).toEqual([{ field: 'gancio', op: 'ne', value: true }])
  expect(readYesNo('forse', 'gancio')).toBeUndefined()
})

it('writes what it reads, and nothing else', () => {
  for (const text of ['si', 'no']) expect(writeYesNo(readYesNo(text, 'gancio') ?? [])).toBe(text)
  expect(writeYesNo([{ field: 'gancio', op: 'eq', value: false }])).toBeUndefined()
  expect(writeYesNo([{ field: 'gancio', op: 'empty' }])).toBeUndefined()
})
