import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstOf } from './first-of.ts'

interface Item {
  readonly rank: number
  readonly id: number
}
const compare = (a: Item, b: Item) => a.rank - b.rank || a.id - b.id
const items = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 300 }).map((ranks) => ranks.map((rank, id): Item => ({ rank, id })))

it('is the beginning of the sorted list', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 320 }), (list, count) => {
      expect(firstOf(list, count, compare)).toEqual(list.toSorted(compare).slice(0, count))
    }),
  )
})

it('is the same for long lists, those among them that repeat themselves', () => {
  const long = fc.tuple(fc.integer({ min: 8000, max: 20_000 }), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 400 }))
  fc.assert(
    fc.property(long, ([length, period, count]) => {
      // Every item that a sample meets says little of those beside it.
      const list = Array.from({ length }, (_, id): Item => ({ rank: id % period === 0 ? -id : (id * 7919) % 10_007, id }))
      expect(firstOf(list, count, compare)).toEqual(list.toSorted(compare).slice(0, count))
    }),
    { numRuns: 25 },
  )
})

it('leaves the list as it was', () => {
  const list = Array.from({ length: 100 }, (_, id): Item => ({ rank: -id, id }))
  const before = [...list]
  firstOf(list, 5, compare)
  expect(list).toEqual(before)
})

it('compares little more than once for each item when the page is short', () => {
  const list = Array.from({ length: 10_000 }, (_, id): Item => ({ rank: (id * 7919) % 10_007, id }))
  let comparisons = 0
  firstOf(list, 50, (a, b) => {
    comparisons++
    return compare(a, b)
  })
  expect(comparisons).toBeLessThan(20_000)
})
