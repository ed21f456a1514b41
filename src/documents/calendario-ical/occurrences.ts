import { addDays, daysBetween, endOfMonth, isDay, startOfWeek, weekdayOf } from '../../kernel/italian/dates.ts'
import { nightsOf, type Evento } from './evento.ts'

/** Repeated closures are followed this far: nobody takes bookings beyond. */
const HORIZON_DAYS = 730
/** Days that are looked at for one event. Walking day by day ends whatever the rule says, where ical.js may not (kewisch/ical.js#1038). */
const MOST_DAYS = 20_000
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** What closures repeat by. `weekdays` say which of the month where they are ordinal: 1, 2, ... or -1 for the last. */
interface Rule {
  readonly freq: Frequency
  readonly interval: number
  readonly count: number
  readonly until: string
  readonly weekdays: readonly { readonly weekday: number; readonly ordinal: number }[]
  readonly monthDays: readonly number[]
  readonly months: readonly number[]
}

const ALWAYS = /^(?:FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)|INTERVAL=[1-9]\d{0,3}|COUNT=\d{1,9}|UNTIL=\d{8}(?:T\d{6}Z?)?|WKST=MO)$/
const PARTS: Readonly<Record<Frequency, RegExp>> = {
  DAILY: /^(?:BYMONTH=[\d,]+|BYDAY=[A-Z,]+)$/,
  WEEKLY: /^(?:BYDAY=[A-Z,]+|WKST=SU)$/,
  MONTHLY: /^(?:BYDAY=[A-Z\d,-]+|BYMONTHDAY=[\d,-]+)$/,
  YEARLY: /^(?:BYMONTH=[\d,]+|BYMONTHDAY=[\d,-]+)$/,
}
const isFrequency = (text: string | undefined): text is Frequency => text !== undefined && text in PARTS

/** A rule by days, weeks, months or years; undefined for the others, which no room is closed by. */
function readRule(text: string): Rule | undefined {
  const parts = text.toUpperCase().split(';').filter(Boolean)
  const values = new Map(parts.map((part) => [part.split('=')[0], part.split('=')[1] ?? '']))
  const freq = values.get('FREQ')
  if (!isFrequency(freq) || !parts.every((part) => ALWAYS.test(part) || PARTS[freq].test(part))) return undefined
  if (values.get('WKST') === 'SU' && values.has('INTERVAL')) return undefined
  if (values.has('BYDAY') && values.has('BYMONTHDAY')) return undefined
  const list = (name: string) => values.get(name)?.split(',') ?? []
  const until = values.get('UNTIL') ?? ''
  const weekdays = list('BYDAY').map((day) => ({ weekday: WEEKDAYS.indexOf(day.slice(-2)), ordinal: Number(day.slice(0, -2)) }))
  const isKnown = weekdays.every(({ weekday, ordinal }) => weekday >= 0 && ordinal >= -1 && ordinal <= 5)
  if (!isKnown) return undefined
  return {
    freq,
    interval: Number(values.get('INTERVAL') ?? 1),
    count: Number(values.get('COUNT') ?? Infinity),
    until: until ? `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` : '9999-12-31',
    weekdays,
    monthDays: list('BYMONTHDAY').map(Number),
    months: list('BYMONTH').map(Number),
  }
}

const dayOf = (day: string) => Number(day.slice(8))
const monthOf = (day: string) => Number(day.slice(5, 7))
const yearOf = (day: string) => Number(day.slice(0, 4))
const monthsBetween = (a: string, b: string) => (yearOf(b) - yearOf(a)) * 12 + monthOf(b) - monthOf(a)

function isWeekday(day: string, { weekdays }: Rule): boolean {
  return weekdays.some(({ weekday, ordinal }) => {
    if (weekday !== weekdayOf(day)) return false
    return ordinal === 0 || (ordinal === -1 ? addDays(day, 7) > endOfMonth(day) : Math.ceil(dayOf(day) / 7) === ordinal)
  })
}

const isMonthDay = (day: string, { monthDays }: Rule) =>
  monthDays.some((wanted) => (wanted > 0 ? wanted : dayOf(endOfMonth(day)) + 1 + wanted) === dayOf(day))

/** Whether an event that first happened on `first` happens again on that day (RFC 5545, 3.3.10). Days that a month lacks are left out. */
function happensOn(day: string, first: string, rule: Rule): boolean {
  const { freq, interval, weekdays, monthDays, months } = rule
  const everyOther = (passed: number) => passed % interval === 0
  const isMonth = months.length === 0 || months.includes(monthOf(day))
  switch (freq) {
    case 'DAILY':
      return everyOther(daysBetween(first, day)) && isMonth && (weekdays.length === 0 || isWeekday(day, rule))
    case 'WEEKLY': {
      const isDayOfWeek = weekdays.length > 0 ? isWeekday(day, rule) : weekdayOf(day) === weekdayOf(first)
      return isDayOfWeek && everyOther(daysBetween(startOfWeek(first), startOfWeek(day)) / 7)
    }
    case 'MONTHLY':
      if (!everyOther(monthsBetween(first, day))) return false
      if (weekdays.length > 0) return isWeekday(day, rule)
      return monthDays.length > 0 ? isMonthDay(day, rule) : dayOf(day) === dayOf(first)
    case 'YEARLY': {
      if (!everyOther(yearOf(day) - yearOf(first)) || !isMonth) return false
      if (months.length === 0 && monthOf(day) !== monthOf(first)) return false
      return monthDays.length > 0 ? isMonthDay(day, rule) : dayOf(day) === dayOf(first)
    }
  }
}

export interface Occurrences {
  /** On which the event begins, in order. */
  readonly days: readonly string[]
  /** There were more days to look at than anybody repeats a closure for. */
  readonly isCut: boolean
}

/** The occurrences of an event that end after `today`, up to two years ahead; undefined when its rule cannot be followed. */
export function occurrencesOf(evento: Evento, today: string): Occurrences | undefined {
  const { arrivo, rule: text = '', extraDays, exceptDays } = evento
  const last = addDays(today, HORIZON_DAYS)
  const earliest = addDays(today, 1 - nightsOf(evento))
  const days = new Set([arrivo, ...extraDays])
  let isCut = false
  if (text) {
    const rule = readRule(text)
    if (!rule || !isDay(rule.until)) return undefined
    const isCounted = rule.count < Infinity
    const end = rule.until < last ? rule.until : last
    let left = rule.count - 1
    let day = isCounted || earliest <= arrivo ? addDays(arrivo, 1) : earliest
    for (let steps = 0; day <= end && left > 0 && !isCut; steps++) {
      if (happensOn(day, arrivo, rule)) {
        days.add(day)
        left--
      }
      day = addDays(day, 1)
      isCut = steps >= MOST_DAYS
    }
  }
  const except = new Set(exceptDays)
  const wanted = [...days].filter((each) => each >= earliest && each <= last && !except.has(each))
  return { days: wanted.toSorted(), isCut }
}
