import type { Meaning } from '../meaning/meaning.ts'

/** How a sentence leans on what was spoken of before: it adds to it, picks among it, or points at it. */
export type Lean = 'adds' | 'among' | 'pronoun' | 'bare'

/** A way to take a sentence that leans on what was spoken of. */
export interface Leaning {
  readonly meaning: Meaning
  readonly lean: Lean
  readonly score: number
  /** The trade's own question of a day: that nothing is found is an answer. */
  readonly firm?: boolean
}
