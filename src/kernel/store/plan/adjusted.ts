import type { AnyEntity } from '../../entity/entity.ts'
import { isStored } from '../../fields/derived.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import type { Values } from '../../door/change.ts'
import { refuse } from './refusal.ts'

/** Numbers changed by so much; an empty one counts as nothing. Refuses what is no number and what is worked out. */
export function adjusted(entity: AnyEntity, before: AnyRow, by: Readonly<Record<string, number>>): Values {
  return Object.fromEntries(
    Object.entries(by).map(([key, change]) => {
      const field = Object.hasOwn(entity.fields, key) ? entity.fields[key] : undefined
      if (!field?.numeric || !isStored(field)) return refuse('invalid', messages.unknownField(key), key)
      const scale = 10 ** (field.digits ?? 0)
      const held = typeof before[key] === 'number' ? before[key] : 0
      return [key, (Math.round(held * scale) + Math.round(change * scale)) / scale]
    }),
  )
}
