import { alphabetsOf } from './alphabet.ts'
import { allowedIn, type Cell } from './cells.ts'
import { checkDigit } from './check-digit.ts'
import { hasUsualShape } from './document-numbers.ts'
import { cut, type MrzField, type MrzLayout, type Stretch } from './mrz-layout.ts'
import { firstReading, readingsOf, type Reading } from './readings.ts'
import { sealsOf, type Seal } from './seals.ts'

/**
 * How far a value is proven.
 * - `checked`: as read (no letter turned into a digit because of its place), every check digit over it holds, and no reading that the recogniser may have confused holds too.
 * - `repaired`: read otherwise; this is the only likely reading for which the check digits hold. To be shown beside what was read.
 * - `unchecked`: no digit covers it (names, states, sex), or the digits refuse it, or they allow more than one reading.
 */
export type Proof = 'checked' | 'repaired' | 'unchecked'

export interface Repair {
  readonly lines: readonly string[]
  readonly proofs: Readonly<Partial<Record<MrzField, Proof>>>
  /** Whether each check digit holds in `lines`, whatever the proof. */
  readonly digits: Readonly<Partial<Record<MrzField, boolean>>>
}

/** One likely reading of each sealed field; `isSealed` false where none satisfies its own digit. */
interface Option {
  readonly seal: Seal
  readonly isSealed: boolean
  readonly readings: readonly Reading[]
}

const CHANGES = 2
const BUDGET = 2
const DOUBT = 1
const MOST_COMBINATIONS = 100

const rowOf = (grid: readonly (readonly Cell[])[], places: readonly Stretch[]) =>
  places.flatMap(({ line, from, to }) => (grid[line] ?? []).slice(from, to))

/** What stands in stretches, one after the other. */
const textAt = (lines: readonly string[], places: readonly Stretch[]): string => places.map((place) => cut(lines, place)).join('')

/** The lines with a text written into stretches, one after the other. */
function written(lines: readonly string[], places: readonly Stretch[], text: string): string[] {
  const result = [...lines]
  let used = 0
  for (const { line, from, to } of places) {
    const old = result[line] ?? ''
    result[line] = old.slice(0, from) + text.slice(used, used + to - from) + old.slice(to)
    used += to - from
  }
  return result
}

/**
 * The readings to choose from. Where the first one holds: it, and the doubts about it. Otherwise the holding ones with the
 * fewest changes; of a number whose state's shapes are known, only those in such a shape, which may then cost more.
 */
function optionOf(seal: Seal, grid: readonly (readonly Cell[])[], issuer: string): Option {
  const row = rowOf(grid, seal.places)
  const first = firstReading(row)
  const isShaped = ({ text }: Reading) => hasUsualShape(issuer, text.slice(0, 9))
  const isKnown = seal.field === 'number' && isShaped({ text: first, cost: 0, changes: 0 }) !== undefined
  const isHeld = seal.holds(first)
  const likely = readingsOf(row, { changes: CHANGES, budget: isHeld || !isKnown ? DOUBT : BUDGET }).filter(({ text }) => seal.holds(text))
  const shaped = isKnown ? likely.filter(isShaped) : likely
  if (isHeld) return { seal, isSealed: true, readings: shaped[0]?.text === first ? shaped : likely }
  const fewest = Math.min(...shaped.map(({ changes }) => changes))
  const readings = shaped.filter(({ changes }) => changes === fewest)
  return readings.length > 0 ? { seal, isSealed: true, readings } : unsealed(seal, grid)
}

const unsealed = (seal: Seal, grid: readonly (readonly Cell[])[]): Option => ({
  seal,
  isSealed: false,
  readings: [{ text: firstReading(rowOf(grid, seal.places)), cost: 0, changes: 0 }],
})

/**
 * Whether one wrong character explains the zone better than what was read: the place after a card's document number
 * holds its check digit, or a filler when the number goes on in the optional data. Taken for one another there, they
 * make another number, for which another digit holds one time in ten. The last digit tells; a repair elsewhere could
 * make it hold again.
 */
function mayGoOnElse(layout: MrzLayout, lines: readonly string[]): boolean {
  const { number, numberDigit } = layout.fields
  if (!number || !numberDigit || !layout.composite || compositeHolds(layout, lines)) return false
  const other = written(lines, [numberDigit], cut(lines, numberDigit) === '<' ? checkDigit(cut(lines, number)) : '<')
  const seal = sealsOf(layout, other).find(({ field }) => field === 'number')
  return compositeHolds(layout, other) && seal?.holds(textAt(other, seal.places)) === true
}

/** Every choice of one reading per sealed field, as whole zones; none when there are too many to mean anything. */
function combine(lines: readonly string[], options: readonly Option[]): string[][] {
  let zones: string[][] = [[...lines]]
  for (const { seal, readings } of options) {
    if (zones.length * readings.length > MOST_COMBINATIONS) return []
    zones = zones.flatMap((zone) => readings.map(({ text }) => written(zone, seal.places, text)))
  }
  return zones
}

