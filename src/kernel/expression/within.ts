import { gte, lte } from './comparisons.ts'
import { monthEnd, monthStart, weekEnd, weekStart } from './expression.ts'

/** That a day lies in this week, Monday to Sunday, or in the one so many weeks away. */
export const withinWeek = <const F extends string>(field: F, weeks = 0) =>
  [gte(field, weekStart(weeks)), lte(field, weekEnd(weeks))] as const

/** That a day lies in this calendar month, or in the one so many months away. */
export const withinMonth = <const F extends string>(field: F, months = 0) =>
  [gte(field, monthStart(months)), lte(field, monthEnd(months))] as const
