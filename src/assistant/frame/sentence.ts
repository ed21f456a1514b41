import type { Token } from '../italian/token.ts'

/** What was said, as it was written. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Whether a word is written as a name is. */
export const isLarge = ({ text, tokens }: Sentence, at: number): boolean => /^\p{Lu}/u.test(text.slice(tokens[at]?.from ?? 0))
