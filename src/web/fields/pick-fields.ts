import type { Field, Fields } from '../../kernel/fields/field.ts'

/** Those of some fields that bear one of the keys, in the order of the keys. */
export const pickFields = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.flatMap((key): [string, Field][] => (fields[key] ? [[key, fields[key]]] : [])))
