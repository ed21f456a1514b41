import { MRZ_LAYOUTS } from '../mrz/mrz-layout.ts'
import type { Row } from './find-rows.ts'

/** Two or three rows that may be a machine-readable zone. */
export interface MrzRows {
  readonly rows: readonly Row[]
  /** Characters of each line by the format: 30, 36 or 44. */
  readonly width: number
  /** How many places the first seen character of each row stands to the right of the first of its line. */
  readonly shifts: readonly number[]
}

/** Of the pitch: lines of a zone lie 4.2 to 6.4 mm apart, the pitch is 2.54 mm; photographs shorten either. */
const LEAST_GAP = 1.1
const MOST_GAP = 3.4
const WIDTHS = [...new Set(Object.values(MRZ_LAYOUTS).map(({ width }) => width))].toSorted((a, b) => a - b)
/** Characters that may have been lost on each row. */
const LOST = 6

function belong(upper: Row, lower: Row): boolean {
  const gap = lower.centre(lower.count / 2).y - upper.centre(upper.count / 2).y
  const pitch = (upper.pitch + lower.pitch) / 2
  const start = Math.abs(upper.centre(0).x - lower.centre(0).x)
  return Math.abs(upper.pitch - lower.pitch) < 0.08 * pitch && gap > LEAST_GAP * pitch && gap < MOST_GAP * pitch && start < LOST * pitch
}

/** Where each row begins against the leftmost one, in characters. */
function shiftsOf(rows: readonly Row[]): number[] {
  const first = Math.min(...rows.map((row) => row.centre(0).x))
  return rows.map((row) => Math.round((row.centre(0).x - first) / row.pitch))
}

function placed(rows: readonly Row[]): MrzRows[] {
  const shifts = shiftsOf(rows)
  const span = Math.max(...rows.map((row, i) => row.count + (shifts[i] ?? 0)))
  const width = rows.length === 3 ? 30 : WIDTHS.find((candidate) => candidate > 30 && candidate >= span)
  if (width === undefined || span > width || span < width - LOST) return []
  // The lines are full, and usually seen whole; otherwise the loss may be at either end, and every place is tried.
  return Array.from({ length: width - span + 1 }, (_, extra) => ({ rows, width, shifts: shifts.map((shift) => shift + extra) }))
}

/** Groups of rows that have the pitch, the distance and the length of a zone, the lowest on the page first. */
export function findMrzRows(rows: readonly Row[]): MrzRows[] {
  const found: MrzRows[] = []
  for (let i = rows.length - 1; i > 0; i--) {
    const lower = rows[i]
    const upper = rows.slice(0, i).findLast((row) => lower && belong(row, lower))
    if (!lower || !upper) continue
    const top = rows.slice(0, rows.indexOf(upper)).findLast((row) => belong(row, upper))
    if (top) found.push(...placed([top, upper, lower]))
    found.push(...placed([upper, lower]))
  }
  return found
}
