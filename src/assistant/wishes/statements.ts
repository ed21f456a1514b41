import { isKind, isOptional } from '../../kernel/fields/field.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Values } from '../../kernel/door/change.ts'
import { isIdle, THE } from '../italian/small-words.ts'
import type { Trade } from '../trade/trade.ts'
import type { Features } from '../frame/features.ts'
import { rolesOf, type Frame } from '../frame/role.ts'

interface Wishing {
  readonly trade: Trade
  readonly frame: Frame
  readonly today: string
  readonly features: Features
}

const IS = /^(?:e|era|sono|erano|sara|saranno|sta|stanno|va|vanno|resta|restano)$/
/** «Osei ieri era in ritardo»: of somebody who is named what only a new record holds, and must. */
export const isToldOf = (trade: Trade, { entity, roles, words }: Frame): boolean =>
  roles.some(({ role, to }) => role === 'named' && to <= 4) &&
  roles.some((role) => {
    const field = role.role === 'held' ? trade.entity(entity).fields[role.field] : undefined
    // «era in ritardo», «è a casa», «va in ferie»
    const isSaid = words.slice(Math.max(0, role.from - 2), role.from + 1).some((word) => IS.test(word))
    return field !== undefined && isKind(field, 'choice') && isStored(field) && !isOptional(field) && isSaid
  })

/** «versamento di 240 euro di Bassi», «Spagna 140 euro bonifico»: one is said by its noun alone, or by what it holds. */
export const isStated = ({ trade, frame, features }: Omit<Wishing, 'today'>): boolean => {
  if (frame.asking || features.lists || features.whether || features.asks.size > 0 || features.does.size > 0) return false
  if (isToldOf(trade, frame)) return true
  if (features.points) return false
  const [first] = rolesOf(frame, 'about')
  if (first) return frame.words.slice(0, first.from).every((word) => isIdle(word) && !THE.has(word))
  return rolesOf(frame, 'money').length > 0
}

const GIVEN = /^(?:status|boolean|document_number)$/
/** Whether everything is said that a new record needs and does not begin with. */
export function saysWhole({ trade, frame, today }: Omit<Wishing, 'features'>, values: Values): boolean {
  const { fields, prefill, proposes } = trade.entity(frame.entity)
  const first = prefill?.({ today }) ?? {}
  // What follows from what was said need not be.
  const follows = proposes && rolesOf(frame, 'named').length > 0 ? /^(?:status|boolean|document_number|reference|team)$/ : GIVEN
  const needed = Object.entries(fields).filter(
    ([key, field]) => isStored(field) && !isOptional(field) && !(key in first) && !follows.test(field.kind),
  )
  return Object.keys(values).length > 1 && needed.every(([key]) => key in values)
}
