/**
 * Days. A day is the ISO text 'YYYY-MM-DD' and nothing else: it sorts, it travels in JSON, it has no time zone.
 * Arithmetic runs on UTC days, so the two nights when clocks change can never shift a date.
 */
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
const WEEKDAYS = 'lunedì martedì mercoledì giovedì venerdì sabato domenica'.split(' ')
const DAY_MS = 86_400_000
const EPOCH_WEEKDAY = 3 // 1 January 1970 was a Thursday

const dayNumber = (iso: string) => Math.floor(Date.parse(iso.slice(0, 10)) / DAY_MS)
const fromNumber = (n: number) => new Date(n * DAY_MS).toISOString().slice(0, 10)
const two = (n: number | string) => String(n).padStart(2, '0')

/** Whether the text is a day of the calendar: '2026-02-31' has the shape but does not exist. */
export function isDay(iso: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(dayNumber(iso)) && fromNumber(dayNumber(iso)) === iso
}

/** `n` days later, earlier if negative. Throws RangeError when `iso` is not a day. */
export function addDays(iso: string, n: number): string {
  return fromNumber(dayNumber(iso) + n)
}

/** The same day `n` months later, or the last of that month: 31 January plus one month is 28 or 29 February. */
export function addMonths(iso: string, n: number): string {
  const months = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1 + n
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((((months % 12) + 12) % 12) + 1)}-01`
  const last = endOfMonth(first)
  const day = first.slice(0, 8) + iso.slice(8, 10)
  return day < last ? day : last
}

/** Days from `a` to `b`: 1 when `b` is the morrow of `a`, negative when it comes before. */
export function daysBetween(a: string, b: string): number {
  return dayNumber(b) - dayNumber(a)
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(iso: string): number {
  return (((dayNumber(iso) + EPOCH_WEEKDAY) % 7) + 7) % 7
}

/** The Monday of its week. */
export function startOfWeek(iso: string): string {
  return addDays(iso, -weekdayOf(iso))
}

/** 'YYYY-MM'. */
export function monthOf(iso: string): string {
  return iso.slice(0, 7)
}

export function startOfMonth(iso: string): string {
  return `${monthOf(iso)}-01`
}

export function endOfMonth(iso: string): string {
  const [year = 0, month = 0] = iso.split('-').map(Number)
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return `${monthOf(iso)}-${month === 2 ? 28 + Number(leap) : 30 + ((month + (month >> 3)) & 1)}`
}

/** '21/11/2026'. */
export function formatDate(iso: string): string {
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`
}

/** '21/11'. */
export function formatDayMonth(iso: string): string {
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}`
}

/** 'novembre 2026', from a month or from any of its days. */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`
}

/** 'sabato 21 novembre 2026'. */
export function formatLongDate(iso: string): string {
  return `${WEEKDAYS[weekdayOf(iso)] ?? ''} ${Number(iso.slice(8, 10))} ${formatMonth(iso)}`
}

/** 'sabato'. */
export function formatWeekday(iso: string): string {
  return WEEKDAYS[weekdayOf(iso)] ?? ''
}

/** 'sab'. */
export function formatWeekdayShort(iso: string): string {
  return (WEEKDAYS[weekdayOf(iso)] ?? '').slice(0, 3)
}

let romeClock: Intl.DateTimeFormat | undefined
/** The minute that was asked for last: a server asks with every request. */
let lastSaid: { readonly minute: number; readonly text: string } | undefined

/** 'YYYY-MM-DD HH:MM' on the clocks of Rome, which are the business's clocks wherever the server stands. */
function inRome(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (lastSaid?.minute !== minute) lastSaid = { minute, text: sayInRome(now) }
  return lastSaid.text
}

function sayInRome(now: Date): string {
  romeClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(romeClock.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}`
}

/** The day it is in Italy. */
export function today(now: Date): string {
  return inRome(now).slice(0, 10)
}

/** 'HH:MM' in Italy. */
export function timeNow(now: Date): string {
  return inRome(now).slice(11)
}

const fold = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const WEEKDAY = `(${WEEKDAYS.map((name) => `${name.slice(0, 3)}(?:${fold(name).slice(3)})?`).join('|')})`
const NEXT_WEEKDAY = new RegExp(`^(?:prossim[oa] )?${WEEKDAY}(?: prossim[oa])?$`)
const LEADING_WEEKDAY = new RegExp(`^${WEEKDAY},? (?=\\d|primo)`)
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/
const WRITTEN = /^(\d{1,2})[°º]? ([a-z]{3,9})\.?(?: (\d{4}|\d{2}))?$/
const RELATIVE: Readonly<Record<string, number>> = { ieri: -1, oggi: 0, domani: 1, dopodomani: 2 }

/** A day and month without year is taken up to this many days ago, otherwise ahead: work looks forward. */
const LOOK_BACK_DAYS = 90
/** Two-digit years reach this far past the present one; the rest belong to the century before. */
const YEARS_AHEAD = 20

function withYear(day: string, month: number, year: string | undefined, now: string | undefined): string | undefined {
  const iso = (y: number) => `${String(y).padStart(4, '0')}-${two(month)}-${two(day)}`
  const existing = (date: string) => (isDay(date) ? date : undefined)
  if (year?.length === 4) return existing(iso(Number(year)))
  if (now === undefined) return undefined
  const thisYear = Number(now.slice(0, 4))
  if (year) {
    const latest = thisYear + YEARS_AHEAD
    return existing(iso(latest - ((((latest - Number(year)) % 100) + 100) % 100)))
  }
  const earliest = addDays(now, -LOOK_BACK_DAYS)
  return [thisYear - 1, thisYear, thisYear + 1].map(iso).find((date) => isDay(date) && date >= earliest)
}

/**
 * A day as people write or say it: '21/11/2026', '1/2/26', '21.11.2026', ISO, '21 novembre 2026', 'sabato 21 nov',
 * 'oggi', 'domani', or a weekday, which is the next one after `now`. `undefined` for days that do not exist, and for those
 * that only a day of today makes whole where none is given.
 */
export function parseDate(text: string, now?: string): string | undefined {
  const said = fold(text.trim().toLowerCase()).replace(/\s+/g, ' ')
  if (isDay(said)) return said
  const offset = RELATIVE[said]
  if (offset !== undefined) return now && addDays(now, offset)
  const weekday = NEXT_WEEKDAY.exec(said)?.[1]
  if (weekday) {
    if (now === undefined) return undefined
    const wanted = WEEKDAYS.findIndex((name) => name.startsWith(weekday.slice(0, 3)))
    return addDays(now, ((wanted - weekdayOf(now) + 6) % 7) + 1)
  }
  const date = said.replace(LEADING_WEEKDAY, '').replace(/^primo /, '1 ')
  const [, day, , month, year] = NUMERIC.exec(date) ?? []
  if (day && month) return withYear(day, Number(month), year, now)
  const [, dayOf, name, yearOf] = WRITTEN.exec(date) ?? []
  const index = name ? MONTHS.findIndex((full) => full.startsWith(name)) : -1
  return dayOf && index >= 0 ? withYear(dayOf, index + 1, yearOf, now) : undefined
}
