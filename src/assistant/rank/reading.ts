import type { Spoken } from '../frame/topic.ts'
import type { Frame } from '../frame/role.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Asking, Meaning } from '../meaning/meaning.ts'
import type { NameIndex } from '../names/name-index.ts'
import type { Trade } from '../trade/trade.ts'

/** A way to take a sentence. */
export interface Understood {
  readonly meaning: Meaning
  readonly frame: Frame
  /** Words that nothing explains. */
  readonly unknown: readonly string[]
  readonly score: number
  /** Something of the trade was said, and not days and numbers alone. */
  readonly evidence: number
}

/** Everything that a sentence is read with. */
export interface Mind {
  readonly trade: Trade
  readonly lexicon: Lexicon
  readonly names: NameIndex
  readonly today: string
  /** Days that could lie ahead or behind lie behind. */
  readonly past?: boolean
  /** The question before, which a sentence may ask once more of something else. */
  readonly again?: Asking
  /** Topic of the conversation: a sentence is then about that, and about nothing else. */
  readonly spoken?: Spoken
}
