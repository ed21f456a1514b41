import { addDays, formatLongDate, formatMonth, isDay, startOfWeek } from '../../kernel/italian/dates.ts'

const YEAR = ' 2026'.length

/** The seven days of the week in which a day falls, Monday first. */
export const daysOfWeek = (day: string): readonly string[] => {
  const monday = startOfWeek(day)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** So many days from the first. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** The day that an address asks for; today where it asks for none or for nonsense. */
export const dayFromAddress = (text: string | undefined, today: string): string => (text !== undefined && isDay(text) ? text : today)

/** 'giovedì 26 novembre'. */
export const dayLabel = (iso: string): string => formatLongDate(iso).slice(0, -YEAR)

const monthName = (iso: string) => formatMonth(iso).slice(0, -YEAR)

/** '16 – 22 novembre 2026', with the month and the year said twice only where they differ. */
export function weekLabel(day: string): string {
  const days = daysOfWeek(day)
  return periodLabel(days[0] ?? day, days[6] ?? day)
}

/** The same for any first and last day. */
export function periodLabel(first: string, last: string): string {
  const end = `${Number(last.slice(8))} ${formatMonth(last)}`
  const start = String(Number(first.slice(8)))
  if (first.slice(0, 7) === last.slice(0, 7)) return `${start} – ${end}`
  if (first.slice(0, 4) === last.slice(0, 4)) return `${start} ${monthName(first)} – ${end}`
  return `${start} ${formatMonth(first)} – ${end}`
}
