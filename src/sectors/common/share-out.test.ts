import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOut } from './share-out.ts'

const share = fc
  .record({ least: fc.integer({ min: 0, max: 200 }), room: fc.integer({ min: 0, max: 500 }), wish: fc.integer({ min: 0, max: 900 }) })
  .map(({ least, room, wish }) => ({ least: least * 5, most: (least + room) * 5, wish }))

it('always comes to the total', () => {
  fc.assert(
    fc.property(fc.array(share, { minLength: 1, maxLength: 40 }), fc.integer({ min: 0, max: 100_000 }), (shares, total) => {
      expect(shareOut(total, 5, shares).reduce((sum, amount) => sum + amount, 0)).toBe(total)
    }),
  )
})

it('keeps everybody but the last within bounds, in whole steps', () => {
  fc.assert(
    fc.property(fc.array(share, { minLength: 2, maxLength: 40 }), fc.integer({ min: 0, max: 100_000 }), (shares, total) => {
      const amounts = shareOut(total, 5, shares).slice(0, -1)
      for (const [at, amount] of amounts.entries()) {
        expect(amount % 5).toBe(0)
        expect(amount).toBeGreaterThanOrEqual(shares[at]?.least ?? 0)
        expect(amount).toBeLessThanOrEqual(shares[at]?.most ?? 0)
      }
    }),
  )
})

it('gives what is wished when that is the total', () => {
  expect(
    shareOut(
      60,
      5,
      [10, 20, 30].map((wish) => ({ wish, least: 0, most: 100 })),
    ),
  ).toEqual([10, 20, 30])
})

it('shares nothing among nobody', () => {
  expect(shareOut(100, 5, [])).toEqual([])
})
