import { isIdleAt, isLight } from '../italian/small-words.ts'
import { FAINT, type Span } from './span.ts'

/** One way to read a sentence from end to end: stretches that mean something, and words that no stretch explains. */
export interface Cover {
  readonly spans: readonly Span[]
  readonly unknown: readonly number[]
  readonly score: number
}

/** Penalty for a word that nothing explains. */
const UNKNOWN = 1.6
/** Bonus for each further word of a stretch: longer stretches go before. */
const LONGER = 0.35
const BREADTH = 24

const LIGHTLY = 0.3
/** Penalty for a word that stays unexplained. */
export const costOf = (word: string): number => (isLight(word) ? LIGHTLY : UNKNOWN)

/** A small word that may point at something is read so, and no way to read a sentence is spent on its saying nothing. */
const isFaint = ({ from, to, readings }: Span): boolean => to === from + 1 && readings.every(({ sure }) => sure <= FAINT)

const worth = ({ words, readings }: Span): number => words * Math.max(...readings.map(({ sure }) => sure)) + (words - 1) * LONGER

/** The best ways to read the words, the best first. */
export function coversOf(words: readonly string[], spans: readonly Span[], most = BREADTH): readonly Cover[] {
  const starting = Map.groupBy(spans, ({ from }) => from)
  const at: Cover[][] = Array.from({ length: words.length + 1 }, () => [])
  at[0] = [{ spans: [], unknown: [], score: 0 }]
  const put = (place: number, cover: Cover) => at[place]?.push(cover)
  for (let from = 0; from < words.length; from++) {
    const best = (at[from] ?? []).toSorted((a, b) => b.score - a.score).slice(0, most)
    for (const cover of best) {
      for (const span of starting.get(from) ?? [])
        put(span.to, { ...cover, spans: [...cover.spans, span], score: cover.score + worth(span) })
      const word = words[from] ?? ''
      if (starting.get(from)?.some(isFaint)) continue
      put(from + 1, isIdleAt(words, from) ? cover : { ...cover, unknown: [...cover.unknown, from], score: cover.score - costOf(word) })
    }
  }
  return (at[words.length] ?? []).toSorted((a, b) => b.score - a.score).slice(0, most)
}
