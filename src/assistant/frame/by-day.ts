import { isReference } from '../../kernel/entity.ts'
import { isOptional } from '../../kernel/fields/field.ts'
import { targetOf } from '../../kernel/references.ts'
import type { Role } from './role.ts'
import type { Drafting } from './texts.ts'

/** «alla lezione di domenica», «ieri»: the day tells which record is meant, where the new one has no day of its own. */
export function addByDay({ trade, frame, fields, values, used, take }: Drafting, role: Role, day: string): void {
  const dayOf = (key: string) => {
    const field = fields[key]
    return field && isReference(field) ? trade.dayOf(targetOf(field)) : undefined
  }
  const named = frame.roles.flatMap((one) => {
    const key = one.role === 'field' ? one.field : one.role === 'relation' ? one.path : ''
    return !used.has(one) && dayOf(key) !== undefined ? [{ key, role: one, apart: Math.abs(one.from - role.from) }] : []
  })
  const near = named.toSorted((a, b) => a.apart - b.apart)[0]
  const happens = Object.keys(fields).filter((key) => {
    const field = fields[key]
    return field && isReference(field) && !isOptional(field) && trade.entity(targetOf(field)).slot !== undefined
  })
  const key = near?.key ?? (happens.length === 1 ? happens[0] : undefined)
  const on = key === undefined ? undefined : dayOf(key)
  const known = key === undefined ? undefined : values[key]
  if (key === undefined || on === undefined || typeof known === 'string') return
  const among =
    typeof known === 'object' && known !== null
      ? (known as { readonly among: readonly string[]; readonly where?: readonly object[] })
      : { among: [] }
  take(key, { ...among, where: [...(among.where ?? []), { field: on, op: 'eq', value: day }] }, role, ...(near ? [near.role] : []))
}
