import { visibleCode } from './words.ts'
import { formatNumber, readDecimal, signedText } from './numbers.ts'

const CURRENCY = /^([+-]?)\s{0,3}(?:€|eur[oi]?(?![a-z]))\s{0,3}|\s{0,3}(?:€|eur[oi]?)$/gi

/**
 * Integer cents as '1.250,00 €', with a no-break space before the sign.
 * `whole: 'short'` writes whole euros without cents ('12.400 €'), for figures in tiles and charts.
 */
export function formatMoney(cents: number, options: { whole?: 'short' | 'full' } = {}): string {
  const rounded = Math.abs(Math.round(cents))
  const euros = formatNumber(Math.floor(rounded / 100))
  const rest = rounded % 100
  const decimals = rest === 0 && options.whole === 'short' ? '' : `,${String(rest).padStart(2, '0')}`
  return `${cents < 0 && rounded > 0 ? '−' : ''}${euros}${decimals}\u00a0€`
}

/**
 * Integer cents from '€ 1.234,50', '180 euro', '12,4', 'EUR 5' or '-20,00 €'.
 * `undefined` with more than two decimals: a third decimal is a unit price or a slip, never an amount.
 */
export function parseMoney(text: string): number | undefined {
  const read = readDecimal(signedText(visibleCode(text).trim()).replace(CURRENCY, '$1'))
  if (!read || read.fraction.length > 2) return undefined
  const cents = Number(read.whole + read.fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return undefined
  return read.negative && cents !== 0 ? -cents : cents
}
