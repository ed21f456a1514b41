import { nextByHand } from '../../kernel/derive/chain.ts'
import { isFixed, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { verbOf } from '../../kernel/fields/status.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Tone } from '../../kernel/fields/field.ts'

interface Move {
  readonly to: string
  /** «Completa»: the verb of the state, or its name. */
  readonly label: string
  readonly tone: Tone
}

/** Where a record may go from where it stands, moved by who sees it. */
export function movesOf(entity: AnyEntity, row: AnyRow): readonly Move[] {
  const status = statusOf(entity)
  if (!status) return []
  const [key, { states }] = status
  if (isFixed(entity, key)) return []
  return nextByHand(entity, String(row[key])).flatMap((to): Move[] => {
    const state = states[to]
    return state ? [{ to, label: verbOf(status[1], String(row[key]), to), tone: state.tone }] : []
  })
}
