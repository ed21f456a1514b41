import type { ReadDays } from '../italian/days.ts'
import type { ReadHours } from '../italian/hour.ts'
import type { Sense } from '../lexicon/sense.ts'
import type { Named } from '../names/name-index.ts'

/** One thing that a stretch of words may be; the frame decides which of its readings it is. */
export type Reading =
  | { readonly is: 'sense'; readonly sense: Sense; readonly sure: number }
  | { readonly is: 'named'; readonly named: Named; readonly sure: number }
  | { readonly is: 'days'; readonly days: ReadDays; readonly sure: number }
  | { readonly is: 'hours'; readonly hours: ReadHours; readonly sure: number }
  | { readonly is: 'lasts'; readonly minutes: number; readonly sure: number }
  | { readonly is: 'money'; readonly cents: number; readonly sure: number }
  | {
      readonly is: 'number'
      readonly value: number
      readonly figures: boolean
      readonly unit?: 'percent' | 'measure'
      readonly sure: number
    }

interface Stretch {
  readonly from: number
  readonly to: number
  /** How many of its words speak. */
  readonly words: number
}

/** A stretch of words with everything that it may be. */
export interface Span extends Stretch {
  readonly readings: readonly Reading[]
}

/** One reading of a stretch. */
export interface SpanReading extends Stretch {
  readonly reading: Reading
}

/** A slip costs as much as half a word. */
export const SLIP = 0.35
/** Worth of a small word that may point at something. */
export const FAINT = 0.1
/** Cost of reading somebody’s name as something else. */
export const NAME = 0.5

/** Readings by their stretch, in the order in which they came. */
export function spansWith(reads: Iterable<SpanReading>): readonly Span[] {
  const spans = new Map<string, { from: number; to: number; words: number; readings: Reading[] }>()
  for (const { from, to, words, reading } of reads) {
    const key = `${from}-${to}`
    const span = spans.get(key)
    if (span) {
      span.readings.push(reading)
      span.words = Math.max(span.words, words)
    } else spans.set(key, { from, to, words, readings: [reading] })
  }
  return [...spans.values()]
}
