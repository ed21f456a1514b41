import { formatDate, isDay } from '../italian/dates.ts'
import { enumerate } from '../italian/enumeration.ts'

/** Every so many weeks, on these days, until a day. */
export interface Repeat {
  /** 1 is every week, 2 every other one. */
  readonly every: number
  /** The days of the week, in order: 0 is Monday, 6 is Sunday. */
  readonly on: readonly number[]
  /** The last day on which it may fall. */
  readonly until: string
  /** Whether national holidays are left out. */
  readonly skipsHolidays: boolean
  /** What all records of one series have in common; '' while nothing is made of it. */
  readonly series: string
}

export const MOST_WEEKS = 12

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** 0 is Monday. */
export const NAMES_OF_DAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']

/** As a record keeps it: the words of a calendar's `RRULE` (RFC 5545, 3.3.10) and two of ours, in a fixed order. */
export function writeRepeat({ every, on, until, skipsHolidays, series }: Repeat): string {
  const days = [...new Set(on)].toSorted((a, b) => a - b).map((day) => DAYS[day])
  const parts = [`FREQ=WEEKLY;INTERVAL=${every};BYDAY=${days.join(',')};UNTIL=${until.replaceAll('-', '')}`]
  if (skipsHolidays) parts.push('HOLIDAYS=SKIP')
  if (series) parts.push(`SERIES=${series}`)
  return parts.join(';')
}

const SHAPE =
  /^FREQ=WEEKLY;INTERVAL=(\d{1,2});BYDAY=([A-Z]{2}(?:,[A-Z]{2})*);UNTIL=(\d{4})(\d{2})(\d{2})(;HOLIDAYS=SKIP)?(?:;SERIES=([a-z0-9_]{1,60}))?$/

/** Reads what `writeRepeat` writes; undefined for anything else. */
export function readRepeat(text: string): Repeat | undefined {
  const found = SHAPE.exec(text)
  if (!found) return undefined
  const [, every, days = '', year, month, day, skips, series = ''] = found
  const on = days.split(',').map((name) => DAYS.indexOf(name))
  const repeat: Repeat = { every: Number(every), on, until: `${year}-${month}-${day}`, skipsHolidays: skips !== undefined, series }
  const isSound = repeat.every >= 1 && repeat.every <= MOST_WEEKS && isDay(repeat.until) && !on.includes(-1)
  return isSound && writeRepeat(repeat) === text ? repeat : undefined
}

/** «Ogni lunedì e giovedì fino al 20/12/2026, non nei festivi»; «Ogni 2 settimane di martedì fino al …». */
export function sayRepeat({ every, on, until, skipsHolidays }: Repeat): string {
  const days = enumerate(on.map((day) => NAMES_OF_DAYS[day] ?? ''))
  const when = every === 1 ? (on.length === 7 ? 'Ogni giorno' : `Ogni ${days}`) : `Ogni ${every} settimane di ${days}`
  return `${when} fino al ${formatDate(until)}${skipsHolidays ? ', non nei festivi' : ''}`
}