const compositeHolds = (layout: MrzLayout, lines: readonly string[]): boolean =>
  layout.composite === undefined ||
  checkDigit(textAt(lines, layout.composite)) === cut(lines, layout.fields.composite ?? { line: 0, from: 0, to: 0 })

/** What only the last digit covers: optional data of cards, and the digit itself. */
function loosePlaces(layout: MrzLayout, seals: readonly Seal[]): Stretch[] {
  if (!layout.composite || !layout.fields.composite) return []
  const sealed = seals.flatMap(({ places }) => places)
  const isSealed = (line: number, at: number) => sealed.some((place) => place.line === line && place.from <= at && at < place.to)
  return [...layout.composite, layout.fields.composite].flatMap(({ line, from, to }) => {
    const starts = range(from, to).filter((at) => !isSealed(line, at) && (at === from || isSealed(line, at - 1)))
    return starts.map((start) => ({ line, from: start, to: range(start, to).find((at) => isSealed(line, at)) ?? to }))
  })
}

/** Whether what was read may not stand at its place, and what stands there now is a known confusion of it. */
const isForced = (cell: Cell): boolean => (cell[0]?.cost ?? 0) >= DOUBT

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
const agreed = (zones: readonly (readonly string[])[], places: readonly Stretch[]): string | undefined => {
  const texts = new Set(zones.map((zone) => textAt(zone, places)))
  return texts.size === 1 ? [...texts][0] : undefined
}

/**
 * Reads a grid of cells as one zone. What cannot stand at a place is ruled out first (no letters in a date); then the
 * check digits choose among the likely readings, and a reading is taken only when it is the only one that all of them
 * allow. When they allow none or several, the field stays as it was read and `unchecked`.
 *
 * Never wrong with valid check digits unnoticed: `checked` also asks that no likely reading of up to two other
 * characters satisfies the same digits, since digits are blind to G/6, S/8, L/1 and to one pair of errors in ten; a
 * repaired field says so; and where the last digit refuses the whole, nothing under it is called checked. What remains
 * is an error that the reader held impossible and that the digits cannot see.
 */
export function repairMrz(layout: MrzLayout, read: readonly (readonly Cell[])[]): Repair {
  const alphabets = alphabetsOf(layout)
  const grid = alphabets.map((row, line) =>
    row.map((alphabet, at) => allowedIn(read[line]?.[at] ?? [{ character: '<', cost: 0 }], alphabet)),
  )
  const first = grid.map((row) => firstReading(row))
  const seals = sealsOf(layout, first)
  const issuer = layout.fields.issuer ? cut(first, layout.fields.issuer) : ''
  const { numberDigit } = layout.fields
  // A filler that only its place made of another sign is no proof that the number goes on: the digits take it for a zero.
  const isGuessed = numberDigit !== undefined && cut(first, numberDigit) === '<' && rowOf(grid, [numberDigit]).some(isForced)
  const isElse = isGuessed || mayGoOnElse(layout, first)
  const options = seals.map((seal) => (isElse && seal.field === 'number' ? unsealed(seal, grid) : optionOf(seal, grid, issuer)))
  const loose = loosePlaces(layout, seals)
  const looseRow = rowOf(grid, loose)
  const variants = readingsOf(looseRow, { changes: 1, budget: DOUBT })
  const holding = combine(first, options)
    .flatMap((zone) => variants.map(({ text }) => written(zone, loose, text)))
    .filter((zone) => compositeHolds(layout, zone))
  return settle(layout, grid, options, loose, holding)
}

function settle(
  layout: MrzLayout,
  grid: readonly (readonly Cell[])[],
  options: readonly Option[],
  loose: readonly Stretch[],
  holding: readonly (readonly string[])[],
): Repair {
  const proofs: Partial<Record<MrzField, Proof>> = {}
  const first = grid.map((row) => firstReading(row))
  let lines: string[] = first
  const decide = (places: readonly Stretch[], isProvable: boolean): Proof => {
    const asRead = textAt(first, places)
    const only = isProvable ? agreed(holding, places) : undefined
    if (only === undefined) return 'unchecked'
    lines = written(lines, places, only)
    return only === asRead && !rowOf(grid, places).some(isForced) ? 'checked' : 'repaired'
  }
  for (const { seal, isSealed } of options) proofs[seal.field] = decide(seal.places, isSealed)
  if (loose.length > 0) {
    // The last digit sums over everything: where one field is not as it was read, it no longer proves the rest by itself.
    const sealed = Object.values(proofs)
    const decided = decide(loose, !sealed.includes('unchecked'))
    const proof = sealed.includes('repaired') && decided === 'checked' ? 'repaired' : decided
    proofs.composite = proof
    if (!layout.fields.optionalDigit) proofs.optional = proof
    if (layout.fields.optional2) proofs.optional2 = proof
  }
  const digits: Partial<Record<MrzField, boolean>> = {}
  for (const { seal } of options) digits[seal.field] = seal.holds(textAt(lines, seal.places))
  if (layout.composite) digits.composite = compositeHolds(layout, lines)
  return { lines, proofs, digits }
}
