import { type Asks0, base, type Candidate, used } from './candidate.ts'
import { isBeside } from '../features.ts'
import { isDayField, isNumeric } from '../fit.ts'
import { type Frame, type Role, type RoleOf, rolesOf } from '../role.ts'
import type { Asking } from '../../meaning.ts'
import type { Trade } from '../../trade.ts'
import { type Condition, isAnyOf } from '../../../kernel/expression/condition.ts'
import type { Sort } from '../../../kernel/store/store.ts'

/** What stands before the number of those that are asked for. */
const COUNTS = /^(?:i|gli|le|quali|primi|prime|ultimi|ultime|dei|delle|miei|nostri)$/
const PLURAL =
  /^(?:(?:ultim|prossim|prim)[ei]|(?:car|alt|bass|lungh|cort|gross|costos|economic|recent|vecch|piccol|grand|important)h?i|(?:car|alt|bass|lungh|gross|costos|economich|piccol)e)$/

/** What an adjective measures where no field is named: how large something is, or how long, and not what it costs. */
const MEASURED: readonly (readonly [says: RegExp, kinds: RegExp, names: RegExp])[] = [
  [/^(?:grand[ei]|piccol[oaie])$/, /^(?:integer|decimal)$/, /superficie|metri|mq|capienza|posti|coperti|persone/],
  [/^(?:lung[oa]|lungh[ie]|cort[oaie])$/, /^(?:integer|decimal)$/, /durata|minuti|ore|notti|giorni/],
]
function sizeOf(trade: Trade, { entity, words }: Frame, { to }: Role): string | undefined {
  const [, kinds, names] = MEASURED.find(([says]) => says.test(words[to - 1] ?? '')) ?? []
  const fields = Object.entries(trade.entity(entity).fields)
  return fields.find(([key, field]) => kinds?.test(field.kind) && names?.test(`${key} ${field.label}`.toLowerCase()))?.[0]
}

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
        : (numeric?.field ?? sizeOf(trade, frame, role) ?? trade.moneyOf(frame.entity) ?? trade.numberOf(frame.entity))
    if (field === undefined) continue
    // «i tre progetti con il budget più alto»: how many is said before, with what they are.
    const number = rolesOf(frame, 'number').find(
      (one) => !asked.used.has(one) && (isBeside(one, role) || (one.to <= role.from && COUNTS.test(frame.words[one.from - 1] ?? ''))),
    )
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
    const plural = PLURAL.test(frame.words[role.to - 1] ?? '')
    yield {
      meaning: { is: 'list', entity: frame.entity, where, sort, first: number?.value ?? (plural ? 5 : 1) },
      used: used(asked, role, number, numeric, dated),
      bonus: 0.4,
    }
  }
}
