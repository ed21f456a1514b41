import { addDays, daysBetween, formatMonth, isDay, monthOf } from '../../kernel/italian/dates.ts'
import { publicHolidays } from '../../kernel/italian/holidays.ts'

/** The days on screen. */
export interface Range {
  readonly start: string
  readonly days: number
}

export const LENGTHS = [
  { days: 14, label: '2 settimane' },
  { days: 31, label: '1 mese' },
  { days: 61, label: '2 mesi' },
  { days: 92, label: '3 mesi' },
] as const

const SHORTEST = LENGTHS[0].days

/** Who leaves today has slept here last night: one day back shows both. */
export const startNear = (day: string): string => addDays(day, -1)

/** What the address asks for (`dal`, `giorni`); two weeks around today where it asks for nothing or for nonsense. */
export function rangeFromAddress(dal: string | undefined, giorni: string | undefined, today: string): Range {
  const days = LENGTHS.find((length) => String(length.days) === giorni)?.days ?? SHORTEST
  return { start: dal !== undefined && isDay(dal) ? dal : startNear(today), days }
}

/** `giorni` of the address; nothing for the length that is shown without it. */
export const lengthText = (days: number): string | undefined => (days === SHORTEST ? undefined : String(days))

/** By how many days ‹ and › go: whole weeks, about half of what is on screen, so that the eye keeps its place. */
export const stepOf = ({ days }: Range): number => Math.floor(days / 14) * 7

export const daysOf = ({ start, days }: Range): readonly string[] => Array.from({ length: days }, (_, index) => addDays(start, index))

export const lastDay = ({ start, days }: Range): string => addDays(start, days - 1)

/** The place of a day among those on screen; negative or beyond `days` where it is not among them. */
export const columnOf = ({ start }: Range, day: string): number => daysBetween(start, day)

/** The months on screen, each with its days. */
export function monthsOf(range: Range): readonly { readonly label: string; readonly column: number; readonly days: number }[] {
  const days = daysOf(range)
  return [...Map.groupBy(days, monthOf)].map(([month, within]) => ({
    label: formatMonth(month),
    column: columnOf(range, within[0] ?? range.start),
    days: within.length,
  }))
}

/** The national holidays on screen, by day. */
export function holidaysOf({ start, days }: Range): ReadonlyMap<string, string> {
  const last = addDays(start, days)
  const years = [...new Set([start, last].map((day) => Number(day.slice(0, 4))))]
  return new Map(years.flatMap((year) => publicHolidays(year).map(({ day, name }) => [day, name] as const)))
}

/** So many days as a part of the width of all of them, for a style. (Container units would be cheaper to write, and make the browser restyle every lane that scrolls into view.) */
export const part = (days: number, range: Range): string => `${(days / range.days) * 100}%`
