import type { AnyEntity } from '../entity.ts'
import { headOf, oversIn, pathsOf } from '../../expression/paths.ts'
import { derivedInOrder } from '../../evaluation/worked-fields.ts'
import { isDerived, isShown, isStored } from '../../fields/derived.ts'
import type { Field, Fields } from '../../fields/field.ts'
import { columnsOf, type Lines } from '../../fields/lines.ts'
import { DefinitionError } from '../../problem/problem.ts'

/** What can be told of the lines of an entity without the others. */
export function checkLines(entity: AnyEntity): void {
  for (const [key, field] of Object.entries(entity.fields)) {
    const columns = columnsOf(field)
    if (!columns) continue
    const place = `${entity.name}.${key}`
    for (const [column, one] of Object.entries(columns)) checkColumn(`${place}.${column}`, one, columns)
    derivedInOrder({ name: place, fields: columns })
    checkFoot(entity, place, field as Lines<Fields>)
  }
}

function checkColumn(place: string, field: Field, columns: Fields): void {
  if (isShown(field)) throw new DefinitionError(place, 'is only shown, and a line keeps no words.', 'Work it out as an expression.')
  if (!isDerived(field)) return
  const stranger = pathsOf(field.derive)
    .map(headOf)
    .find((head) => !Object.hasOwn(columns, head))
  if (stranger === undefined) return
  throw new DefinitionError(place, `'${stranger}' is not a column.`, `Columns: ${Object.keys(columns).join(', ')}.`)
}

function checkFoot(entity: AnyEntity, place: string, { of, totals = [], starts = {} }: Lines<Fields>): void {
  const { fields } = entity
  const beyond = totals.length > 0 ? overOthers(entity) : new Set()
  for (const key of totals) {
    const total = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!total || !isDerived(total) || !total.numeric)
      throw new DefinitionError(
        `${place}.totals`,
        `'${key}' is no number that the record works out.`,
        'Name a field made with overLines, totalOf…',
      )
    if (beyond.has(key))
      throw new DefinitionError(
        `${place}.totals`,
        `'${key}' is worked out from other records, which nobody reads while somebody types.`,
        'Name what the lines come to by themselves.',
      )
  }
  for (const [key, value] of Object.entries<unknown>(starts)) {
    const column = Object.hasOwn(of, key) ? of[key] : undefined
    if (column && isStored(column) && column.schema.safeParse(value).success) continue
    throw new DefinitionError(`${place}.starts`, `'${key}' cannot begin so.`, 'Give a column that is written a value that it takes.')
  }
}

/** The worked-out fields of an entity that go over other records, or name one that does. */
function overOthers(entity: AnyEntity): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [key, node] of derivedInOrder(entity)) {
    if (oversIn(node).some(({ lines }) => lines === undefined) || pathsOf(node).some((path) => found.has(path))) found.add(key)
  }
  return found
}
