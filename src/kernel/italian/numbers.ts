import { visibleCode } from './words.ts'
/** A written amount taken apart, still as digits, so that money never passes through a float. */
interface Decimal {
  readonly negative: boolean
  readonly whole: string
  /** The digits after the comma, '' when there is none. */
  readonly fraction: string
}

/** Every sign that stands for minus: of keyboards, of books, of what programs make of it. */
const MINUS = /[\u2010-\u2014\u2212\ufe63\uff0d]/g
/** Some programs write the sign behind: «12,50-». */
const BEHIND = /^([^-\d]*\d[^-]*)-$/

/** An amount with its sign in front, as the machine's keyboards have it. */
export const signedText = (text: string): string => text.trim().replace(MINUS, '-').replace(BEHIND, '-$1').replace(/^-\s+/, '-')
/** A figure with a true minus, which is as wide as the digits. */
export const withMinus = (figure: string): string => figure.replace(/^-/, '−')

const ITALIAN = /^([+-]?)(?:(\d+)|([1-9]\d{0,2}(?:([. \u00a0\u202f])\d{3})(?:\4\d{3})*))(?:,(\d+))?$/
const POINT = /^([+-]?)(\d+)\.(\d+)$/

/**
 * Reads '1.234,50', '1234,5', '1 234,5' and, because spreadsheets and tills write it, '1234.5'.
 * A single point followed by exactly three digits is always the thousands separator: '1.234' is 1234.
 */
export function readDecimal(text: string): Decimal | undefined {
  const signed = signedText(text)
  const italian = ITALIAN.exec(signed)
  if (italian) {
    const [, sign, plain, grouped = '', , fraction = ''] = italian
    return { negative: sign === '-', whole: plain ?? grouped.replace(/\D/g, ''), fraction }
  }
  const [, sign, whole, fraction] = POINT.exec(signed) ?? []
  if (whole === undefined || fraction === undefined || fraction.length === 3) return undefined
  return { negative: sign === '-', whole, fraction }
}

/** Italian text as a number; `undefined` for whatever a careful clerk would ask to have written again. */
export function parseNumber(text: string): number | undefined {
  const read = readDecimal(visibleCode(text))
  if (!read) return undefined
  const value = Number(`${read.whole}.${read.fraction || '0'}`)
  if (!Number.isFinite(value)) return undefined
  return read.negative && value !== 0 ? -value : value
}

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * 1234.5 as '1.234,5'. At most `decimals` (3 unless told) and at least `minDecimals` (0) digits after the comma.
 * Grouping is forced: the it-IT locale leaves four-digit numbers ungrouped.
 */
export function formatNumber(value: number, options: { decimals?: number; minDecimals?: number } = {}): string {
  const min = options.minDecimals ?? 0
  const max = Math.max(options.decimals ?? 3, min)
  const key = `${min}-${max}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat('it-IT', {
      useGrouping: 'always',
      signDisplay: 'negative',
      minimumFractionDigits: min,
      maximumFractionDigits: max,
    })
    formatters.set(key, formatter)
  }
  return withMinus(formatter.format(value))
}
