import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { atOnce, bitByBit, found, inOrder, through, type Unhurried } from './unhurried.ts'

const numbers = fc
  .integer({ min: 0, max: 4000 })
  .chain((length) => fc.array(fc.nat(50), { minLength: length, maxLength: length, size: 'max' }))
const ranked = (values: readonly number[]) => values.map((rank, id) => ({ rank, id }))

it('brings a list of any length into order, equal ones as they were', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const list = ranked(values)
      expect(atOnce(inOrder(list, (a, b) => a.rank - b.rank))).toEqual(list.toSorted((a, b) => a.rank - b.rank))
    }),
    { numRuns: 30 },
  )
})

it('leaves nothing out, whether it rests or not', async () => {
  const list = Array.from({ length: 3500 }, (_, at) => at)
  const even = (at: number) => (at % 2 === 0 ? at : undefined)
  const wanted = list.filter((at) => at % 2 === 0)
  expect(atOnce(found(list, even))).toEqual(wanted)
  expect(await bitByBit(found(list, even))).toEqual(wanted)
})

it('rests after every thousand, and never within', async () => {
  const rests = (work: Unhurried<unknown>) => [...work].length
  const some = (length: number) => through(Array.from({ length }), () => undefined)
  expect([0, 1, 1000, 1001, 3500].map((length) => rests(some(length)))).toEqual([0, 0, 0, 1, 3])
})

it('lets others have a turn meanwhile', async () => {
  const told: string[] = []
  const long = (name: string) => bitByBit(through(Array.from({ length: 5000 }), () => told.push(name)))
  await Promise.all([long('first'), long('second')])
  expect(told.indexOf('second')).toBe(1000)
  expect(told.lastIndexOf('first')).toBeGreaterThan(told.indexOf('second'))
})
