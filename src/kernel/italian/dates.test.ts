import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  formatDate,
  formatDayMonth,
  formatLongDate,
  formatMonth,
  formatWeekdayShort,
  isDay,
  monthOf,
  parseDate,
  startOfMonth,
  startOfWeek,
  timeNow,
  today,
  weekdayOf,
} from './dates.ts'

const TODAY = '2026-11-21'
const anyDay = fc.integer({ min: -25_000, max: 47_000 }).map((n) => addDays('1970-01-01', n))

describe('formatting', () => {
  it('writes the ways a date is read', () => {
    expect(formatDate(TODAY)).toBe('21/11/2026')
    expect(formatDayMonth(TODAY)).toBe('21/11')
    expect(formatLongDate(TODAY)).toBe('sabato 21 novembre 2026')
    expect(formatLongDate('2026-05-01')).toBe('venerdì 1 maggio 2026')
    expect(formatWeekdayShort(TODAY)).toBe('sab')
    expect(formatWeekdayShort('2026-11-16')).toBe('lun')
    expect(formatMonth('2026-11')).toBe('novembre 2026')
    expect(formatMonth('2026-01-31')).toBe('gennaio 2026')
  })
})

describe('parseDate', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/26', '2026-02-01'],
    ['1/2/46', '2046-02-01'],
    ['1/2/47', '1947-02-01'],
    ['1/2/99', '1999-02-01'],
    ['1/2/00', '2000-02-01'],
    ['5-3-2027', '2027-03-05'],
    ['5.3.2027', '2027-03-05'],
    ['2026-11-21', '2026-11-21'],
    [' 21  Novembre 2026 ', '2026-11-21'],
    ['1° maggio 2027', '2027-05-01'],
    ['primo maggio 2027', '2027-05-01'],
    ['sabato 21 novembre 2026', '2026-11-21'],
    ['lunedì, 23 nov. 2026', '2026-11-23'],
    ['21 nov', '2026-11-21'],
    ['20 ott', '2026-10-20'],
    ['3 gennaio', '2027-01-03'],
    ['29 feb', undefined],
    ['29/2', undefined],
    ['3/1', '2027-01-03'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['oggi', '2026-11-21'],
    ['Domani', '2026-11-22'],
    ['ieri', '2026-11-20'],
    ['dopodomani', '2026-11-23'],
    ['domenica', '2026-11-22'],
    ['sabato', '2026-11-28'],
    ['lunedi', '2026-11-23'],
    ['venerdì prossimo', '2026-11-27'],
    ['prossima domenica', '2026-11-22'],
    ['gio', '2026-11-26'],
    ['31/02/2026', undefined],
    ['29/02/1900', undefined],
    ['29/02/2025', undefined],
    ['0/1/2026', undefined],
    ['1/13/2026', undefined],
    ['1/2-2026', undefined],
    ['1/2/206', undefined],
    ['21 nevembre', undefined],
    ['lunario', undefined],
    ['2026-02-31', undefined],
    ['', undefined],
    ['１/２/2026', undefined],
  ])('reads %j as %s', (text, day) => {
    expect(parseDate(text, TODAY)).toBe(day)
  })

  it('takes the only 29 February in reach', () => {
    expect(parseDate('29 febbraio', '2027-12-01')).toBe('2028-02-29')
  })

  it('reads back every way of writing a day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        for (const text of [day, formatDate(day), formatLongDate(day), formatLongDate(day).toUpperCase()])
          expect(parseDate(text, TODAY)).toBe(day)
      }),
    )
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 2, '2027-01-30'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s plus %s months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it.each([
    ['2026-03-28', '2026-03-29', '2026-03-30'],
    ['2026-10-24', '2026-10-25', '2026-10-26'],
  ])('does not stumble where clocks change: %s, %s, %s', (before, change, after) => {
    expect([addDays(before, 1), addDays(change, 1), addDays(after, -2)]).toEqual([change, after, before])
    expect(daysBetween(before, after)).toBe(2)
  })

  it.each([
    ['2026-01-10', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
    ['2028-02-01', '2028-02-29'],
    ['2100-02-01', '2100-02-28'],
    ['2026-04-30', '2026-04-30'],
    ['2026-07-01', '2026-07-31'],
    ['2026-08-01', '2026-08-31'],
    ['2026-09-01', '2026-09-30'],
    ['2026-12-01', '2026-12-31'],
  ])('the month of %s ends on %s', (day, end) => {
    expect(endOfMonth(day)).toBe(end)
  })

  it('goes there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n)
        expect(addDays(addDays(day, n), -n)).toBe(day)
        expect(isDay(day)).toBe(true)
      }),
    )
  })

  it('keeps week and month together', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(startOfWeek(day))).toBe(0)
        expect(daysBetween(startOfWeek(day), day)).toBe(weekdayOf(day))
        expect(monthOf(addDays(endOfMonth(day), 1))).not.toBe(monthOf(day))
        expect(addDays(endOfMonth(day), 1)).toBe(addMonths(startOfMonth(day), 1))
      }),
    )
  })

  it.each(['2026-02-31', '2026-13-01', '2026-1-1', '21/11/2026', '2026-11-21T10:00', '', '0000-00-00'])('%j is not a day', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it('refuses to count from what is not a day', () => {
    expect(() => addDays('domani', 1)).toThrow(RangeError)
  })
})

describe('today and timeNow in Rome', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21', '23:59'],
    ['2026-11-21T23:00:00Z', '2026-11-22', '00:00'],
    ['2026-07-01T21:59:59Z', '2026-07-01', '23:59'],
    ['2026-07-01T22:00:00Z', '2026-07-02', '00:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25', '02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01', '00:30'],
  ])('%s is %s, %s', (instant, day, time) => {
    expect([today(new Date(instant)), timeNow(new Date(instant))]).toEqual([day, time])
  })
})
