import { isDerived } from '../../kernel/fields/derived.ts'
import { isKind, isOptional } from '../../kernel/fields/field.ts'
import { isDayField, isNumeric } from '../trade/fields.ts'
import { denialOf, HAS_NOT } from '../frame/negation.ts'
import type { Frame, Role, RoleOf } from '../frame/role.ts'
import type { Trade } from '../trade/trade.ts'
import { take, type ConditionDraft } from './draft.ts'

type Place = RoleOf<'field'> | RoleOf<'relation'>
const pathOf = (role: Place): string => (role.role === 'field' ? role.field : role.path)

/** «senza telefono», «che hanno una caparra»: something is there or is not. */
export function takePresence(draft: ConditionDraft, role: Place): void {
  const denial = denialOf(draft.frame, role, 'without')
  if (denial) takeWithout(draft, role, denial)
  else if (isMaybe(draft.trade, draft.frame, role)) takeHaving(draft, role)
}

function takeWithout(draft: ConditionDraft, role: Place, denial: Role): void {
  const { trade, frame, used } = draft
  const path = pathOf(role)
  const field = trade.fieldAt(frame.entity, path)
  if (!field || trade.entity(frame.entity).title.flat().includes(path)) return
  // A number that is always there is lacking where it is nothing.
  const isAlways = !isOptional(field) && isNumeric(trade, frame.entity, path)
  if (isAlways && !isDerived(field)) return
  take(draft, role, [isAlways ? { field: path, op: 'eq', value: 0 } : { field: path, op: 'empty' }])
  used.add(denial)
}

/** «che hanno una caparra», «con un'esenzione»: something is there. */
const HAS =
  /\b(?:con|ho|abbiamo|hanno|ha|abbiano|abbia|avuto|lasciato|dato|indicato|c e|ci sono)(?: (?:gia|ancora|anche|una|un|uno|il|la|le|i|gli|qualche|qualcuno|delle|dei|degli|l|dato|lasciato|avuto|indicato|versato|messo))*$/

function takeHaving(draft: ConditionDraft, role: Place): void {
  const { words, roles } = draft.frame
  const field = pathOf(role)
  const said = words.slice(Math.max(0, role.from - 6), role.from).join(' ')
  const negation = roles.find((one) => one.role === 'grammar' && one.sense.is === 'not' && one.to <= role.from && role.from - one.to <= 5)
  if (HAS_NOT.test(said) && negation) {
    draft.used.add(negation)
    take(draft, role, [{ field, op: 'empty' }])
  } else if (HAS.test(said)) take(draft, role, [{ field, op: 'filled' }])
}

/** Tells whether a record may lack it, and nothing that is said gives it a value. */
function isMaybe(trade: Trade, { entity, roles }: Frame, role: Place): boolean {
  const path = pathOf(role)
  const field = trade.fieldAt(entity, path)
  if (!field || !isOptional(field) || path.includes('.') || isKind(field, 'boolean')) return false
  const isSaid = roles.some(
    (one) =>
      (one.role === 'held' && one.field.split('.')[0] === path) ||
      (one.role === 'named' && one.path === path) ||
      (one.role === 'days' && isDayField(trade, entity, path)) ||
      ((one.role === 'number' || one.role === 'money') && isNumeric(trade, entity, path)),
  )
  return !isSaid
}
