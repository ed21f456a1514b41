import type { Trade } from '../trade/trade.ts'
import { isDerived } from '../../kernel/fields/derived.ts'

/** Penalty for a figure over days that bound nothing: «ore di ottobre», of what other records add up to. */
export const UNBOUND = 0.7

/** Tells whether other records add up to a field. */
export const isRollup = (trade: Trade, entity: string, path: string): boolean => {
  const field = trade.fieldAt(entity, path)
  return field !== undefined && isDerived(field) && 'over' in field.derive && field.derive.over.entity !== undefined
}
