import { readMrzCells, type Mrz } from '../mrz/read-mrz.ts'
import { estimateSkew } from './estimate-skew.ts'
import { findBoxes } from './find-boxes.ts'
import { findInk } from './find-ink.ts'
import { findMrzRows, type MrzRows } from './find-mrz-rows.ts'
import { findRows, type Row } from './find-rows.ts'
import { readRow, type OcrBCharacter } from './ocr-b/read-row.ts'
import type { Grey } from './picture.ts'
import { quarterTurns, rotate } from './rotate.ts'
import { sharpen } from './sharpen.ts'
import { shrinkTo } from './shrink.ts'

export interface MrzImage {
  readonly mrz: Mrz
  /** Line by line, each with its likeness and alternatives, for the review step. */
  readonly characters: readonly (readonly OcrBCharacter[])[]
  /** Mean likeness of all characters, 0 to 1. */
  readonly score: number
  /** How the picture was turned to be read: right angles and degrees, both clockwise. */
  readonly turned: { readonly quarters: number; readonly degrees: number }
}

/** A zone at this width has 25 to 35 pixels a character; more only costs time. */
const SIDE = 1600
const SKEW_SIDE = 800
/** Below this mean likeness there was no OCR-B: zones have 0.9 and more, other print of even pitch up to 0.73. */
const LEAST_SCORE = 0.78
/** One character in so many shows whether a row is OCR-B at all, before all of it is read. */
const PROBE = 4

const meanScore = (characters: readonly OcrBCharacter[]) => characters.reduce((sum, { score }) => sum + score, 0) / characters.length

function readGroup(image: Grey, { rows, width, shifts }: MrzRows, today: string): Omit<MrzImage, 'turned'> | undefined {
  const read = (row: Row, shift: number, every: number) =>
    readRow(image, { count: Math.ceil(width / every), pitch: row.pitch, centre: (k) => row.centre(k * every - shift) })
  if (rows.some((row, i) => meanScore(read(row, shifts[i] ?? 0, PROBE)) < LEAST_SCORE)) return undefined
  const characters = rows.map((row, i) => read(row, shifts[i] ?? 0, 1))
  const score = meanScore(characters.flat())
  if (score < LEAST_SCORE) return undefined
  const first = characters[0]?.[0]?.character
  // Visas aside, the first letter is ruled by the format: it must not decide it.
  const cells = characters.map((line) => line.map(({ cell }) => cell))
  const mrz = readMrzCells(
    first === 'V'
      ? cells
      : cells.map((line, i) => (i === 0 ? [line[0]?.filter(({ character }) => character !== 'V') ?? [], ...line.slice(1)] : line)),
    today,
  )
  return mrz && { mrz, characters, score }
}

const isWhole = ({ mrz }: Omit<MrzImage, 'turned'>) => Object.values(mrz.digits).every(Boolean)
const holding = ({ mrz, score }: Omit<MrzImage, 'turned'>) => Object.values(mrz.digits).filter(Boolean).length + score

/** What an upright picture gives: the best zone, and whether anything stood in rows like one. */
interface Upright {
  readonly best: Omit<MrzImage, 'turned'> | undefined
  readonly hasRows: boolean
}

/** Where the characters stand is found in the picture, then in a sharper one, where blurred characters part again. */
function readUpright(image: Grey, today: string): Upright {
  let best: Omit<MrzImage, 'turned'> | undefined
  let hasRows = false
  for (const clear of [() => image, () => sharpen(image, image.width / 300)]) {
    const ink = findInk(clear(), image.width / 24)
    for (const group of findMrzRows(findRows(findBoxes(ink)))) {
      hasRows = true
      const read = readGroup(image, group, today)
      if (read && (!best || holding(read) > holding(best))) best = read
      if (best && isWhole(best)) return { best, hasRows }
    }
  }
  return { best, hasRows }
}

/**
 * Finds and reads the machine-readable zone of a photographed document: level or turned, any way up, in uneven light.
 * The answer with all check digits right at once, otherwise the best of the four ways up. `undefined` when there is no
 * zone, or none that can be read. `today` is an ISO day, for the centuries of the dates.
 */
export function readMrzImage(picture: Grey, today: string): MrzImage | undefined {
  const image = shrinkTo(picture, SIDE)
  let best: MrzImage | undefined
  for (const quarters of [0, 1]) {
    // Rows stand in rows upside down too: where there are none, that way up needs no second look.
    for (const half of [quarters, quarters + 2]) {
      const { found, hasRows } = readTurned(image, half, today)
      if (found && (!best || holding(found) > holding(best))) best = found
      if (best && isWhole(best)) return best
      if (!hasRows) break
    }
  }
  return best
}

function readTurned(image: Grey, quarters: number, today: string): { found: MrzImage | undefined; hasRows: boolean } {
  const upright = quarterTurns(image, quarters)
  const small = shrinkTo(upright, SKEW_SIDE)
  const degrees = -estimateSkew(findInk(small, small.width / 24))
  const { best, hasRows } = readUpright(rotate(upright, degrees), today)
  return { found: best && { ...best, turned: { quarters, degrees } }, hasRows }
}
