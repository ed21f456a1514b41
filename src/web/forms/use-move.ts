import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values, Via } from '../../kernel/door/change.ts'
import type { Committed } from '../../kernel/door/store.ts'
import { useCommit } from '../data/use-commit.ts'

export interface Move {
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly to: string
  readonly via: Via
  /** What the state lacked and a person has just given. */
  readonly values?: Values
}

/** The words of a state; its key where the lifecycle does not know it. */
export const stateLabel = (entity: AnyEntity, state: string): string => statusOf(entity)?.[1].states[state]?.label ?? state

/** Commits one move and says the new state; a refusal is told in a toast unless somebody shows it better. */
export function useMove(): (move: Move, options?: { readonly tellProblems?: boolean }) => Promise<Committed> {
  const commit = useCommit()
  return ({ entity, row, to, via, values }, { tellProblems = true } = {}) =>
    commit([{ type: 'move', entity: entity.name, id: row.id, to, expect: row.version, ...(values && { values }) }], {
      via,
      done: statusOf(entity)?.[1].states[to]?.done ?? `Stato aggiornato: ${stateLabel(entity, to)}`,
      tellProblems,
    })
}
