import { checkCharacter } from './check-character.ts'
import { visibleCode } from './words.ts'

/** Lengths by country of the SEPA area (ISO 13616 registry). Elsewhere only the general bounds are checked. */
const LENGTHS =
  'AD24AL28AT20BE16BG22CH21CY28CZ24DE22DK18EE20ES24FI18FR27GB22GI23GR27HR21HU28IE22IS26IT27LI21LT20LU20LV21MC27MD24ME22MK19MT31NL18NO15PL28PT25RO24RS22SE24SI19SK24SM27VA22'
const BOUNDS = { min: 15, max: 34 }

type IbanCheck =
  | { readonly ok: true; readonly iban: string; readonly country: string }
  | { readonly ok: false; readonly problem: 'shape' | 'length' | 'check_digits' | 'cin' }

/** The IBAN as banks file it: capitals, no spaces. */
export function normalizeIban(text: string): string {
  return visibleCode(text)
    .replace(/[\s-]/g, '')
    .replace(/^iban:?/i, '')
    .toUpperCase()
}

function remainder97(iban: string): number {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

function hasLength(iban: string): boolean {
  const at = LENGTHS.search(new RegExp(`${iban.slice(0, 2)}\\d`))
  if (at >= 0) return iban.length === Number(LENGTHS.slice(at + 2, at + 4))
  return iban.length >= BOUNDS.min && iban.length <= BOUNDS.max
}

/**
 * Length, ISO 7064 mod 97 and, for Italy and San Marino, the CIN: the letter that guards ABI, CAB and account.
 * An account mistyped together with its check digits passes the first sum but not the letter.
 */
export function checkIban(text: string): IbanCheck {
  const iban = normalizeIban(text)
  const country = iban.slice(0, 2)
  const national = country === 'IT' || country === 'SM'
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { ok: false, problem: 'shape' }
  if (!hasLength(iban)) return { ok: false, problem: 'length' }
  if (national && !/^..\d\d[A-Z]\d{10}/.test(iban)) return { ok: false, problem: 'shape' }
  if (remainder97(iban) !== 1) return { ok: false, problem: 'check_digits' }
  if (national && checkCharacter(iban.slice(5)) !== iban[4]) return { ok: false, problem: 'cin' }
  return { ok: true, iban, country }
}

/** In groups of four, as printed on statements: 'IT60 X054 2811 1010 0000 0123 456'. */
export function formatIban(text: string): string {
  return normalizeIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}
