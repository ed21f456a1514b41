import { isReference } from '../../kernel/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { isOptional } from '../../kernel/fields/field.ts'
import { targetOf } from '../../kernel/references.ts'
import type { Among } from '../answer/propose-parts.ts'
import type { RoleOf } from './role.ts'
import { daysOf } from './tense.ts'
import type { Drafting } from './texts.ts'

const isAmong = (value: unknown): value is Among => typeof value === 'object' && value !== null && 'among' in value

/**
 * «alla lezione di domenica», «ieri»: the days tell which record is meant, where the new one has no day of its own. `beside` it where that
 * is said right before them: «della fattura di settembre».
 */
export function addByDay(
  { trade, frame, fields, values, used, take }: Drafting,
  role: RoleOf<'days'>,
  today: string,
  beside = false,
): boolean {
  const dayOf = (key: string) => {
    const field = fields[key]
    return field && isReference(field) ? trade.dayOf(targetOf(field)) : undefined
  }
  const named = frame.roles.flatMap((one) => {
    const key = one.role === 'field' ? one.field : one.role === 'relation' ? one.path : ''
    const isNear = !beside || (one.to <= role.from && role.from - one.to <= 1)
    return !used.has(one) && isNear && dayOf(key) !== undefined ? [{ key, role: one, apart: Math.abs(one.from - role.from) }] : []
  })
  const near = named.toSorted((a, b) => a.apart - b.apart)[0]
  const happens = Object.keys(fields).filter((key) => {
    const field = fields[key]
    return field && isReference(field) && !isOptional(field) && trade.entity(targetOf(field)).slot !== undefined
  })
  const key = near?.key ?? (happens.length === 1 && !beside ? happens[0] : undefined)
  const on = key === undefined ? undefined : dayOf(key)
  const known = key === undefined ? undefined : values[key]
  if (key === undefined || on === undefined || typeof known === 'string') return false
  const { from, to } = daysOf(trade, { ...frame, entity: targetOf(fields[key]) }, role, on, today)
  const where: readonly Condition[] =
    from !== undefined && from === to
      ? [{ field: on, op: 'eq', value: from }]
      : [...(from ? [{ field: on, op: 'gte', value: from } as const] : []), ...(to ? [{ field: on, op: 'lte', value: to } as const] : [])]
  const among = isAmong(known) ? known : { among: [] }
  take(key, { ...among, where: [...(among.where ?? []), ...where] }, role, ...(near ? [near.role] : []))
  return true
}
