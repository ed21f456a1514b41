import type { Expression } from '../expression/expression.ts'
import { choice, type ChoiceOptions } from './choice.ts'
import { derived } from './derived.ts'
import type { Tone } from './field.ts'

/** How a record stands, worked out: each word with its label and its colour, and which of them holds. */
export function standing<const V extends string, const N extends string>(
  label: string,
  words: Readonly<Record<V, readonly [label: string, tone: Tone]>>,
  derive: Expression<N>,
  options: Omit<ChoiceOptions<V>, 'tones'> = {},
) {
  const entries = Object.entries<readonly [label: string, tone: Tone]>(words)
  const labels = Object.fromEntries(entries.map(([word, [said]]) => [word, said])) as Readonly<Record<V, string>>
  const tones = Object.fromEntries(entries.map(([word, [, tone]]) => [word, tone])) as Readonly<Record<V, Tone>>
  return derived(choice<V>(label, labels, { ...options, tones }), derive)
}
