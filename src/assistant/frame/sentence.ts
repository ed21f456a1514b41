import type { Token } from '../italian/token.ts'

/** What was said, as it was written. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Whether a word is written as a name is. */
export const isLarge = ({ text, tokens }: Sentence, at: number): boolean => /^\p{Lu}/u.test(text.slice(tokens[at]?.from ?? 0))

/** What is written between a word and the one before: signs and spaces. */
export const signBefore = ({ text, tokens }: Sentence, at: number): string => text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from ?? 0)

/** What is written from one word to the one before another. */
export const rawOf = ({ text, tokens }: Sentence, from: number, to: number): string =>
  text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)
