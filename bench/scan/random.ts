/** Numbers in [0, 1), the same for the same seed on every machine (mulberry32, public domain). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface Dice {
  /** A whole number from `least` to `most`, both included. */
  readonly number: (least: number, most: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  readonly digits: (count: number) => string
  readonly letters: (count: number) => string
}

/** Draws from a seed, in the order in which it is asked. */
export function dice(seed: number): Dice {
  const next = seeded(seed)
  const number = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const signs = (count: number, from: string) => Array.from({ length: count }, () => from[number(0, from.length - 1)] ?? '').join('')
  return {
    number,
    pick: (from) => {
      const one = from[number(0, from.length - 1)]
      if (one === undefined) throw new RangeError('dice: nothing to pick from. Hand in at least one thing.')
      return one
    },
    digits: (count) => signs(count, '0123456789'),
    letters: (count) => signs(count, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  }
}
