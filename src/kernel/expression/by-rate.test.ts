import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byRate, rateOf, spread } from './by-rate.ts'
import { rationalOf } from './rational.ts'

const cents = (...lines: readonly (readonly [string, number])[]) => lines.map(([vat, amount]) => [vat, rationalOf(amount)] as const)
const figures = (...given: Parameters<typeof byRate>) =>
  byRate(...given).map(({ vat, less, taxable, tax, total }) => [vat, less, taxable, tax, total])

const lines = array(
  record({ vat: constantFrom('22', '10', '5', '4', 'N4', 'N2.1'), amount: integer({ min: -1_000_000, max: 1_000_000 }) }),
  { maxLength: 12 },
)
const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

describe('what lines come to by rate', () => {
  it('rounds the tax once for each rate, not line by line', () => {
    // Three times 0,02 € at 22 %: line by line nothing, together 0,0132 €.
    expect(figures(cents(['22', 2], ['22', 2], ['22', 2]))).toEqual([['22', 0, 6, 1, 7]])
    expect(figures(cents(['10', 5], ['4', 12], ['N4', 100]))).toEqual([
      ['10', 0, 5, 1, 6],
      ['4', 0, 12, 0, 12],
      ['N4', 0, 100, 0, 100],
    ])
  })

  it('rounds half a cent away from nothing, below it too', () => {
    expect(figures(cents(['10', 5]))).toEqual([['10', 0, 5, 1, 6]])
    expect(figures(cents(['10', -5]))).toEqual([['10', 0, -5, -1, -6]])
    expect(figures([['22', { top: 1005, bottom: 10 }]])).toEqual([['22', 0, 101, 22, 123]])
  })

  it('takes the tax out of what includes it', () => {
    expect(figures(cents(['22', 12_200], ['10', 100], ['N4', 50]), { gross: true })).toEqual([
      ['22', 0, 10_000, 2200, 12_200],
      ['10', 0, 91, 9, 100],
      ['N4', 0, 50, 0, 50],
    ])
  })

  it('spreads a discount over the rates, the cent that is left by the largest remainder', () => {
    expect(figures(cents(['22', 200], ['4', 100]), { less: 100 })).toEqual([
      ['22', 67, 133, 29, 162],
      ['4', 33, 67, 3, 70],
    ])
    expect(spread(100, [100, 100, 100])).toEqual([34, 33, 33])
    expect(spread(100, [-1055, 5])).toEqual([100, 0])
    expect(spread(5, [100, -100])).toEqual([0, 0])
    expect(spread(5, [])).toEqual([])
  })

  it('knows a rate from a nature', () => {
    expect(['22', '4', 'N4', 'N2.1', ''].map(rateOf)).toEqual([22, 4, 0, 0, 0])
  })

  it('gives rates that add up to the whole, whatever the lines', () => {
    assert(
      property(lines, integer({ min: -50_000, max: 50_000 }), boolean(), (some, less, gross) => {
        const found = byRate(cents(...some.map(({ vat, amount }) => [vat, amount] as const)), { gross, less })
        const whole = add(some.map(({ amount }) => amount))
        const off = whole === 0 ? 0 : less
        expect(add(found.map((one) => one.less))).toBe(off)
        expect(add(found.map((one) => (gross ? one.total : one.taxable)))).toBe(whole - off)
        for (const { taxable, tax, total, rate } of found) {
          expect(taxable + tax).toBe(total)
          expect(Math.abs(tax - (taxable * rate) / 100)).toBeLessThanOrEqual(gross ? 0.62 : 0.5)
        }
      }),
    )
  })

  it('spreads each part to within a cent of its share', () => {
    assert(
      property(
        integer({ min: 0, max: 1_000_000 }),
        array(integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 9 }),
        (amount, among) => {
          const parts = spread(amount, among)
          expect(add(parts)).toBe(amount)
          for (const [at, part] of parts.entries()) expect(Math.abs(part - (amount * (among[at] ?? 0)) / add(among))).toBeLessThan(1)
        },
      ),
    )
  })
})
