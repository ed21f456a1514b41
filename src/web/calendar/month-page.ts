import { addDays, endOfMonth, startOfMonth, startOfWeek } from '../../kernel/italian/dates.ts'

/** The first and the last day on a month's page, which shows whole weeks. */
export function monthPage(month: string): { readonly first: string; readonly last: string } {
  const day = `${month}-01`
  return { first: startOfWeek(startOfMonth(day)), last: addDays(startOfWeek(endOfMonth(day)), 6) }
}
