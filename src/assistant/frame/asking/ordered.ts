import { type Asks0, base, type Candidate, used } from './candidate.ts'
import { isBeside } from '../features.ts'
import { isDayField, isNumeric } from '../fit.ts'
import { type RoleOf, rolesOf } from '../role.ts'
import type { Asking } from '../../meaning.ts'
import { type Condition, isAnyOf } from '../../../kernel/expression/condition.ts'
import type { Sort } from '../../../kernel/store/store.ts'

export function* ordered(asked: Asks0): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const orders = frame.roles.filter((role): role is RoleOf<'grammar'> => role.role === 'grammar' && role.sense.is === 'order')
  const fn =
    features.fn === 'max' || features.fn === 'min'
      ? frame.roles.find((role): role is RoleOf<'grammar'> => role.role === 'grammar' && role.sense.is === 'fn')
      : undefined
  for (const role of [...orders, ...(fn ? [fn] : [])]) {
    const sense =
      role.sense.is === 'order'
        ? role.sense
        : { of: 'number' as const, direction: features.fn === 'max' ? ('desc' as const) : ('asc' as const) }
    const numeric = rolesOf(frame, 'field').find((field) => isNumeric(trade, frame.entity, field.field) && !asked.used.has(field))
    const dated = rolesOf(frame, 'field').find((field) => isDayField(trade, frame.entity, field.field) && !asked.used.has(field))
    const field =
      sense.of === 'day'
        ? (dated?.field ?? trade.dayOf(frame.entity))
        : (numeric?.field ?? trade.moneyOf(frame.entity) ?? trade.numberOf(frame.entity))
    if (field === undefined) continue
    const number = rolesOf(frame, 'number').find((one) => isBeside(one, role) && !asked.used.has(one))
    const direction = sense.of === 'day' && sense.direction === 'asc' && !features.says(/vecchi/) ? 'asc' : sense.direction
    const sort: readonly Sort[] = [
      { field, direction },
      ...(sense.of === 'day' && trade.timeOf(frame.entity) ? [{ field: trade.timeOf(frame.entity) ?? '', direction }] : []),
    ]
    const asks = base(asked)
    const isNext =
      sense.of === 'day' &&
      /^prossim|^prim/.test(frame.words[role.from] ?? '') &&
      !asks.where.some((one) => !isAnyOf(one) && one.field === field)
    const isLast =
      sense.of === 'day' &&
      (frame.words[role.from] ?? '').startsWith('ultim') &&
      !asks.where.some((one) => !isAnyOf(one) && one.field === field)
    const where: readonly Condition[] = [
      ...asks.where,
      ...(isNext ? [{ field, op: 'gte', value: asked.today } as const] : isLast ? [{ field, op: 'lte', value: asked.today } as const] : []),
    ]
    const plural = /[ei]$/.test(frame.words[role.from] ?? '') && /^(?:ultim|prossim|prim)[ei]$/.test(frame.words[role.from] ?? '')
    yield {
      meaning: { is: 'list', entity: frame.entity, where, sort, first: number?.value ?? (plural ? 5 : 1) },
      used: used(asked, role, number, numeric, dated),
      bonus: 0.4,
    }
  }
}
