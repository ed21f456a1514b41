import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek } from '../italian/dates.ts'
import type { DayFromToday } from './condition.ts'

/** The day that is meant, on a given today. */
export function dayFromToday({ today: away, of, end }: DayFromToday, today: string): string {
  if (of === undefined) return addDays(today, away)
  if (of === 'week') return addDays(startOfWeek(today), 7 * away + (end ? 6 : 0))
  if (of === 'month') {
    const first = addMonths(startOfMonth(today), away)
    return end ? endOfMonth(first) : first
  }
  const year = Number(today.slice(0, 4)) + away
  return end ? `${year}-12-31` : `${year}-01-01`
}
