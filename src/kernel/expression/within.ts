import { monthEnd, monthStart, weekEnd, weekStart } from './expression.ts'

/** That a day lies in this week, Monday to Sunday, or in the one so many weeks away. */
export const withinWeek = <const F extends string>(field: F, weeks = 0) =>
  [
    { field, op: 'gte', value: weekStart(weeks) },
    { field, op: 'lte', value: weekEnd(weeks) },
  ] as const

/** That a day lies in this calendar month, or in the one so many months away. */
export const withinMonth = <const F extends string>(field: F, months = 0) =>
  [
    { field, op: 'gte', value: monthStart(months) },
    { field, op: 'lte', value: monthEnd(months) },
  ] as const
