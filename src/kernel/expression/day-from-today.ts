import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek } from '../italian/dates.ts'
import { isAnyOf, isOther, type Comparison, type Condition, type DayFromToday } from './condition.ts'

/** The day that is meant, on a given today. */
export function dayFromToday({ today: away, of, end, same }: DayFromToday, today: string): string {
  if (of === undefined) return addDays(today, away)
  if (of === 'week') return addDays(startOfWeek(today), 7 * away + (end ? 6 : 0))
  if (of === 'month') {
    if (same) return today === endOfMonth(today) ? endOfMonth(addMonths(startOfMonth(today), away)) : addMonths(today, away)
    const first = addMonths(startOfMonth(today), away)
    return end ? endOfMonth(first) : first
  }
  const year = Number(today.slice(0, 4)) + away
  return end ? `${year}-12-31` : `${year}-01-01`
}

/** The same for many records on one day: what is meant is worked out once a day. */
export function daily(meant: DayFromToday): (today: string) => string {
  let last: { readonly today: string; readonly day: string } | undefined
  return (today) => {
    if (last?.today !== today) last = { today, day: dayFromToday(meant, today) }
    return last.day
  }
}

/** The same conditions, in their order, with the days that they mean on a given today. */
export const dated = (conditions: readonly Condition[], today: string): readonly Condition[] =>
  conditions.map((condition) => {
    if (isAnyOf(condition)) return { any: condition.any.map((all) => dated(all, today)) }
    const { value } = condition
    return isOther(value) && 'today' in value ? { ...condition, value: dayFromToday(value, today) } : condition
  })

/** The same conditions with the days that they mean on a given today; nothing where they say more than fields against values. */
export function onDay(conditions: readonly Condition[], today: string): readonly Comparison[] | undefined {
  const fixed = dated(conditions, today)
  return fixed.every(isFixed) ? fixed : undefined
}

const isFixed = (condition: Condition): condition is Comparison => !isAnyOf(condition) && !isOther(condition.value)
