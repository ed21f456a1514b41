import { describe, expect, it } from 'vitest'
import { dayFromAddress, dayLabel, daysOfWeek, weekLabel } from './week-days.ts'

describe('daysOfWeek', () => {
  it('begins on Monday whatever day it is asked for', () => {
    expect(daysOfWeek('2026-11-21')).toEqual(daysOfWeek('2026-11-16'))
    expect(daysOfWeek('2026-11-22')[0]).toBe('2026-11-16')
  })

  it('keeps seven different days when clocks change', () => {
    expect(daysOfWeek('2026-03-29')).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-03-${day}`))
    expect(daysOfWeek('2026-10-25')).toEqual([19, 20, 21, 22, 23, 24, 25].map((day) => `2026-10-${day}`))
    expect(daysOfWeek('2026-10-26')[0]).toBe('2026-10-26')
  })

  it('passes through 29 February and the end of a year', () => {
    expect(daysOfWeek('2028-02-29')).toContain('2028-03-01')
    expect(daysOfWeek('2028-02-29')).toContain('2028-02-29')
    expect(daysOfWeek('2027-02-28').at(-1)).toBe('2027-02-28')
    expect(daysOfWeek('2027-01-01')[0]).toBe('2026-12-28')
  })
})

describe('weekLabel', () => {
  it('says month and year once, or twice where they differ', () => {
    expect(weekLabel('2026-11-21')).toBe('16 – 22 novembre 2026')
    expect(weekLabel('2026-11-30')).toBe('30 novembre – 6 dicembre 2026')
    expect(weekLabel('2027-01-01')).toBe('28 dicembre 2026 – 3 gennaio 2027')
  })
})

it('names a day without its year', () => {
  expect(dayLabel('2026-11-26')).toBe('giovedì 26 novembre')
})

it('takes today for an address without a day, or with one that does not exist', () => {
  expect(dayFromAddress('2026-11-16', '2026-11-21')).toBe('2026-11-16')
  expect(dayFromAddress(undefined, '2026-11-21')).toBe('2026-11-21')
  expect(dayFromAddress('2026-02-30', '2026-11-21')).toBe('2026-11-21')
  expect(dayFromAddress('<b>', '2026-11-21')).toBe('2026-11-21')
})
