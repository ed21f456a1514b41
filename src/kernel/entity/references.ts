import { isReference, isTeam, type AnyEntity } from './entity.ts'
import type { Field, Fields } from '../fields/field.ts'
import { columnsOf } from '../fields/lines.ts'
import type { Reference } from '../fields/reference.ts'
import type { Team } from '../fields/team.ts'

/** A place of a record that names others: a field of its own, one of several, or a column of its lines (`righe.articolo`). */
export interface ReferencePlace {
  readonly path: string
  readonly field: Reference<string> | Team<string>
}

/** A field that names one record or several. */
export const isNaming = (field: Field): field is Reference<string> | Team<string> => isReference(field) || isTeam(field)

/** The entity that a field leads to; '' where it leads to none. */
export const targetOf = (field: Field | undefined): string => (field && isNaming(field) ? field.target : '')

/** The ids of the records that a record names in some of its fields. */
export const namedIn = (fields: Fields, keys: readonly string[], row: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  keys.flatMap((key) => (fields[key] && isNaming(fields[key]) ? [row?.[key]].flat() : [])).filter((id) => typeof id === 'string')

/** Every place of an entity that refers to other records. */
export const referencesOf = (entity: AnyEntity): readonly ReferencePlace[] => referencesIn(entity.fields)

/** Every place of some fields that refers to other records. */
export const referencesIn = (fields: Fields): readonly ReferencePlace[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    isNaming(field)
      ? [{ path: key, field }]
      : Object.entries(columnsOf(field) ?? {}).flatMap(([column, inner]) =>
          isReference(inner) ? [{ path: `${key}.${column}`, field: inner }] : [],
        ),
  )

/** What a record holds at such a place, each with its path: one value, several, or one for each line (`righe.2.articolo`). */
export function valuesAt(row: Readonly<Record<string, unknown>>, place: string): readonly (readonly [path: string, value: unknown])[] {
  const [key = '', column] = place.split('.')
  const held = row[key]
  if (column === undefined) return Array.isArray(held) ? held.map((value: unknown) => [key, value]) : [[key, held]]
  if (!Array.isArray(held)) return []
  return held.map((line: Readonly<Record<string, unknown>>, at) => [`${key}.${at}.${column}`, line[column]])
}

/** The values at a place, each once: a record that names another in two lines names one record. */
export function heldAt(row: Readonly<Record<string, unknown>> | undefined, place: string): readonly unknown[] {
  if (!row) return []
  return place.includes('.') || Array.isArray(row[place]) ? [...new Set(valuesAt(row, place).map(([, value]) => value))] : [row[place]]
}
