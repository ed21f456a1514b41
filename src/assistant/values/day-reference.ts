import { isReference } from '../../kernel/entity/entity.ts'
import { isOptional } from '../../kernel/fields/field.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { isAmong } from '../meaning/meaning.ts'
import type { RoleOf } from '../frame/role.ts'
import { daysOf } from '../frame/tense.ts'
import type { ValueDraft } from './draft.ts'
import { daysWhere } from '../conditions/days.ts'

/**
 * «alla lezione di domenica», «ieri»: the days tell which record is meant, where the new one has no day of its own. `beside` it where that
 * is said right before them: «della fattura di settembre».
 */
export function addByDay({ trade, frame, today, fields, values, used, take }: ValueDraft, role: RoleOf<'days'>, beside = false): boolean {
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
  const where = daysWhere(on, daysOf(trade, { ...frame, entity: targetOf(fields[key]) }, role, on, today))
  const among = isAmong(known) ? known : { among: [] }
  take(key, { ...among, where: [...(among.where ?? []), ...where] }, role, ...(near ? [near.role] : []))
  return true
}
