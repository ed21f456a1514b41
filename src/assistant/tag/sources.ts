import type { Lexicon } from '../lexicon/lexicon.ts'
import type { NameIndex } from '../names/name-index.ts'

/** Sources of the readings of words. */
export interface Sources {
  readonly lexicon: Lexicon
  readonly names: NameIndex
  readonly today: string
}
