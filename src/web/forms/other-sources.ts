import { nextValues } from '../../kernel/derive/chain.ts'
import type { Chain } from '../../kernel/entity/chain.types.ts'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Comparison, Condition } from '../../kernel/expression/condition.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { Values } from '../../kernel/door/change.ts'
import { showValue } from '../fields/typing.ts'
import { isSameValue } from '../fields/same-value.ts'

/** Where a form keeps the records that come into the new one beside the first: no field is called so. */
export const OTHERS = '+others'

export const othersIn = (typed: Values): readonly AnyRow[] => (Array.isArray(typed[OTHERS]) ? typed[OTHERS] : [])

/** The records that may come into the next one together with the first: fit for it, not in another yet, and alike in what they must share. */
export function othersOf({ made = '', by, when, lapsed }: Chain, next: AnyEntity, from: AnyRow): readonly Condition[] {
  const [status] = statusOf(next) ?? []
  const none: Comparison = { field: made, op: 'empty' }
  const gone: readonly Comparison[] = status === undefined ? [] : [{ field: `${made}.${status}`, op: 'in', value: lapsed }]
  return [
    ...when,
    lapsed.length > 0 && gone.length > 0 ? { any: [[none], gone] } : none,
    ...(by === undefined ? [] : [{ field: by, op: 'eq', value: from[by] } as const]),
    { field: 'id', op: 'ne', value: from.id },
  ]
}

/** What changes in a form when a record comes in: its lines stand under those that are there, and what is empty is filled. */
export function withOther(chain: Chain, next: AnyEntity, other: AnyRow, typed: Values): Values {
  return changed(chain, next, other, (key, shown) => {
    const held = typed[key]
    if (Array.isArray(shown) && columnsOf(next.fields[key])) return [...(Array.isArray(held) ? held : []), ...shown]
    return isBlank(held) ? shown : held
  })
}

/** What changes when it goes out again: its lines go that nobody has written in since. */
export function withoutOther(chain: Chain, next: AnyEntity, other: AnyRow, typed: Values): Values {
  return changed(chain, next, other, (key, shown) => {
    const held: unknown = typed[key]
    if (!Array.isArray(held) || !Array.isArray(shown) || !columnsOf(next.fields[key])) return held
    const left: unknown[] = [...held]
    for (const line of shown) {
      const at = left.findLastIndex((one) => isSameValue(one, line))
      if (at >= 0) left.splice(at, 1)
    }
    return left
  })
}

function changed(chain: Chain, next: AnyEntity, other: AnyRow, become: (key: string, shown: unknown) => unknown): Values {
  const brought = Object.entries(nextValues(chain, next, [other]))
  return Object.fromEntries(
    brought.flatMap(([key, value]) => {
      const field = next.fields[key]
      return field ? [[key, become(key, showValue(field, value))] as const] : []
    }),
  )
}
