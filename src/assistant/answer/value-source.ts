import { dayIn } from './words.ts'
import type { FoundValue } from './found-value.ts'
import type { Asked, Asking } from '../meaning/meaning.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isKind } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'

/** Another value that says what an empty one does not. */
export async function sourceOf(found: FoundValue, row: AnyRow): Promise<Extract<Asking, { is: 'tell' }> | undefined> {
  const { asking } = found
  if (!isBlank(row[asking.field])) return undefined
  const last = lastWithValue(found)
  if (last)
    return { is: 'tell', entity: asking.entity, where: [{ field: 'id', op: 'eq', value: last.id }], field: asking.field, sums: false }
  const time = plannedTime(found, row)
  if (time !== undefined)
    return { is: 'tell', entity: asking.entity, where: [{ field: 'id', op: 'eq', value: row.id }], field: time, sums: false }
  const elsewhere = await namesakeOf(found, row)
  return elsewhere && { is: 'tell', sums: false, field: asking.field, ...elsewhere }
}

/** «che voto ha preso il Girasole?»: what still lies ahead has none; the last that has one is meant. */
function lastWithValue({ asking: { field: path }, entity, field, rows, asksTitle, saysDay }: FoundValue): AnyRow | undefined {
  const day = entity.slot?.day
  if (day === undefined || asksTitle || saysDay || path.includes('.') || !field.numeric) return undefined
  return rows.filter((one) => !isBlank(one[path])).toSorted((a, b) => dayIn(b, day).localeCompare(dayIn(a, day)))[0]
}

/** «a che ora arriva?», of whom nobody has written down when they came: when they are to come. */
function plannedTime({ desk: { trade }, asking, field }: FoundValue, row: AnyRow): string | undefined {
  const time = trade.timeOf(asking.entity)
  return isKind(field, 'time') && time !== undefined && time !== asking.field && !isBlank(row[time]) ? time : undefined
}

/** «il telefono della Golf», where the car says none, is that of whoever it belongs to. */
async function namesakeOf({ desk: { trade, store }, asking }: FoundValue, row: AnyRow): Promise<Asked | undefined> {
  const { entity: name, field: path } = asking
  for (const way of trade.waysFrom(name)) {
    const id = row[way.path]
    if (
      way.hops !== 1 ||
      way.many ||
      typeof id !== 'string' ||
      trade.entity(way.target).fields[path]?.kind !== trade.entity(name).fields[path]?.kind
    )
      continue
    const one = await store.get(way.target, id)
    if (one && !isBlank(one[path])) return { entity: way.target, where: [{ field: 'id', op: 'eq', value: id }] }
  }
  return undefined
}
