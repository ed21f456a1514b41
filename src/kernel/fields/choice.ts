import * as z from 'zod/mini'
import { foldAccents } from '../italian/words.ts'
import { messages } from '../messages.ts'
import type { Field, FieldKind, FieldOptions, Tone } from './field.ts'
import { textual } from './textual.ts'

/** A value out of a short list that the trade knows by heart. */
export type Choice<V extends string> = Field<V, 'choice'> & {
  readonly options: Readonly<Record<V, string>>
  readonly tones?: Readonly<Record<V, Tone>>
  readonly hues?: Readonly<Record<V, number>>
}

interface ChoiceOptions<V extends string> extends FieldOptions {
  /** A colour beside the word, for choices that say how something stands. */
  readonly tones?: Readonly<Record<NoInfer<V>, Tone>>
  /** An angle in OKLCH for each value, for choices told apart by colour on a calendar; the word always stands beside it. */
  readonly hues?: Readonly<Record<NoInfer<V>, number>>
}

const fold = (text: string) => foldAccents(text.trim()).toLowerCase()

/** A person writes the label, a file may hold the key: both are read, whatever the case and the accents. */
export const readLabel =
  (entries: readonly (readonly [string, string])[]) =>
  (text: string): string =>
    entries.find(
      ([value, label]) => fold(label) === fold(text) || fold(value.replaceAll('_', ' ')) === fold(text.replaceAll('_', ' ')),
    )?.[0] ?? text.trim()

/** A text field that takes only the values of a list, sorted as the list is and not by the alphabet. */
export function listed<V extends string, const K extends FieldKind>(
  kind: K,
  label: string,
  labels: Readonly<Record<V, string>>,
  options: FieldOptions,
): Field<V, K> {
  const entries = Object.entries<string>(labels) as [V, string][]
  const values = entries.map(([value]) => value)
  const schema = z.literal(values, { error: messages.choose({ label, noun: options.noun }) })
  const base = textual<V, K>(kind, label, options, {
    schema,
    format: (value) => (Object.hasOwn(labels, value) ? labels[value] : value),
    parse: readLabel(entries),
  })
  return { ...base, compare: (a, b) => values.indexOf(a) - values.indexOf(b) }
}

/** `choice('Tipo', { idraulica: 'Idraulica', … })`: keys are kept, labels are shown. */
export function choice<const V extends string>(
  label: string,
  labels: Readonly<Record<V, string>>,
  { tones, hues, ...options }: ChoiceOptions<V> = {},
): Choice<V> {
  return { ...(tones && { tones }), ...(hues && { hues }), ...listed('choice', label, labels, options), options: labels }
}
