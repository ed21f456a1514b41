import { cellOf, type Cell } from './cells.ts'
import { mrzDate } from './mrz-date.ts'
import { cut, layoutOf, type MrzField, type MrzFormat } from './mrz-layout.ts'
import { readName } from './mrz-name.ts'
import { repairMrz, type Proof } from './repair.ts'
import { longNumber } from './seals.ts'

export interface MrzValue {
  readonly value: string
  readonly proof: Proof
}

export interface Mrz {
  readonly format: MrzFormat
  /** The zone as it was settled, and as it was read. */
  readonly lines: readonly string[]
  readonly asRead: readonly string[]
  /** 'P', 'C', 'ID', 'AC'…, without fillers. */
  readonly code: MrzValue
  /** ICAO codes of one to three letters; `stateName` gives the Italian name. */
  readonly issuer: MrzValue
  readonly nationality: MrzValue
  readonly surname: MrzValue
  readonly given: MrzValue
  /** The names fill their line and may have been cut. */
  readonly isNameFull: boolean
  readonly number: MrzValue
  /** ISO day, 'YYYY-MM' or 'YYYY' where the rest is unknown, '' where nothing is or the day does not exist. */
  readonly birth: MrzValue
  readonly expiry: MrzValue
  /** 'M', 'F', or '' when the document does not say. */
  readonly sex: MrzValue
  readonly optional: MrzValue
  readonly optional2: MrzValue
  /** Whether each check digit holds. */
  readonly digits: Readonly<Partial<Record<MrzField, boolean>>>
  /** Every check digit holds over what was read, without repair or doubt. */
  readonly isProven: boolean
}

const bare = (text: string) => text.replace(/<+/g, ' ').trim()

/**
 * Reads a zone from its cells, one row per line: what `readRow` and `cellOf` give. `undefined` when the number and
 * width of the rows are those of no format. `today` is an ISO day, for the centuries of the dates.
 */
export function readMrzCells(rows: readonly (readonly Cell[])[], today: string): Mrz | undefined {
  const asRead = rows.map((row) => row.map((cell) => cell[0]?.character ?? '<').join(''))
  const layout = layoutOf(rows.length, asRead[0]?.length ?? 0, asRead[0]?.[0] ?? '')
  if (!layout || asRead.some((line) => line.length !== layout.width)) return undefined
  const { lines, proofs, digits } = repairMrz(layout, rows)
  const raw = (field: MrzField) => {
    const stretch = layout.fields[field]
    return stretch ? cut(lines, stretch) : ''
  }
  const value = (field: MrzField, text: string): MrzValue => ({ value: text, proof: proofs[field] ?? 'unchecked' })
  const day = (field: 'birth' | 'expiry'): MrzValue => {
    const text = mrzDate(raw(field), field, today)
    return text === undefined ? { value: '', proof: 'unchecked' } : value(field, text)
  }
  const names = readName(raw('names'))
  const rest = longNumber(layout, lines)
  return {
    format: layout.format,
    lines,
    asRead,
    code: value('code', bare(raw('code'))),
    issuer: value('issuer', bare(raw('issuer'))),
    nationality: value('nationality', bare(raw('nationality'))),
    surname: value('names', names.surname),
    given: value('names', names.given),
    isNameFull: names.isFull,
    number: value('number', bare(raw('number') + (rest ? cut(lines, rest) : ''))),
    birth: day('birth'),
    expiry: day('expiry'),
    sex: value('sex', bare(raw('sex'))),
    optional: value('optional', bare(rest ? raw('optional').slice(rest.to - rest.from + 1) : raw('optional'))),
    optional2: value('optional2', bare(raw('optional2'))),
    digits,
    isProven: Object.values(proofs).every((proof) => proof === 'checked'),
  }
}

/** The same from lines of text, each as long as its format says. */
export const readMrz = (lines: readonly string[], today: string): Mrz | undefined =>
  readMrzCells(
    lines.map((line) => Array.from(line, cellOf)),
    today,
  )
