import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Field } from '../../kernel/fields/field.ts'
import { orderOf } from '../../kernel/fields/order.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'

/** How a field is kept in a table. Numbers are whole: those with a comma are kept in steps of their last digit. */
export interface Column {
  readonly key: string
  readonly field: Field
  readonly type: 'text' | 'whole'
  /** Whether the column holds a list or lines as JSON. */
  readonly isJson: boolean
  readonly digits: number
}

/** The column beside a text that it is sorted by, and the one by which two of its values are the same. */
export const orderColumn = (key: string): string => `${key}__order`
export const sameColumn = (key: string): string => `${key}__same`

const known = new WeakMap<AnyEntity, readonly Column[]>()

export function columnsOf(entity: AnyEntity): readonly Column[] {
  const columns = known.get(entity) ?? makeColumns(entity)
  known.set(entity, columns)
  return columns
}

const makeColumns = ({ fields }: AnyEntity): readonly Column[] =>
  Object.entries(fields).flatMap(([key, field]): readonly Column[] => {
    if (!isStored(field)) return []
    const isJson = field.column === 'json'
    return [{ key, field, type: field.numeric || field.column === 'integer' ? 'whole' : 'text', isJson, digits: field.digits ?? 0 }]
  })

/** A field that is sorted by something else than its value: a text by its place in a register, a choice by its place in the list. */
export const isOrdered = ({ field, isJson }: Pick<Column, 'field' | 'isJson'>): boolean =>
  (field.orderKey !== undefined || field.ranks !== undefined) && !isJson

/** What a record is sorted by in the column beside a field, as a text that is compared sign by sign. */
function orderText(field: Field, value: unknown): string | null {
  if (value === undefined || value === null) return null
  const key = orderOf(field, value)
  return typeof key === 'number' ? String(key).padStart(RANK_DIGITS, '0') : key
}

const RANK_DIGITS = 5

/** The fields by which records of the entity are recognised, where what means the same may be written in several ways. */
export const sameKeys = ({ unique = [], alike = [], fields }: AnyEntity): readonly string[] => [
  ...new Set([...unique, ...alike].flat().filter((key) => fields[key]?.identity !== undefined)),
]

/** A value as a column keeps it; null for what is empty. */
export function toColumn({ isJson, digits }: Pick<Column, 'isJson' | 'digits'>, value: unknown): string | number | null {
  if (value === undefined || value === null) return null
  if (isJson) return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number') return Math.round(value * 10 ** digits)
  return value as string
}

/** A value as a record holds it; undefined for what is empty. */
export function fromColumn({ field, isJson, digits }: Pick<Column, 'field' | 'isJson' | 'digits'>, held: unknown): unknown {
  if (held === null || held === undefined) return undefined
  if (isJson) return JSON.parse(held as string)
  if (field.numeric) return Number(held) / 10 ** digits
  return field.column === 'integer' ? Number(held) === 1 : held
}

/** All values of a record's row in its table, in the order of `columnNames`. */
export function rowValues(entity: AnyEntity, row: AnyRow): readonly (string | number | null)[] {
  const columns = columnsOf(entity)
  const texts = columns.filter(isOrdered)
  return [
    row.id,
    row.version,
    ...columns.map((column) => toColumn(column, row[column.key])),
    ...texts.map(({ key, field }) => orderText(field, row[key])),
    ...sameKeys(entity).map((key) => (row[key] === undefined ? null : (entity.fields[key]?.identity?.(row[key]) ?? null))),
  ]
}

export const columnNames = (entity: AnyEntity): readonly string[] => {
  const columns = columnsOf(entity)
  return [
    'id',
    'version',
    ...columns.map(({ key }) => key),
    ...columns.filter(isOrdered).map(({ key }) => orderColumn(key)),
    ...sameKeys(entity).map(sameColumn),
  ]
}
