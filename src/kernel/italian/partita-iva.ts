import { visibleCode } from './words.ts'

/** The eleven digits alone: spaces, points and the 'IT' of the European VAT number are dropped. */
export function normalizePartitaIva(text: string): string {
  return visibleCode(text).replace(/[\s.]/g, '').replace(/^it/i, '')
}

/** The Luhn sum over eleven digits (art. 35 DPR 633/1972). Eleven zeros add up, and are refused. */
export function isPartitaIva(text: string): boolean {
  const digits = normalizePartitaIva(text)
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return false
  let sum = 0
  for (let i = 0; i < 11; i++) {
    const digit = Number(digits[i])
    sum += i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)
  }
  return sum % 10 === 0
}
