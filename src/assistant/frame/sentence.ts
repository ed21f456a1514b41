import type { Token } from '../italian/token.ts'

/** What was said, as it was written. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
}
