import { addMonths, endOfMonth, formatMonth, monthOf } from './dates.ts'

/** '2026-T4'. */
export type Quarter = `${number}-T${1 | 2 | 3 | 4}`

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto'] as const

/** The quarter of a day: 2026-11-21 is in '2026-T4'. */
export function quarterOf(day: string): Quarter {
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3) as 1 | 2 | 3 | 4
  return `${Number(day.slice(0, 4))}-T${quarter}`
}

/** 'ottobre 2026', 'quarto trimestre 2026', '2026'. */
export function formatPeriod(period: string): string {
  const [year = '', part] = period.split('-')
  if (part === undefined) return year
  return part.startsWith('T') ? `${ORDINALS[Number(part.slice(1)) - 1] ?? part} trimestre ${year}` : formatMonth(period)
}

/** First and last day of a month, a quarter or a year. */
export function boundsOf(period: string): { readonly dal: string; readonly al: string } {
  const [year = '', part] = period.split('-')
  const january = `${year.padStart(4, '0')}-01-01`
  if (part === undefined) return { dal: january, al: `${january.slice(0, 4)}-12-31` }
  const isQuarter = part.startsWith('T')
  const dal = addMonths(january, isQuarter ? (Number(part.slice(1)) - 1) * 3 : Number(part) - 1)
  return { dal, al: endOfMonth(isQuarter ? addMonths(dal, 2) : dal) }
}

/** The month, quarter or year of a day, as it stands in an address: '2026-11', '2026-T4', '2026'. */
export const periodOf = (every: 'month' | 'quarter' | 'year', day: string): string =>
  every === 'month' ? monthOf(day) : every === 'quarter' ? quarterOf(day) : day.slice(0, 4)

/** The period of a day and those before, the latest first. */
export function lastPeriods(every: 'month' | 'quarter' | 'year', day: string, count: number): readonly string[] {
  const months = { month: 1, quarter: 3, year: 12 }[every]
  return Array.from({ length: count }, (_, n) => periodOf(every, addMonths(`${monthOf(day)}-01`, -months * n)))
}
