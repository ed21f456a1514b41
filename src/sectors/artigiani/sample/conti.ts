import type { Chance } from '../../common/seeded-random.ts'
import { shareOut } from '../../common/share-out.ts'

/** What an average small and an average large job bring in, in euro: they decide how many large ones a period needs. */
const PICCOLO = 230
const GRANDE = 2_300

/** How many of `count` jobs must be large for the takings to be believable: few in a whole month, all of them on its first day. */
export const largeAmong = (count: number, takings: number): number =>
  Math.min(Math.max(Math.round((takings - PICCOLO * count) / (GRANDE - PICCOLO)), 1), count)

/** Quotes in whole euro that add up to the takings; `ranges` holds what each small job may cost, nothing for a large one. */
export function quotes(chance: Chance, takings: number, ranges: readonly (readonly [number, number] | undefined)[]): number[] {
  const shares = ranges.map((range) => {
    if (!range) return { wish: chance.between(1_500, 3_200), least: 900, most: 9_000 }
    const wish = chance.between(range[0], range[1])
    return { wish, least: Math.min(wish, range[0]), most: wish + 60 }
  })
  return shareOut(takings, 5, shares)
}

interface Visit {
  /** Euro, where there is a quote. */
  readonly quote: number | undefined
  /** Tenths of an hour that the day leaves for it. */
  readonly most: number
}

/** Tenths of an hour: half hours that follow the quote and come to `total` together. */
export const hours = (total: number, done: readonly Visit[]): number[] =>
  shareOut(
    total,
    5,
    done.map(({ quote = 120, most }) => ({ wish: (quote / 80) * 10, least: 10, most })),
  )
