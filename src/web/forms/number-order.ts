import type { Doubt } from '../../kernel/doubts.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import { messages } from '../../kernel/messages.ts'
import { countOn, lacksNumber, numberIn, numberOf } from '../../kernel/numbering.ts'
import type { Values } from '../../kernel/store/change.ts'
import type { Store } from '../../kernel/store/store.ts'

/** Whether the record is about to get a number whose day comes before that of the number before it: lawful, and probably not meant. */
export async function numberDoubts(store: Store, entity: AnyEntity, values: Values, today: string): Promise<readonly Doubt[]> {
  const [key, number] = numberOf(entity) ?? []
  const of = number?.numbering.of
  const counted = countOn(entity, values, today)
  if (key === undefined || !number || of === undefined || !lacksNumber(entity, values) || !('begins' in counted)) return []
  const { rows } = await store.query({
    entity: entity.name,
    where: [
      { field: key, op: 'gte', value: counted.begins },
      { field: key, op: 'lt', value: `${counted.begins}:` },
    ],
    sort: [{ field: key, direction: 'desc' }],
    page: { limit: 1 },
  })
  const [last] = rows
  const [held, day, field] = [last && numberIn(entity, last), last?.[of], entity.fields[of]]
  if (held === undefined || !field || typeof day !== 'string' || String(values[of]) >= day) return []
  return [{ path: of, message: messages.numberOutOfOrder(field, number.format(held), day) }]
}
