import { isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'
import { grammarOf, type Role, type RoleOf } from '../frame/role.ts'
import { standing } from './state.ts'
import { contraries, missedWhere } from './omission.ts'
import { take, takeDenial, type ConditionDraft } from './draft.ts'

/** «aperti», «finiti», «in ritardo»: how far records have come, whatever their states are called. */
export function takeProgress(draft: ConditionDraft, role: RoleOf<'grammar'>): void {
  if (role.sense.is !== 'stands') return
  const { trade, frame, today } = draft
  // «non ancora finiti» are open.
  const isDenied = role.sense.where === 'over' && takeDenial(draft, role, 'not') !== undefined
  const conditions = standing(trade, frame.entity, isDenied ? 'open' : role.sense.where, today)
  const missed = isDenied ? missedWhere(trade, frame, today) : []
  const never = missed.length > 0 ? contraries(trade, frame.entity) : []
  if (conditions.length > 0) take(draft, role, [...conditions.map((one) => withValues(one, never)), ...missed])
}

/** A set of values with more of them. */
const withValues = (one: Condition, more: readonly unknown[]): Condition =>
  isAnyOf(one) || one.op !== 'in' ? one : { ...one, value: [...([one.value].flat() as readonly unknown[]), ...more] as Comparison['value'] }

/** «quanti interventi abbiamo fatto da Rossi?»: those that still lie ahead are not done. */
export function leaveOutAhead({ trade, frame, today, isDone, where }: ConditionDraft): void {
  const { entity, roles, words } = frame
  const day = trade.entity(entity).slot?.day
  if (!isDone || day === undefined) return
  const asksStory = grammarOf(frame, 'asks').some(({ what }) => what === 'history')
  const saysMore = roles.some(({ role }) => MORE.has(role)) || grammarOf(frame, 'does').length > 0
  const isOfThem = roles.some(({ role }) => role === 'about') || words.includes('volte')
  const saysState = where.some((one) => !isAnyOf(one) && one.field === trade.stateOf(entity))
  if (!asksStory && !saysMore && isOfThem && !saysState) where.push({ field: day, op: 'lte', value: today })
}

const MORE = new Set<Role['role']>(['days', 'question', 'metric', 'move', 'makes', 'action'])
