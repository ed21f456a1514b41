import type { Action } from '../../../kernel/action/action.ts'
import type { Chain } from '../../../kernel/entity/chain.types.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { movesOf } from '../record-moves.ts'
import { useChainsAbout } from '../use-chains-about.ts'
import { useRecordActions } from '../use-record-actions.ts'

type Move = ReturnType<typeof movesOf>[number]
export type Step =
  | { readonly kind: 'move'; readonly label: string; readonly move: Move }
  | { readonly kind: 'action'; readonly label: string; readonly action: Action }
  | { readonly kind: 'chain'; readonly label: string; readonly chain: Chain }

export interface NextStep {
  /** The one step that carries the record on: its primary button. */
  readonly step: Step | undefined
  /** Other moves that its state allows. */
  readonly others: readonly Move[]
}

/**
 * Next step of a record: the move of its state, or the chain that makes this move together with the next record; where the state leads
 * nowhere, the first action that is open, then a chain that carries it on. A chain that takes it back is no next step.
 */
export function useNextStep(entity: AnyEntity, base: AnyRow | undefined, current: AnyRow): NextStep {
  const actionsOf = useRecordActions(entity)
  const offered = (useChainsAbout(entity, base)?.offered ?? []).filter(({ reverses }) => reverses.length === 0)
  const moves = movesOf(entity, current)
  const [action] = base ? actionsOf(base) : []
  const chainFor = (move: Move | undefined) => offered.find((chain) => (move ? chain.moves === move.to : true))
  const [first, ...rest] = moves
  if (first) {
    const chain = chainFor(first)
    const step: Step = chain ? { kind: 'chain', label: chain.label, chain } : { kind: 'move', label: first.label, move: first }
    return { step, others: rest }
  }
  if (action) return { step: { kind: 'action', label: action.label, action }, others: [] }
  const chain = chainFor(undefined)
  return { step: chain && { kind: 'chain', label: chain.label, chain }, others: [] }
}
