import * as k from '../../kernel/describe.ts'

type Options<V extends string> = Omit<NonNullable<Parameters<typeof k.choice<V>>[2]>, 'tones'>

/** How a record stands, worked out: each word with its label and its colour, and which of them holds. */
export function standing<const V extends string, const N extends string>(
  label: string,
  words: Readonly<Record<V, readonly [label: string, tone: k.Tone]>>,
  derive: k.Expression<N>,
  options: Options<NoInfer<V>> = {},
) {
  const keys = Object.keys(words) as V[]
  const of = <T>(pick: (word: readonly [label: string, tone: k.Tone]) => T) =>
    Object.fromEntries(keys.map((key) => [key, pick(words[key])])) as Readonly<Record<V, T>>
  return k.derived(
    k.choice<V>(
      label,
      of(([said]) => said),
      { ...options, tones: of(([, tone]) => tone) },
    ),
    derive,
  )
}
