import type { Doubt } from '../../kernel/problem/doubt.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { lastNumbered } from '../../kernel/derive/last-numbered.ts'
import { numberAmong, partsOf } from '../../kernel/fields/document-number.ts'
import { messages } from '../../kernel/problem/messages.ts'
import { countOn, lacksNumber, numberIn, numberOf } from '../../kernel/derive/numbering.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Store } from '../../kernel/door/store.ts'
import { lastElsewhere, type FirstNumbers } from '../../kernel/derive/first-numbers.ts'

/** The number that the record would be given now: nothing where it has one, or cannot be given one yet. */
export async function nextNumber(
  store: Store,
  entity: AnyEntity,
  values: Values,
  today: string,
  first?: FirstNumbers,
): Promise<string | undefined> {
  const [key] = numberOf(entity) ?? []
  const counted = countOn(entity, values, today)
  if (key === undefined || numberIn(entity, values) !== undefined || !('begins' in counted)) return undefined
  const last = await lastNumbered(store, { entity, key, begins: counted.begins })
  const held = (last && numberIn(entity, last)) ?? lastElsewhere(first, entity.name, counted.begins)
  return numberAmong(counted.begins, (held === undefined ? 0 : partsOf(held).count) + 1)
}

/** Whether the record is about to get a number whose day comes before that of the number before it: lawful, and probably not meant. */
export async function numberDoubts(store: Store, entity: AnyEntity, values: Values, today: string): Promise<readonly Doubt[]> {
  const [key, number] = numberOf(entity) ?? []
  const of = number?.numbering.of
  const counted = countOn(entity, values, today)
  if (key === undefined || !number || of === undefined || !lacksNumber(entity, values) || !('begins' in counted)) return []
  const last = await lastNumbered(store, { entity, key, begins: counted.begins })
  const [held, day, field] = [last && numberIn(entity, last), last?.[of], entity.fields[of]]
  if (held === undefined || !field || typeof day !== 'string' || String(values[of]) >= day) return []
  return [{ path: of, message: messages.numberOutOfOrder(field, number.format(held), day) }]
}
