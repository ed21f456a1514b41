import { isFixed, statusOf, type AnyEntity, type FormGroup } from '../../kernel/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Field, Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/store/change.ts'
import type { FormTarget } from './form-target.ts'

/** The groups that a form shows: those about a record that exists stay out until it does. */
export const groupsOf = (entity: AnyEntity, mode: FormTarget['mode']): readonly FormGroup[] =>
  entity.form.filter((group) => mode === 'edit' || group.on !== 'edit')

/** The fields that stand in a form, the status of an existing record among them. */
export function placedFields(entity: AnyEntity, mode: FormTarget['mode']): Fields {
  const placed = groupsOf(entity, mode).flatMap((group) => group.fields)
  const status = mode === 'edit' ? statusOf(entity)?.[0] : undefined
  const keys = status && !placed.includes(status) ? [status, ...placed] : placed
  return pick(entity.fields, keys)
}

/** Those of them that are written by who sees the form. */
export const fieldsOf = (entity: AnyEntity, mode: FormTarget['mode']): Fields =>
  Object.fromEntries(Object.entries(placedFields(entity, mode)).filter(([key]) => !isFixed(entity, key)))

export const pick = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.flatMap((key): [string, Field][] => (fields[key] ? [[key, fields[key]]] : [])))

/** What a record keeps, without its id, its version and what is worked out. */
export const storedValues = (entity: AnyEntity, row: AnyRow): Values =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([key, field]) =>
      isStored(field) && row[key] !== undefined ? [[key, keptValue(field, row[key])]] : [],
    ),
  )

/** A value that was read as it is kept. */
export const keptValue = (field: Field, value: unknown): unknown => (value === undefined ? value : (field.kept?.(value) ?? value))

/** Whether two values of a record are the same; lists are compared by what is in them. */
export const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
