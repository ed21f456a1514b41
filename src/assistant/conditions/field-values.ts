import type { Condition } from '../../kernel/expression/condition.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import type { Status } from '../../kernel/fields/status.ts'
import { statesSince, statesWithout } from '../frame/negation.ts'
import type { RoleOf } from '../frame/role.ts'
import { missedWhere } from './omission.ts'
import { take, takeDenial, type ConditionDraft } from './draft.ts'

/** A value that a field holds: an option, a state, a yes. */
export function takeHeld(draft: ConditionDraft, role: RoleOf<'held'>): void {
  const { trade, frame, isDone } = draft
  const isDenied = takeDenial(draft, role, 'not', 'without') !== undefined
  const field = trade.fieldAt(frame.entity, role.field)
  const [value] = role.values
  if (field && isKind(field, 'boolean')) take(draft, role, [{ field: role.field, op: isDenied ? 'ne' : 'eq', value: true }])
  else if (isDenied && isStatus(field) && typeof value === 'string') take(draft, role, deniedState(draft, role, field, value))
  else if (!isDenied && isDone && role.field === trade.stateOf(frame.entity) && isStatus(field))
    take(draft, role, [enteredState(role, field)])
  else if (role.values.length > 1) take(draft, role, [{ field: role.field, op: 'in', value: role.values }])
  else take(draft, role, [{ field: role.field, op: isDenied ? 'ne' : 'eq', value }])
}

const isStatus = (field: Field | undefined): field is Status<string> => field !== undefined && isKind(field, 'status')

/** «non pagate», «non ancora fatti»: states that are meant where one is denied, of what was to be by now. */
function deniedState(
  { trade, frame, today }: ConditionDraft,
  { field, from, to }: RoleOf<'held'>,
  states: Status<string>,
  value: string,
): readonly Condition[] {
  const others = statesWithout(states, value, frame.words.slice(from, to).join(' '))
  const missed = others && field === trade.stateOf(frame.entity) ? missedWhere(trade, frame, today) : []
  const all = missed.length > 0 ? [...new Set([...(others ?? []), ...(statesWithout(states, value, '') ?? [])])] : others
  return [all ? { field, op: 'in', value: all } : { field, op: 'ne', value }, ...missed]
}

/** «abbiamo completato»: what has gone further since counts as well. */
function enteredState({ field, values }: RoleOf<'held'>, states: Status<string>): Condition {
  const since = values.flatMap((one) => statesSince(states, String(one)))
  return since.length > 1 ? { field, op: 'in', value: since } : { field, op: 'eq', value: values[0] }
}
