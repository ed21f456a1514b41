import { array, assert, date, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptOf } from './kept-copies.ts'

const at = (day: string, hour = '02:00') => `${day}T${hour}:00.000Z`
const daysBefore = (last: string, count: number) =>
  Array.from({ length: count }, (_, back) => at(new Date(Date.parse(`${last}T00:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10)))

describe('copies that are kept', () => {
  it('are those of seven days, four weeks and twelve months', () => {
    const kept = [...keptOf(daysBefore('2028-03-01', 500))].toSorted()
    expect(kept).toHaveLength(7 + 2 + 10)
    // Over a leap day: a month's last copy is that of its last day.
    expect(kept).toContain(at('2028-02-29'))
    expect(kept[0]).toBe(at('2027-04-30'))
  })

  it('is the newest of a day', () =>
    expect([...keptOf([at('2026-11-29', '02:00'), at('2026-11-29', '21:00')])]).toEqual([at('2026-11-29', '21:00')]))

  it('keeps the newest of all and never more than 23', () => {
    assert(
      property(
        array(date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }), { minLength: 1, maxLength: 300 }),
        (days) => {
          const moments = days.map((day) => day.toISOString())
          const kept = keptOf(moments)
          expect(kept.size).toBeLessThanOrEqual(23)
          expect(kept).toContain(moments.toSorted().at(-1))
        },
      ),
    )
  })

  it('stays the same when the rest has gone', () => {
    const kept = keptOf(daysBefore('2026-12-31', 400))
    expect(keptOf([...kept])).toEqual(kept)
  })
})
