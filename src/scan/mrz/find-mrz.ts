import { MRZ_LAYOUTS } from './mrz-layout.ts'
import { readMrz, type Mrz } from './read-mrz.ts'

/** Signs that recognisers put for a filler; the double ones for two. */
const FILLERS: Readonly<Record<string, string>> = { '«': '<<', '»': '<<', '≪': '<<', '‹': '<', '≤': '<', '⟨': '<', '(': '<', '{': '<' }
/** A line this much shorter or longer than its format is still tried: fillers are lost and doubled, letters seldom. */
const SLACK = 4
const WIDTHS = [...new Set(Object.values(MRZ_LAYOUTS).map(({ width }) => width))]

const clean = (line: string) =>
  line
    .toUpperCase()
    .replace(/[«»≪‹≤⟨({]/g, (sign) => FILLERS[sign] ?? sign)
    .replace(/[|!]/g, 'I')
    .replace(/[^A-Z\d<]/g, '')

/** The line at its full width: fillers are taken from, or given to, the longest run of them; `undefined` when none helps. */
export function fitLine(line: string, width: number): string | undefined {
  const missing = width - line.length
  if (missing === 0) return line
  if (Math.abs(missing) > SLACK) return undefined
  const runs = [...line.matchAll(/<+/g)].toSorted((a, b) => b[0].length - a[0].length)
  const run = runs[0]
  if (!run || (missing < 0 && run[0].length <= -missing)) return undefined
  const end = run.index + run[0].length
  return missing > 0 ? line.slice(0, end) + '<'.repeat(missing) + line.slice(end) : line.slice(0, end + missing) + line.slice(end)
}

/** Zones of every format whose lines could stand at `from`, one after the other. */
function* candidates(lines: readonly string[], from: number): Generator<string[]> {
  for (const width of WIDTHS) {
    const count = width === 30 ? 3 : 2
    const fitted = lines.slice(from, from + count).map((line) => fitLine(line, width))
    const whole = fitted.filter((line) => line !== undefined)
    if (whole.length === count) yield whole
  }
}

const score = ({ digits, isProven, lines }: Mrz): number =>
  Object.values(digits).filter(Boolean).length * 2 + Number(isProven) + Number(/<</.test(lines.join('')))

/**
 * The machine-readable zone in recognised text: lines of nearly the right width, whatever stands before and after,
 * spaces and lower case ignored, lost and doubled fillers put right. Of several candidates the one with the most check
 * digits that hold. `undefined` when not even one holds: then it is no zone. `today` is an ISO day.
 */
export function findMrz(text: string, today: string): Mrz | undefined {
  const lines = text
    .split('\n')
    .map(clean)
    .filter((line) => line.length >= Math.min(...WIDTHS) - SLACK)
  let best: Mrz | undefined
  for (let from = 0; from < lines.length; from++) {
    for (const zone of candidates(lines, from)) {
      // Every zone parts or fills its names with two fillers; lines of print may chance upon a check digit.
      if (!zone.some((line) => line.includes('<<'))) continue
      const mrz = readMrz(zone, today)
      if (mrz && Object.values(mrz.digits).some(Boolean) && (!best || score(mrz) > score(best))) best = mrz
    }
  }
  return best
}
