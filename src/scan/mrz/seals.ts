import { checkDigit } from './check-digit.ts'
import { cut, type MrzLayout, type Stretch } from './mrz-layout.ts'

export type SealedField = 'number' | 'birth' | 'expiry' | 'optional'

/** A field with a check digit of its own: where its characters and its digit stand, and when they agree. */
export interface Seal {
  readonly field: SealedField
  /** The characters in order, the check digit last. */
  readonly places: readonly Stretch[]
  holds(text: string): boolean
}

/** Days may be unknown in whole parts: '<<' for the year, the month or the day (ICAO Doc 9303-3, § 4.8). */
const DATE = /^(?:\d\d|<<)(?:0[1-9]|1[0-2]|<<)(?:0[1-9]|[12]\d|3[01]|<<)$/
const NUMBER = /^[A-Z\d](?:[A-Z\d<]*[A-Z\d])?<*$/

/** A filler counts as zero, and may stand for the digit only where there is nothing to check. */
function agrees(text: string): boolean {
  const body = text.slice(0, -1)
  const digit = text.at(-1)
  if (digit === '<') return /^<+$/.test(body)
  return checkDigit(body) === digit
}

/** How many characters of the optional data continue a long document number, its check digit included: on cards only. */
function continuation(layout: MrzLayout, lines: readonly string[]): number {
  const { numberDigit, optional } = layout.fields
  const isCard = layout.format === 'TD1' || layout.format === 'TD2'
  if (!numberDigit || !optional || !isCard || cut(lines, numberDigit) !== '<') return 0
  const run = /^[A-Z\d]*/.exec(cut(lines, optional))?.[0].length ?? 0
  return run >= 2 ? run : 0
}

/** The document number's stretch beyond its nine places, without the check digit (ICAO Doc 9303-5, § 4.2.2.1, note j). */
export function longNumber(layout: MrzLayout, lines: readonly string[]): Stretch | undefined {
  const run = continuation(layout, lines)
  const { optional } = layout.fields
  return run > 0 && optional ? { ...optional, to: optional.from + run - 1 } : undefined
}

/** The seals of a zone as it reads now: a filler instead of the number's digit says that the number goes on. */
export function sealsOf(layout: MrzLayout, lines: readonly string[]): Seal[] {
  const { number, numberDigit, birth, birthDigit, expiry, expiryDigit, optional, optionalDigit } = layout.fields
  const seals: Seal[] = []
  const rest = longNumber(layout, lines)
  if (number && numberDigit) {
    const digit = rest ? { ...rest, from: rest.to, to: rest.to + 1 } : numberDigit
    const places = rest ? [number, rest, digit] : [number, digit]
    seals.push({ field: 'number', places, holds: (text) => NUMBER.test(text.slice(0, -1)) && text.at(-1) !== '<' && agrees(text) })
  }
  const isDate = (text: string) => DATE.test(text.slice(0, -1)) && agrees(text)
  if (birth && birthDigit) seals.push({ field: 'birth', places: [birth, birthDigit], holds: isDate })
  if (expiry && expiryDigit)
    seals.push({ field: 'expiry', places: [expiry, expiryDigit], holds: (text) => isDate(text) || /^<{6}[<0]$/.test(text) })
  if (optional && optionalDigit) seals.push({ field: 'optional', places: [optional, optionalDigit], holds: agrees })
  return seals
}
