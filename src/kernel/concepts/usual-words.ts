import type { Field, Fields } from '../fields/field.ts'
import { foldText } from '../italian/words.ts'

const namesOf = ({ label, short = '', synonyms = [] }: Field): readonly string[] => [label, short, ...synonyms].map(foldText)

/**
 * Fields with the words of their concepts among their synonyms. A word by which the entity calls something already, or that an earlier
 * field has taken, stays out: of two totals «importo» is the first.
 */
export function withUsualWords<F extends Fields>(fields: F): F {
  const taken = new Set(Object.values(fields).flatMap(namesOf))
  const said = Object.entries(fields).map(([key, field]) => {
    const free = (field.usualWords ?? []).filter((word) => !taken.has(foldText(word)))
    for (const word of free) taken.add(foldText(word))
    return [key, free.length === 0 ? field : { ...field, synonyms: [...(field.synonyms ?? []), ...free] }]
  })
  return Object.fromEntries(said) as F
}
