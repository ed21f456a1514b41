import type { Condition } from '../../kernel/expression/condition.ts'
import type { RoleOf } from '../frame/role.ts'
import { take, takeDenial, type ConditionDraft } from './draft.ts'

/** Records by their own name: «Rossi», «tranne Rossi». */
export function takeSelf(draft: ConditionDraft, role: RoleOf<'self'>): void {
  const isDenied = role.to > 0 && takeDenial(draft, role, 'not') !== undefined
  take(draft, role, isDenied ? role.ids.map((id) => ({ field: 'id', op: 'ne', value: id })) : [{ field: 'id', op: 'in', value: role.ids }])
}

/** Records by the name of what they are linked to: «gli interventi di Rossi», «senza glutine». */
export function takeNamed(draft: ConditionDraft, role: RoleOf<'named'>): void {
  const isDenied = (role.many ? takeDenial(draft, role, 'not', 'without') : takeDenial(draft, role, 'not')) !== undefined
  const { path: field, ids, many } = role
  if (many) take(draft, role, [isDenied ? { field, op: 'hasNone', value: ids } : hasSome(field, ids)])
  else if (ids.length === 1) take(draft, role, [{ field, op: isDenied ? 'ne' : 'eq', value: ids[0] }])
  else take(draft, role, [{ field, op: 'in', value: ids }])
}

/** One of some among several. */
const hasSome = (field: string, ids: readonly string[]): Condition => ({ field, op: 'has', value: ids.length === 1 ? ids[0] : ids })
