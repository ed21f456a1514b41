import { addMonths, monthOf, startOfMonth } from '../italian/dates.ts'

/** So many months, this one the last, or months that everybody calls by a name. */
export type SomeMonths = number | 'last month' | 'this year' | 'last year'
/** Over which time a figure goes. */
export type Period = SomeMonths | 'all'

/** From one month to another, counted from this one: from -11 to 0 is a year. */
export interface Months {
  readonly first: number
  readonly last: number
}

/** Where a chart does not say another. */
export const USUAL_PERIOD = 12

export function monthsOf(period: SomeMonths, today: string): Months {
  if (typeof period === 'number') return { first: 1 - period, last: 0 }
  if (period === 'last month') return { first: -1, last: -1 }
  const january = 1 - Number(today.slice(5, 7))
  return period === 'this year' ? { first: january, last: 0 } : { first: january - 12, last: january - 1 }
}

/** '2026-07', so many months from today. */
export const monthAt = (away: number, today: string): string => monthOf(addMonths(startOfMonth(today), away))

/** '2025-12' to '2026-11'. */
export const monthKeys = ({ first, last }: Months, today: string): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => monthAt(first + at, today))
