import { isDerived, isStored } from './derived.ts'
import { isOptional, type Fields } from './field.ts'
import { columnsOf } from './lines.ts'

/** The lines that a figure adds up, and their column, where a line needs nothing but that: «già pagato» of what was paid bit by bit. */
export function summedLines(fields: Fields, key: string): { readonly lines: string; readonly column: string } | undefined {
  const field = fields[key]
  const { fn, lines = '', of } = (field && isDerived(field) && 'over' in field.derive && field.derive.over) || {}
  const column = fn === 'sum' && of && 'field' in of ? of.field : undefined
  const columns = columnsOf(fields[lines])
  if (column === undefined || !columns?.[column]) return undefined
  const isAlone = Object.entries(columns).every(([one, each]) => one === column || isOptional(each) || !isStored(each))
  return isAlone ? { lines, column } : undefined
}

/** What may be said of a record: what is kept, and sums of which one line can be written. */
export const sayable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key, field]) => isStored(field) || summedLines(fields, key)))
