import { isDay } from './dates.ts'
import { parseMoney } from './money.ts'

/**
 * Amounts and days in a text, each as one sign that is only ever found whole: «1.250,50 €» is '=125050', «21/11/2026» is
 * '@2026-11-21', and its day and its month alone are '@11-21' and '@2026-11'. Cut into words they would be found by half of
 * what people type.
 */
export interface Figures {
  /** The text without them. */
  readonly rest: string
  readonly signs: readonly string[]
}

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']
const MONTH = `(${MONTHS.join('|')})(?:naio|braio|zo|ile|gio|gno|lio|osto|tembre|obre|embre)?`
/** Nothing of a longer number, code or word stands before or behind. */
const before = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,/-])`
const after = String.raw`(?![\p{L}\p{N}]|[.,/-]\p{N})`
const whole = (pattern: string) => new RegExp(before + pattern + after, 'giu')

const DAY = String.raw`(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})`
const EUROS = String.raw`(?:\d{1,3}(?:\.\d{3}){1,4}|\d{1,12})`
const EURO = '(?:€|euro)'
const AMOUNT = String.raw`(?:${EUROS},\d{1,2}(?:\s?${EURO})?|${EUROS}\s?${EURO})`
const WRITTEN_DAY = whole(DAY)
const WRITTEN_AMOUNT = whole(AMOUNT)
const ISO_DAY = whole(String.raw`(\d{4})-(\d{2})-(\d{2})`)
const LONG_DAY = whole(String.raw`(\d{1,2})\s+${MONTH}(?:\s+(\d{4}))?`)
const LONG_MONTH = whole(String.raw`${MONTH}\s+(\d{4})`)
const SHORT_DAY = whole(String.raw`(\d{1,2})[/.-](\d{1,2})`)
const SHORT_MONTH = whole(String.raw`(\d{1,2})[/.-](\d{4})`)
const BARE_AMOUNT = whole(String.raw`(?:\d{1,3}(?:\.\d{3})+|\d{1,9})`)

const two = (number: string | number) => String(number).padStart(2, '0')
const amountSign = (text: string): string[] => {
  const cents = parseMoney(text.replace(/\s+/g, ' '))
  return cents === undefined ? [] : [`=${cents}`]
}
const daySign = (year: string | undefined, month: string | number, day: string): string[] => {
  const long = year === undefined ? '2000' : year.length === 2 ? `20${year}` : year
  const iso = `${long}-${two(month)}-${two(day)}`
  return isDay(iso) ? [year === undefined ? `@${iso.slice(5)}` : `@${iso}`] : []
}
const monthSign = (year: string, month: string | number): string[] =>
  Number(month) >= 1 && Number(month) <= 12 ? [`@${year}-${two(month)}`] : []
const monthOf = (name: string) => MONTHS.indexOf(name.toLowerCase()) + 1

/** Takes what a pattern finds out of a text, where it means something. */
function take(found: { rest: string; signs: string[] }, pattern: RegExp, read: (...groups: readonly string[]) => readonly string[]): void {
  found.rest = found.rest.replace(pattern, (match: string, ...groups: unknown[]) => {
    const signs = read(match, ...(groups as string[]))
    found.signs.push(...signs)
    return signs.length > 0 ? ' ' : match
  })
}

const MAY_HOLD = /\d[,/.-]\d|€|euro/i

/** The figures of a record's words: days and amounts as the fields write them. */
export function figuresOf(text: string): Figures {
  const found = { rest: text, signs: [] as string[] }
  if (!MAY_HOLD.test(text)) return found
  take(found, WRITTEN_DAY, (_, day = '', _sign, month = '', year = '') => {
    const [sign] = daySign(year, month, day)
    return sign ? [sign, `@${sign.slice(6)}`, sign.slice(0, 8)] : []
  })
  take(found, WRITTEN_AMOUNT, amountSign)
  return found
}

/**
 * The figures that somebody who searches may mean, days and amounts written short too. A number without a comma beside them may be an
 * amount or a word («Peugeot 208, 26/06/2026»): it is read as either.
 */
export function figuresSought(text: string): readonly Figures[] {
  const found = { rest: text, signs: [] as string[] }
  take(found, WRITTEN_DAY, (_, day = '', _sign, month = '', year = '') => daySign(year, month, day))
  take(found, ISO_DAY, (_, year = '', month = '', day = '') => daySign(year, month, day))
  take(found, LONG_DAY, (_, day = '', name = '', year) => daySign(year, monthOf(name), day))
  take(found, LONG_MONTH, (_, name = '', year = '') => monthSign(year, monthOf(name)))
  take(found, SHORT_MONTH, (_, month = '', year = '') => monthSign(year, month))
  take(found, SHORT_DAY, (_, day = '', month = '') => daySign(undefined, month, day))
  take(found, WRITTEN_AMOUNT, amountSign)
  const sure = { rest: found.rest, signs: [...found.signs] }
  take(found, BARE_AMOUNT, amountSign)
  const isSame = found.signs.length === sure.signs.length
  return [found, ...(isSame ? [] : [sure])].filter(({ signs }) => signs.length > 0)
}
