import type { Trade } from '../trade/trade.ts'
import type { Features } from './features.ts'
import type { Frame } from './role.ts'
import type { Sentence } from './sentence.ts'

/** A sentence about an entity, while it is read as a wish. */
export interface Context {
  readonly trade: Trade
  readonly frame: Frame
  readonly today: string
  readonly sentence: Sentence
  readonly features: Features
}
