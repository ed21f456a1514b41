import type { MrzField, MrzLayout } from './mrz-layout.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The 37 characters of a machine-readable zone (ICAO Doc 9303-3, § 4.3). */
export const MRZ_CHARACTERS = `${DIGITS}${LETTERS}<`

const ALPHABETS: Readonly<Record<MrzField, string>> = {
  code: `${LETTERS}<`,
  issuer: `${LETTERS}<`,
  names: `${LETTERS}<`,
  number: MRZ_CHARACTERS,
  // A document number of more than nine characters puts a filler here and its digit into the optional data.
  numberDigit: `${DIGITS}<`,
  nationality: `${LETTERS}<`,
  // Unknown parts of a date of birth are fillers.
  birth: `${DIGITS}<`,
  birthDigit: DIGITS,
  sex: 'MF<',
  // Documents without expiry write fillers.
  expiry: `${DIGITS}<`,
  expiryDigit: `${DIGITS}<`,
  optional: MRZ_CHARACTERS,
  // TD3 without personal number: a zero or a filler.
  optionalDigit: `${DIGITS}<`,
  optional2: MRZ_CHARACTERS,
  composite: DIGITS,
}

/** The characters that may stand at each place of each line: what a reader can rule out before any arithmetic. */
export function alphabetsOf(layout: MrzLayout): string[][] {
  const places = Array.from({ length: layout.lines }, () => Array.from({ length: layout.width }, () => MRZ_CHARACTERS))
  for (const [field, { line, from, to }] of Object.entries(layout.fields)) {
    for (let place = from; place < to; place++) {
      const row = places[line]
      if (row) row[place] = ALPHABETS[field as MrzField]
    }
  }
  const first = places[0]
  if (first) first[0] = layout.format.startsWith('MRV') ? 'V' : layout.format === 'TD3' ? 'P' : 'ACIPD'
  return places
}
