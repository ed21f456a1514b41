import { keyMeaning } from '../../kernel/concepts/key-meaning.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import type { Trade } from '../trade/trade.ts'
import { denialOf } from '../frame/negation.ts'
import { rolesOf, type Frame, type Role, type RoleOf } from '../frame/role.ts'

/** «progetti senza ore a novembre»: of what other records add up to, those of some days are lacking and not all. */
export function addedUp(
  trade: Trade,
  frame: Frame,
  today: string,
): (RoleOf<'field'> & Pick<RoleOf<'pointing'>, 'of' | 'path' | 'where'>) | undefined {
  if (rolesOf(frame, 'days').length === 0) return undefined
  for (const role of rolesOf(frame, 'field')) {
    const field = trade.fieldAt(frame.entity, role.field)
    if (!field?.numeric || !isDerived(field) || !('over' in field.derive) || role.field.includes('.')) continue
    const { over } = field.derive
    if (!('by' in over) || over.entity === undefined || !denialOf(frame, role, 'without')) continue
    return { ...role, of: over.entity, path: over.by, where: onDay(over.where ?? [], today) ?? [] }
  }
  return undefined
}

/** «scadute da più di un mese»: the day by which it was to be. */
export const dueDay = (trade: Trade, { entity, words }: Frame, { from }: Role): string | undefined =>
  words.slice(Math.max(0, from - 3), from).some((word) => word.startsWith('scad'))
    ? keyMeaning(trade.entity(entity).fields, 'deadline')
    : undefined
