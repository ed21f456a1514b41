import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

const passing = (admits: (at: number) => boolean, at: number, tries: number) =>
  Array.from({ length: tries }, () => admits(at)).filter(Boolean).length

it('lets a hurry pass, and then so many a second', () => {
  const pace = paceOf({ perSecond: 5, atOnce: 20 })
  const luca = (at: number) => pace.admits('luca', at)
  expect([passing(luca, 0, 30), passing(luca, 100, 3), passing(luca, 200, 3), passing(luca, 1200, 9)]).toEqual([20, 0, 1, 5])
  // After a rest it is as at the beginning, and no more than that.
  expect(passing(luca, 3_600_000, 30)).toBe(20)
})

it('counts each by himself, and forgets whoever was quiet longest', () => {
  const pace = paceOf({ perSecond: 1, atOnce: 2, capacity: 2 })
  const tries = (key: string) => passing((at) => pace.admits(key, at), 0, 3)
  expect([tries('luca'), tries('anna'), tries('anna'), tries('luca')]).toEqual([2, 2, 0, 0])
  expect([tries('ugo'), tries('anna')]).toEqual([2, 2])
})

it('is not led astray by a clock that goes back', () => {
  const pace = paceOf({ perSecond: 1, atOnce: 1 })
  expect([pace.admits('luca', 10_000), pace.admits('luca', 5000), pace.admits('luca', 6000)]).toEqual([true, false, true])
})
