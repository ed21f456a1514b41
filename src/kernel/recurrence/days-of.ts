import { addDays, daysBetween, startOfWeek, weekdayOf } from '../italian/dates.ts'
import { isHoliday } from '../italian/holidays.ts'
import type { Repeat } from './repeat.ts'

/** As many records are made of one repetition at the most: a year of every day and some. */
export const MOST_TIMES = 400

export interface Days {
  /** In order; the first day is always one of them. */
  readonly days: readonly string[]
  /** Holidays that would have been among them. */
  readonly skipped: readonly string[]
  /** Whether the repetition goes on beyond `MOST_TIMES`. */
  readonly isCut: boolean
}

/**
 * The days of a repetition that begins on `first`. The day that somebody has chosen stands even where it is a holiday or another day of
 * the week; weeks are counted from its own.
 */
export function daysOf({ every, on, until, skipsHolidays }: Repeat, first: string): Days {
  const days = [first]
  const skipped: string[] = []
  const monday = startOfWeek(first)
  for (let day = addDays(first, 1); day <= until; day = addDays(day, 1)) {
    const isItsWeek = Math.floor(daysBetween(monday, day) / 7) % every === 0
    if (!isItsWeek || !on.includes(weekdayOf(day))) continue
    if (skipsHolidays && isHoliday(day)) skipped.push(day)
    else if (days.length === MOST_TIMES) return { days, skipped, isCut: true }
    else days.push(day)
  }
  return { days, skipped, isCut: false }
}
