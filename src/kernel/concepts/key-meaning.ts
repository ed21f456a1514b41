import type { Fields } from '../fields/field.ts'
import type { Meaning } from '../fields/meaning.ts'

/** The key of the first field with a meaning; of several meanings an earlier one comes first. */
export function keyMeaning(fields: Fields, ...meanings: readonly Meaning[]): string | undefined {
  const keys = Object.keys(fields)
  for (const means of meanings) {
    const found = keys.find((key) => fields[key]?.means === means)
    if (found !== undefined) return found
  }
  return undefined
}
