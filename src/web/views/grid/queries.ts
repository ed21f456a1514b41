import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'
import type { Query } from '../../../kernel/door/store.ts'
import type { Period } from './period.ts'

type Asked = Omit<Query, 'page'>

/** A hook cannot be left out: where there is nothing to ask, it asks for no record. */
export const nothing = (entity: string): Asked => ({ entity, where: [{ field: 'id', op: 'in', value: [] }] })

export const between = (field: string, { first, last }: Period): readonly Comparison[] => [
  { field, op: 'gte', value: first },
  { field, op: 'lte', value: last },
]

/** What happens in the order of its days, and on a day of its hours. */
export function dayInTurn({ slot }: AnyEntity) {
  const { day = '', time } = slot ?? {}
  return [day, ...(time === undefined ? [] : [time])].map((field) => ({ field, direction: 'asc' }) as const)
}
