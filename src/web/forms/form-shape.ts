import { isFixed, statusOf, type AnyEntity, type FormGroup } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Field, Fields } from '../../kernel/fields/field.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import { apartOf } from '../../kernel/derive/parts.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { pickFields } from '../fields/pick-fields.ts'
import type { FormTarget } from './form-target.ts'

/** The groups that a form shows: those about a record that exists stay out until it does, and what new lines say one by one. */
export function groupsOf(entity: AnyEntity, mode: FormTarget['mode']): readonly FormGroup[] {
  if (mode === 'edit') return entity.form
  const by = apartOf(entity)?.by
  return entity.form.filter((group) => group.on !== 'edit').map((group) => ({ ...group, fields: group.fields.filter((key) => key !== by) }))
}

/** The fields that stand in a form, the status of an existing record among them. */
export function placedFields(entity: AnyEntity, mode: FormTarget['mode']): Fields {
  const placed = groupsOf(entity, mode).flatMap((group) => group.fields)
  const status = mode === 'edit' ? statusOf(entity)?.[0] : undefined
  const keys = status && !placed.includes(status) ? [status, ...placed] : placed
  return pickFields(entity.fields, keys)
}

/** Those of them that are written by who sees the form. */
export const fieldsOf = (entity: AnyEntity, mode: FormTarget['mode']): Fields =>
  Object.fromEntries(Object.entries(placedFields(entity, mode)).filter(([key]) => !isFixed(entity, key)))

/** Room that a field takes in a form: a table is as tall as many of them. */
const heightOf = (field: Field | undefined): number => (field === undefined ? 0 : columnsOf(field) ? 8 : field.wide ? 2 : 1)
const heightsOf = ({ fields }: AnyEntity, groups: readonly FormGroup[]): readonly number[] =>
  groups.map((group) => group.fields.reduce((sum, key) => sum + heightOf(fields[key]), 0))
const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0)

/** From here on a form would be three screens tall in a dialog of the usual width. */
const TALL = 24

/** Whether the groups of a form need two columns of a desk. */
export function isTall(entity: AnyEntity, mode: FormTarget['mode']): boolean {
  const heights = heightsOf(entity, groupsOf(entity, mode))
  return heights.length > 1 && sumOf(heights) >= TALL
}

/** After how many of its groups a form goes on in a second column, so that both are about as tall. */
export function breakOf(entity: AnyEntity, groups: readonly FormGroup[]): number {
  const heights = heightsOf(entity, groups)
  const tallest = heights.map((_, at) => Math.max(sumOf(heights.slice(0, at + 1)), sumOf(heights.slice(at + 1))))
  return tallest.indexOf(Math.min(...tallest)) + 1
}

/** What a record keeps, without its id, its version and what is worked out. */
export const storedValues = (entity: AnyEntity, row: AnyRow): Values =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([key, field]) =>
      isStored(field) && row[key] !== undefined ? [[key, keptValue(field, row[key])]] : [],
    ),
  )

/** A value that was read as it is kept. */
export const keptValue = (field: Field, value: unknown): unknown => (value === undefined ? value : (field.kept?.(value) ?? value))
