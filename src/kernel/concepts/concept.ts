import type { Field } from '../fields/field.ts'
import type { Meaning } from '../fields/meaning.ts'

/** A builder of a kind of field: `date`, `money`. */
type Kind = (label: string, options: never) => Field
type OptionsOf<K extends Kind> = NonNullable<Parameters<K>[1]>
/** What a concept says of every field that has its meaning; a description may say otherwise of its own. */
type Usual<K extends Kind> = Partial<OptionsOf<K>>

/** A builder of fields of one kind and one meaning, named by their description. */
export const namedConcept =
  <K extends Kind>(means: Meaning, kind: K, usual?: Usual<K>) =>
  (label: string, options?: OptionsOf<K>): ReturnType<K> =>
    kind(label, { ...usual, ...(options as object | undefined), means } as never) as ReturnType<K>

/** A builder of fields of one kind and one meaning, whose label may be left out. */
export const concept = <K extends Kind>(means: Meaning, kind: K, label: string, usual?: Usual<K>) => {
  const named = namedConcept(means, kind, usual)
  return (said = label, options?: OptionsOf<K>): ReturnType<K> => named(said, options)
}
