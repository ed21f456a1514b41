import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import { missingFor } from '../../derive/validate.ts'
import type { Values } from '../../door/change.ts'
import { refuse, Refusal } from './refusal.ts'

/** Refuses a change of state that the lifecycle does not know, or that comes too early. What is no state at all is left to validation. */
export function checkMove(entity: AnyEntity, before: AnyRow, values: Values): void {
  const status = statusOf(entity)
  if (!status) return
  const [key, field] = status
  const from = String(before[key])
  const to = String(values[key])
  const states: Readonly<Record<string, (typeof field.states)[string]>> = field.states
  const state = Object.hasOwn(states, to) ? states[to] : undefined
  if (from === to || !state) return
  // A record in a state that the lifecycle has since given up may go anywhere: it must be able to come back.
  const origin = Object.hasOwn(states, from) ? states[from] : undefined
  if (origin && !origin.next.includes(to)) {
    const allowed = origin.next.map((next) => states[next]?.label ?? next)
    refuse('move_not_allowed', messages.moveNotAllowed(origin.label, state.label, allowed), key)
  }
  const missing = missingFor(entity, to, values)
  if (missing.length > 0) {
    throw new Refusal(
      missing.map(([path, needed]) => ({ path, code: 'move_requires', message: messages.moveRequires(state.label, [needed]) })),
    )
  }
}
