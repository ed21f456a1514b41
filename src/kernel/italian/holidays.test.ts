import { describe, expect, it } from 'vitest'
import { weekdayOf } from './dates.ts'
import { isHoliday, publicHolidays } from './holidays.ts'

describe('publicHolidays', () => {
  it('of 2026, in order', () => {
    expect(publicHolidays(2026).map(({ day }) => day.slice(5))).toEqual(
      '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'.split(' '),
    )
  })

  it('has San Francesco only from 2026 (L. 151/2025)', () => {
    expect([2025, 2026, 2027].map((year) => isHoliday(`${year}-10-04`))).toEqual([false, true, true])
  })

  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %s is %s', (year, day) => {
    expect(publicHolidays(year).find(({ name }) => name === 'Pasqua')?.day).toBe(day)
  })

  it('always puts Easter on a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year < 2200; year++) {
      const day = publicHolidays(year).find(({ name }) => name === 'Pasqua')?.day ?? ''
      expect(weekdayOf(day)).toBe(6)
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
    }
  })
})

it('an ordinary Sunday is no holiday', () => {
  expect(isHoliday('2026-11-22')).toBe(false)
  expect(isHoliday('2026-12-25')).toBe(true)
})
