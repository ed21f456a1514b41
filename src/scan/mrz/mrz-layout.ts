/** The five machine-readable zones of ICAO Doc 9303: cards (TD1, TD2), passports (TD3) and visas (MRV-A, MRV-B). */
export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B'

export type MrzField =
  | 'code'
  | 'issuer'
  | 'names'
  | 'number'
  | 'numberDigit'
  | 'nationality'
  | 'birth'
  | 'birthDigit'
  | 'sex'
  | 'expiry'
  | 'expiryDigit'
  | 'optional'
  | 'optionalDigit'
  | 'optional2'
  | 'composite'

/** Half-open stretch of one line, counted from zero. */
export interface Stretch {
  readonly line: number
  readonly from: number
  readonly to: number
}

export interface MrzLayout {
  readonly format: MrzFormat
  readonly lines: number
  readonly width: number
  readonly fields: Readonly<Partial<Record<MrzField, Stretch>>>
  /** What the last check digit is computed over, in order; visas have none. */
  readonly composite?: readonly Stretch[]
}

const at = (line: number, from: number, to: number): Stretch => ({ line, from, to })
const one = (line: number, place: number): Stretch => at(line, place, place + 1)

/** The second line is the same in all two-line zones up to the date of expiry. */
const SECOND_LINE = {
  number: at(1, 0, 9),
  numberDigit: one(1, 9),
  nationality: at(1, 10, 13),
  birth: at(1, 13, 19),
  birthDigit: one(1, 19),
  sex: one(1, 20),
  expiry: at(1, 21, 27),
  expiryDigit: one(1, 27),
} as const

const HEAD = { code: at(0, 0, 2), issuer: at(0, 2, 5) } as const

/** ICAO Doc 9303, 8th edition, part 4 (TD3), 5 (TD1), 6 (TD2) and 7 (MRV-A, MRV-B). */
export const MRZ_LAYOUTS: Readonly<Record<MrzFormat, MrzLayout>> = {
  TD1: {
    format: 'TD1',
    lines: 3,
    width: 30,
    fields: {
      ...HEAD,
      number: at(0, 5, 14),
      numberDigit: one(0, 14),
      optional: at(0, 15, 30),
      birth: at(1, 0, 6),
      birthDigit: one(1, 6),
      sex: one(1, 7),
      expiry: at(1, 8, 14),
      expiryDigit: one(1, 14),
      nationality: at(1, 15, 18),
      optional2: at(1, 18, 29),
      composite: one(1, 29),
      names: at(2, 0, 30),
    },
    composite: [at(0, 5, 30), at(1, 0, 7), at(1, 8, 15), at(1, 18, 29)],
  },
  TD2: {
    format: 'TD2',
    lines: 2,
    width: 36,
    fields: { ...HEAD, names: at(0, 5, 36), ...SECOND_LINE, optional: at(1, 28, 35), composite: one(1, 35) },
    composite: [at(1, 0, 10), at(1, 13, 20), at(1, 21, 35)],
  },
  TD3: {
    format: 'TD3',
    lines: 2,
    width: 44,
    fields: { ...HEAD, names: at(0, 5, 44), ...SECOND_LINE, optional: at(1, 28, 42), optionalDigit: one(1, 42), composite: one(1, 43) },
    composite: [at(1, 0, 10), at(1, 13, 20), at(1, 21, 43)],
  },
  'MRV-A': { format: 'MRV-A', lines: 2, width: 44, fields: { ...HEAD, names: at(0, 5, 44), ...SECOND_LINE, optional: at(1, 28, 44) } },
  'MRV-B': { format: 'MRV-B', lines: 2, width: 36, fields: { ...HEAD, names: at(0, 5, 36), ...SECOND_LINE, optional: at(1, 28, 36) } },
}

/** The layout of lines of this number and width; a first letter V makes it a visa. */
export function layoutOf(lines: number, width: number, first: string): MrzLayout | undefined {
  const isVisa = first === 'V'
  return Object.values(MRZ_LAYOUTS).find(
    (layout) => layout.lines === lines && layout.width === width && layout.format.startsWith('MRV') === isVisa,
  )
}

/** The characters of a stretch; shorter when the line is. */
export const cut = (lines: readonly string[], { line, from, to }: Stretch): string => (lines[line] ?? '').slice(from, to)
