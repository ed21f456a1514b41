import { isFixed, stateOf, type AnyEntity } from '../../../kernel/entity.ts'
import { isOver } from '../../../kernel/fields/status.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { messages } from '../../../kernel/messages.ts'
import { dayFieldOf } from './days.ts'

/** Why a record keeps the day on which it begins: it is not his who asks, it is over, it has begun. */
export function keepsDay(entity: AnyEntity, row: AnyRow): string | undefined {
  if (isFixed(entity, dayFieldOf(entity))) return messages.notYoursToChange(entity.label)
  const state = stateOf(entity, row)
  if (!state || !(isOver(state) || state.begun)) return undefined
  return `È «${state.label}» e resta dov’è: prima cambia lo stato.`
}
