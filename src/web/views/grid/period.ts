import { addMonths, endOfMonth, formatMonth, isDay, startOfMonth } from '../../../kernel/italian/dates.ts'
import { capital } from '../../../kernel/italian/capital.ts'

/** Whole months that are looked at. */
export interface Period {
  readonly first: string
  readonly last: string
}

const MONTHS = 2
const YEAR = ' 2026'.length

/** The month before and this one, unless the address says from when. */
export function periodFromAddress(dal: string | undefined, today: string): Period {
  const first = startOfMonth(dal !== undefined && isDay(dal) ? dal : addMonths(today, 1 - MONTHS))
  return { first, last: endOfMonth(addMonths(first, MONTHS - 1)) }
}

export const stepped = ({ first }: Period, direction: -1 | 1): string => addMonths(first, direction * MONTHS)

/** 'Ottobre – novembre 2026', with both years where they differ. */
export function periodText({ first, last }: Period): string {
  const [start, end] = [formatMonth(first), formatMonth(last)]
  return capital(`${first.slice(0, 4) === last.slice(0, 4) ? start.slice(0, -YEAR) : start} – ${end}`)
}

/** Every day of it. */
export const isIn = ({ first, last }: Period, day: string): boolean => day >= first && day <= last
