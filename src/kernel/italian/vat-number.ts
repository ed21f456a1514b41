import { isPartitaIva } from './partita-iva.ts'
import { visibleCode } from './words.ts'

/** What stands behind the country's letters, and one that is written so. */
type Form = readonly [shape: RegExp, example: string]

/** The forms of the European Union (VIES, «Format of VAT numbers»), San Marino, Switzerland and the United Kingdom. */
const FORMS: Readonly<Record<string, Form>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]?\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CH: [/^E\d{9}(?:MWST|TVA|IVA)?$/, 'CHE123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'ESX12345678'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, 'FR12345678901'],
  GB: [/^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, 'GB123456789'],
  GR: [/^\d{9}$/, 'GR123456789'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE1234567A'],
  LT: [/^(?:\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^[A-Z\d+*]{10}\d{2}$/, 'NL123456789B01'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO12345678'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
  SM: [/^\d{3,5}$/, 'SM12345'],
  XI: [/^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, 'XI123456789'],
}

/** The longest identifier that an electronic invoice takes («IdCodice»). */
const LONGEST = 28
const ABROAD = /^([A-Z]{2})([A-Z\d+*]+)$/
const FREE = new RegExp(`^(?=.*\\d)[A-Z\\d]{2,${LONGEST}}$`)

type VatProblem =
  /** Digits alone, and not eleven: another country's number without its letters. */
  { readonly is: 'length' } | { readonly is: 'sum' } | { readonly is: 'form'; readonly country: string; readonly example?: string }

/** Capitals without spaces, points and dashes; of an Italian number the eleven digits alone. */
export function normalizeVatNumber(text: string): string {
  const code = visibleCode(text)
    .toUpperCase()
    .replace(/[\s./-]/g, '')
  return /^IT\d/.test(code) ? code.slice(2) : code
}

/** Reason why a VAT number cannot be right: of Italy by its sum, of a country whose form is known by that. */
export function vatNumberProblem(text: string): VatProblem | undefined {
  const code = normalizeVatNumber(text)
  const [, country, number = ''] = ABROAD.exec(code) ?? []
  if (country === undefined) {
    if (isPartitaIva(code)) return undefined
    return /^\d{11}$/.test(code) ? { is: 'sum' } : { is: 'length' }
  }
  if (country === 'IT') return { is: 'length' }
  const [shape = FREE, example] = FORMS[country] ?? []
  if (shape.test(number)) return undefined
  return { is: 'form', country, ...(example !== undefined && { example }) }
}
