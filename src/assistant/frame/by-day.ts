import { isReference } from '../../kernel/entity.ts'
import { targetOf } from '../../kernel/references.ts'
import type { Role } from './role.ts'
import type { Drafting } from './texts.ts'

/** «alla lezione di domenica»: the day tells which record is meant, where the new one has no day of its own. */
export function addByDay({ trade, frame, fields, used, isOpen, take }: Drafting, role: Role, day: string): void {
  const near = frame.roles.find(
    (one) => (one.role === 'field' || one.role === 'relation') && one.to <= role.from && role.from - one.to <= 1 && !used.has(one),
  )
  const key = near?.role === 'field' ? near.field : near?.role === 'relation' ? near.path : undefined
  const field = key === undefined ? undefined : fields[key]
  const on = field && isReference(field) ? trade.dayOf(targetOf(field)) : undefined
  if (key === undefined || on === undefined || !isOpen(key) || !near) return
  take(key, { among: [], where: [{ field: on, op: 'eq', value: day }] }, role, near)
}
