import { isDay } from '../italian/dates.ts'
import type { Condition, Period } from './condition.ts'

const yearOf = (day: string): number => Number(day.slice(0, 4))

/**
 * The day within a period on which a day comes round: the same day and month of a later year, of 29 February the 28th in a common year.
 * The first one where there are several; nothing where it does not come round within the period.
 */
export function roundIn(day: string, { from, until }: Period): string | undefined {
  for (let year = yearOf(from); year <= Math.min(yearOf(until), yearOf(from) + 2); year++) {
    const same = `${year}${day.slice(4)}`
    const on = isDay(same) ? same : `${year}-02-28`
    if (on >= from && on < until && year > yearOf(day)) return on
  }
  return undefined
}

/** Days of one year as months and days between which what comes round lies: both texts sort by their signs. */
interface Stretch {
  readonly year: number
  readonly from: string
  readonly until: string
}

const LAST = '13'
/** A period in two stretches, each within a year; between common years 29 February sorts with the 28th, before 1 March. */
export function stretchesOf({ from, until }: Period): readonly [Stretch, Stretch] {
  const years = yearOf(until) - yearOf(from)
  const first = { year: yearOf(from), from: from.slice(5), until: years === 0 ? until.slice(5) : LAST }
  return [first, { year: yearOf(until), from: years === 0 ? LAST : '01', until: years > 1 ? LAST : until.slice(5) }]
}

/** The period within which a condition asks for what comes round, and its field; of several the first. */
export function yearlyIn(where: readonly Condition[]): { readonly field: string; readonly period: Period } | undefined {
  for (const one of where) if ('field' in one && one.op === 'yearly') return { field: one.field, period: one.value as Period }
  return undefined
}
