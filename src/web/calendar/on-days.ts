import { statusOf, takingWhere, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Comparison } from '../../kernel/expression/condition.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { countsNights } from '../../kernel/derive/span-unit.ts'

/** The field that says on which day a record begins. */
export const dayFieldOf = ({ slot, span }: AnyEntity): string => slot?.day ?? span?.from ?? ''

/** The records that stand on the days from `first` to `last`: by their slot, or by a part of their span. */
export function onDays(entity: AnyEntity, first: string, last: string): readonly Comparison[] {
  const field = dayFieldOf(entity)
  if (entity.slot) {
    return [
      { field, op: 'gte', value: first },
      { field, op: 'lte', value: last },
    ]
  }
  // Of nights the last day is free again, and yet one on which somebody leaves.
  return [{ field, op: 'overlaps', value: { from: countsNights(entity) ? addDays(first, -1) : first, until: addDays(last, 1) } }]
}

/** Records that fell through stand on no day, unless somebody filters by state. */
export function aliveWhere(entity: AnyEntity, asked: readonly Comparison[]): readonly Comparison[] {
  const [status] = statusOf(entity) ?? []
  return asked.some(({ field }) => field === status) ? [] : takingWhere(entity)
}
