import { isKind, type Field } from '../../kernel/fields/field.ts'
import type { Trade } from './trade.ts'

/** Tells whether a path leads to a field of a kind that is compared by size. */
export const isNumeric = (trade: Trade, entity: string, path: string): boolean => trade.fieldAt(entity, path)?.numeric === true
export const isDayField = (trade: Trade, entity: string, path: string): boolean => {
  const field = trade.fieldAt(entity, path)
  return field !== undefined && isKind(field, 'date')
}

/** Tells whether something ends on the day of a field. */
export const isDayOfEnd = (field: Field | undefined): boolean => field?.means === 'deadline' || field?.means === 'until'
