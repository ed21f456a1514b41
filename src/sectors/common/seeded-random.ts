/** Chance that repeats itself: the same seed always gives the same numbers, so a sample made twice for a day is equal. */
export interface Chance {
  /** From 0 up to but without 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  /** Whether something that happens `share` of the time happens now. */
  happens(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of the list, each as often as its weight says. */
  weighted<T>(from: readonly T[], weightOf: (item: T) => number): T
  shuffled<T>(list: readonly T[]): T[]
}

/** FNV-1a over UTF-16 units: spreads seeds that differ in one digit, as days do. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Mulberry32 (T. Ettinger): 32 bits of state are plenty for a few thousand draws. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const spread = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((spread ^ (spread >>> 14)) >>> 0) / 2 ** 32
  }
}

export function seededChance(seed: string): Chance {
  const next = mulberry32(hash(seed))
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    happens: (share) => next() < share,
    pick: (from) => some(from[between(0, from.length - 1)]),
    weighted(from, weightOf) {
      let left = next() * from.reduce((sum, item) => sum + weightOf(item), 0)
      return some(from.find((item) => (left -= weightOf(item)) < 0) ?? from.at(-1))
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}

function some<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('Nothing to choose from: the list is empty.')
  return item
}
