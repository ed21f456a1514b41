import type { Lexicon } from '../lexicon/lexicon.ts'
import type { NameIndex } from '../names/name-index.ts'

/** Where the readings of words come from. */
export interface Sources {
  readonly lexicon: Lexicon
  readonly names: NameIndex
  readonly today: string
}
