import type { AnyEntity } from '../../kernel/entity.ts'
import { isReference } from '../../kernel/entity.ts'
import { numberOf } from '../../kernel/numbering.ts'
import { columnsOf, isOrdered, orderColumn, sameColumn, sameKeys, type Column } from './columns.ts'

/** What lists sort and filter by, and what records are recognised and counted by. */
export function indicesOf(entity: AnyEntity): readonly (readonly string[])[] {
  const { fields, sort = [], table, span, slot, board } = entity
  const references = Object.entries(fields).flatMap(([key, field]) => (isReference(field) ? [key] : []))
  const sorted = columnsOf(entity).filter(
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
    ...(number ? [[number[0]]] : []),
    ...(board ? [[board, ...(main ? [main] : []), 'id']] : []),
    ...sameKeys(entity).map((key) => [sameColumn(key)]),
  ]
  // An index that another begins with says nothing more.
  return [...new Map(wanted.map((keys) => [keys.join(), keys])).values()].filter(
    (keys, _, all) => !all.some((other) => other.length > keys.length && keys.every((key, at) => other[at] === key)),
  )
}

const sortColumn = (column: Column): string => (isOrdered(column) ? orderColumn(column.key) : column.key)
