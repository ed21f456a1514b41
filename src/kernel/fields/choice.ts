import * as z from 'zod/mini'
import { foldAccents, visibleCode } from '../italian/words.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldKind, FieldOptions, Tone } from './field.ts'
import { textual } from './textual.ts'

/** A value out of a short list that the trade knows by heart. */
export type Choice<V extends string> = Field<V, 'choice'> & {
  readonly options: Readonly<Record<V, string>>
  readonly tones?: Readonly<Record<V, Tone>>
  readonly hues?: Readonly<Record<V, number>>
  readonly also?: ChoiceOptions<V>['also']
  readonly suitsAll?: V
  readonly later?: Later
}

/** Values that official tables newer than the description bring; each says its own name, because the description cannot. */
export interface Later {
  readonly is: (value: string) => boolean
  readonly label: (value: string) => string
  /** Those among what the records keep of newer tables (`places` of the sector). */
  readonly among: (differences: string) => readonly string[]
}

export interface ChoiceOptions<V extends string> extends FieldOptions {
  /** A colour beside the word, for choices that say how something stands. */
  readonly tones?: Readonly<Record<NoInfer<V>, Tone>>
  /** An angle in OKLCH for each value, for choices told apart by colour on a calendar; the word always stands beside it. */
  readonly hues?: Readonly<Record<NoInfer<V>, number>>
  /** Other names of a value: what people type, files and documents say («Inghilterra»). */
  readonly also?: Readonly<Partial<Record<NoInfer<V>, readonly string[]>>>
  /** The value that is found with any other: who is flexible can come on Sundays too. */
  readonly suitsAll?: NoInfer<V>
  readonly later?: Later
}

const fold = (text: string) => foldAccents(visibleCode(text).trim()).toLowerCase()

/** A person writes the label or another name, a file may hold the key: all are read, whatever the case and the accents. */
export const readLabel =
  (entries: readonly (readonly [string, string])[], also: Readonly<Partial<Record<string, readonly string[]>>> = {}) =>
  (text: string): string => {
    const said = fold(text)
    const key = fold(text.replaceAll('_', ' '))
    const isOne = ([value, label]: readonly [string, string]) => fold(label) === said || fold(value.replaceAll('_', ' ')) === key
    const named = entries.find(isOne) ?? entries.find(([value]) => also[value]?.some((name) => fold(name) === said))
    return named?.[0] ?? text.trim()
  }

/** A text field that takes only the values of a list, sorted as the list is and not by the alphabet. */
export function listed<V extends string, const K extends FieldKind>(
  kind: K,
  label: string,
  labels: Readonly<Record<V, string>>,
  options: FieldOptions,
  { also, later }: { readonly [Key in 'also' | 'later']?: ChoiceOptions<V>[Key] | undefined } = {},
): Field<V, K> {
  const entries = Object.entries<string>(labels) as [V, string][]
  const values = entries.map(([value]) => value)
  const error = messages.choose({ label, noun: options.noun })
  const isOne = (value: unknown) => typeof value === 'string' && (Object.hasOwn(labels, value) || later?.is(value) === true)
  const schema = later ? z.custom<V>(isOne, { error }) : z.literal(values, { error })
  const base = textual<V, K>(kind, label, options, {
    schema,
    format: (value) => (Object.hasOwn(labels, value) ? labels[value] : later?.is(value) ? later.label(value) : value),
    parse: readLabel(entries, also),
  })
  return { ...base, ranks: values }
}

/** `choice('Tipo', { idraulica: 'Idraulica', … })`: keys are kept, labels are shown. */
export function choice<const V extends string>(
  label: string,
  labels: Readonly<Record<V, string>>,
  { tones, hues, also, suitsAll, later, ...options }: ChoiceOptions<V> = {},
): Choice<V> {
  const more = {
    ...(tones && { tones }),
    ...(hues && { hues }),
    ...(also && { also }),
    ...(suitsAll !== undefined && { suitsAll }),
    ...(later && { later }),
  }
  return { ...more, ...listed('choice', label, labels, options, { also, later }), options: labels }
}
