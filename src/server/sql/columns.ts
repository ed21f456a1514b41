import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Field } from '../../kernel/fields/field.ts'
import { orderOf } from '../../kernel/fields/order.ts'
import { isOwnKey } from '../../kernel/fields/own-key.ts'
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

/**
 * The column of every table in which the values of fields stand that a firm has added itself: one object in JSON, by the keys of the
 * fields, each value as a column of its own would keep it. What texts are sorted by stands in it under `orderColumn`.
 */
export const OWN_COLUMN = '_propri'

interface Columns {
  readonly all: readonly Column[]
  readonly table: readonly Column[]
  readonly own: readonly Column[]
}

const known = new WeakMap<AnyEntity, Columns>()

function knownOf(entity: AnyEntity): Columns {
  const found = known.get(entity)
  if (found) return found
  const all = makeColumns(entity)
  const { own = [], table = [] } = Object.groupBy(all, ({ key }) => (isOwnKey(key) ? 'own' : 'table'))
  const made = { all, table, own }
  known.set(entity, made)
  return made
}

/** Every field that is kept, whether in a column of its own or among those of the firm. */
export const columnsOf = (entity: AnyEntity): readonly Column[] => knownOf(entity).all

/** The columns of the table, which are those of the trade. */
export const tableColumnsOf = (entity: AnyEntity): readonly Column[] => knownOf(entity).table

const ownColumnsOf = (entity: AnyEntity): readonly Column[] => knownOf(entity).own

/** Whether a field is kept as a whole number: a number in steps of its last digit, or yes and no. */
export const isWhole = ({ numeric, column }: Field): boolean => numeric || column === 'integer'

const makeColumns = ({ fields }: AnyEntity): readonly Column[] =>
  Object.entries(fields).flatMap(([key, field]): readonly Column[] => {
    if (!isStored(field)) return []
    const isJson = field.column === 'json'
    return [{ key, field, type: isWhole(field) ? 'whole' : 'text', isJson, digits: field.digits ?? 0 }]
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
  const columns = tableColumnsOf(entity)
  const texts = columns.filter(isOrdered)
  return [
    row.id,
    row.version,
    ...columns.map((column) => toColumn(column, row[column.key])),
    ...texts.map(({ key, field }) => orderText(field, row[key])),
    ...sameKeys(entity).map((key) => (row[key] === undefined ? null : (entity.fields[key]?.identity?.(row[key]) ?? null))),
    ...ownValues(entity, row),
  ]
}

/** The values of a firm's own fields as their column keeps them; nothing where it has none: then the column stays as it is. */
function ownValues(entity: AnyEntity, row: AnyRow): readonly (string | null)[] {
  const columns = ownColumnsOf(entity)
  if (columns.length === 0) return []
  const held = columns.flatMap((column): readonly (readonly [string, string | number | null])[] => {
    const { key, field } = column
    const value = toColumn(column, row[key])
    if (value === null) return []
    return [
      [key, value],
      ...(field.ranks === undefined && isOrdered(column) ? [[orderColumn(key), orderText(field, row[key])] as const] : []),
    ]
  })
  return [held.length === 0 ? null : JSON.stringify(Object.fromEntries(held))]
}

export const columnNames = (entity: AnyEntity): readonly string[] => {
  const columns = tableColumnsOf(entity)
  return [
    'id',
    'version',
    ...columns.map(({ key }) => key),
    ...columns.filter(isOrdered).map(({ key }) => orderColumn(key)),
    ...sameKeys(entity).map(sameColumn),
    ...(ownColumnsOf(entity).length > 0 ? [OWN_COLUMN] : []),
  ]
}
