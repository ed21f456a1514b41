import type { Doubt } from '../../kernel/problem/doubt.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { documentNumber, partsOf } from '../../kernel/fields/document-number.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { messages } from '../../kernel/problem/messages.ts'
import { countOn, lacksNumber, numberIn, numberOf } from '../../kernel/derive/numbering.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Store } from '../../kernel/door/store.ts'

/** The greatest number that is kept of those that the record would go on. */
async function lastNumbered(store: Store, entity: AnyEntity, key: string, begins: string): Promise<AnyRow | undefined> {
  const { rows } = await store.query({
    entity: entity.name,
    where: [
      { field: key, op: 'gte', value: begins },
      { field: key, op: 'lt', value: `${begins}:` },
    ],
    sort: [{ field: key, direction: 'desc' }],
    page: { limit: 1 },
  })
  return rows[0]
}

/** The number that the record would be given now: nothing where it has one, or cannot be given one yet. */
export async function nextNumber(store: Store, entity: AnyEntity, values: Values, today: string): Promise<string | undefined> {
  const [key] = numberOf(entity) ?? []
  const counted = countOn(entity, values, today)
  if (key === undefined || numberIn(entity, values) !== undefined || !('begins' in counted)) return undefined
  const last = await lastNumbered(store, entity, key, counted.begins)
  const held = last && numberIn(entity, last)
  const { series, year } = partsOf(counted.begins)
  return documentNumber((held === undefined ? 0 : partsOf(held).count) + 1, year === '' ? undefined : Number(year), series || undefined)
}

/** Whether the record is about to get a number whose day comes before that of the number before it: lawful, and probably not meant. */
export async function numberDoubts(store: Store, entity: AnyEntity, values: Values, today: string): Promise<readonly Doubt[]> {
  const [key, number] = numberOf(entity) ?? []
  const of = number?.numbering.of
  const counted = countOn(entity, values, today)
  if (key === undefined || !number || of === undefined || !lacksNumber(entity, values) || !('begins' in counted)) return []
  const last = await lastNumbered(store, entity, key, counted.begins)
  const [held, day, field] = [last && numberIn(entity, last), last?.[of], entity.fields[of]]
  if (held === undefined || !field || typeof day !== 'string' || String(values[of]) >= day) return []
  return [{ path: of, message: messages.numberOutOfOrder(field, number.format(held), day) }]
}
