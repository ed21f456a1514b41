import { isReference, type AnyEntity } from './entity.ts'
import { isKind, type Field, type Fields } from './fields/field.ts'
import type { Reference } from './fields/reference.ts'

/** A place of a record that names others: a field of its own, or a column of its lines (`righe.articolo`). */
export interface ReferencePlace {
  readonly path: string
  readonly field: Reference<string>
}

const columnsOf = (field: Field): Fields => (isKind(field, 'lines') && 'of' in field ? (field.of as Fields) : {})

/** Every place of an entity that refers to other records. */
export const referencesOf = (entity: AnyEntity): readonly ReferencePlace[] =>
  Object.entries(entity.fields).flatMap(([key, field]) =>
    isReference(field)
      ? [{ path: key, field }]
      : Object.entries(columnsOf(field)).flatMap(([column, inner]) =>
          isReference(inner) ? [{ path: `${key}.${column}`, field: inner }] : [],
        ),
  )

/** What a record holds at such a place, each with its own path: one value, or one for each line (`righe.2.articolo`). */
export function valuesAt(row: Readonly<Record<string, unknown>>, place: string): readonly (readonly [path: string, value: unknown])[] {
  const [key = '', column] = place.split('.')
  const held = row[key]
  if (column === undefined) return [[key, held]]
  if (!Array.isArray(held)) return []
  return held.map((line: Readonly<Record<string, unknown>>, at) => [`${key}.${at}.${column}`, line[column]])
}

/** The values at a place, each once: a record that names another in two lines names one record. */
export function heldAt(row: Readonly<Record<string, unknown>> | undefined, place: string): readonly unknown[] {
  if (!row) return []
  return place.includes('.') ? [...new Set(valuesAt(row, place).map(([, value]) => value))] : [row[place]]
}
