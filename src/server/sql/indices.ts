import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isReference } from '../../kernel/entity/entity.ts'
import { isDerived, isStored } from '../../kernel/fields/derived.ts'
import { numberOf } from '../../kernel/derive/numbering.ts'
import { isOrdered, orderColumn, sameColumn, sameKeys, tableColumnsOf, type Column } from './columns.ts'

/** What lists sort and filter by, and what records are recognised and counted by. */
export function indicesOf(entity: AnyEntity): readonly (readonly string[])[] {
  const { fields, sort = [], table, span, slot, board } = entity
  const references = Object.entries(fields).flatMap(([key, field]) => (isReference(field) ? [key] : []))
  const sorted = tableColumnsOf(entity).filter(
    ({ key, isJson }) => !isJson && (table.includes(key) || key === sort[0]?.field) && !references.includes(key),
  )
  const number = numberOf(entity)
  const first = sorted.find(({ key }) => key === sort[0]?.field)
  const main = first && sortColumn(first)
  const lanes = [span && [span.lane, span.from], slot?.lane === undefined ? undefined : [slot.lane, slot.day]]
  const days = [span?.from, slot?.day].filter((key) => key !== undefined)
  const wanted: readonly (readonly string[])[] = [
    ...sorted.map((column) => [sortColumn(column), 'id']),
    ...references.map((key) => [key]),
    ...lanes.filter((keys) => keys !== undefined),
    ...days.map((key) => [key, 'id']),
    ...(span ? [[span.lasts]] : []),
    ...shiftedDays(entity).flatMap((key) => [[key, 'id'], ...(board ? [[board, key, 'id']] : [])]),
    ...(number ? [[number[0]]] : []),
    ...(board ? [[board, ...(main ? [main] : []), 'id']] : []),
    ...sameKeys(entity).map((key) => [sameColumn(key)]),
  ]
  // An index that another begins with says nothing more.
  return [...new Map(wanted.map((keys) => [keys.join(), keys])).values()].filter(
    (keys, _, all) => !all.some((other) => other.length > keys.length && keys.every((key, at) => other[at] === key)),
  )
}

/** Between a day and the days that it is moved by, where an index holds what they come to: `arrivo+notti`. */
export const SHIFTED = '+'

/** The days that are worked out of two fields of the record, as an index holds them: «partenza» is `arrivo+notti`. */
const shiftedDays = ({ fields }: AnyEntity): readonly string[] =>
  Object.values(fields).flatMap((field) => {
    if (!isDerived(field) || !('fn' in field.derive) || field.derive.fn !== 'shift') return []
    const keys = field.derive.of.map((part) => ('field' in part ? part.field : ''))
    return keys.every((key) => fields[key] && isStored(fields[key]) && !fields[key].digits) ? [keys.join(SHIFTED)] : []
  })

const sortColumn = (column: Column): string => (isOrdered(column) ? orderColumn(column.key) : column.key)
