import type { Action, ActionOptions, ActionPlace } from './action.ts'
import { checkAction, checkShown } from './check-action.ts'
import type { Entity } from '../entity/entity.ts'
import { looksOver } from '../problem/looked-over.ts'
import type { Fields } from '../fields/field.ts'

/** Describes one thing that the trade does, about records of an entity. Faults are thrown here, never while somebody works. */
export function defineAction<
  const K extends string,
  const N extends string,
  const F extends Fields,
  const I extends Fields,
  const P extends ActionPlace,
>(entity: Entity<N, F>, options: ActionOptions<K, N, F, I, P>): Action<K> {
  const action: Action<K> = { ...options, entity: entity.name }
  if (looksOver) {
    checkAction(action)
    checkShown(action, entity)
  }
  return action
}
