import type { Field } from './field.ts'

/** What a present value is sorted by: numbers by size, texts as in a register, choices as they are listed, days by the calendar. */
export function orderOf(field: Field, value: unknown): string | number {
  if (field.ranks) {
    const place = field.ranks.indexOf(value)
    // What a newer table has brought stands after all that is known.
    return place < 0 ? field.ranks.length : place
  }
  if (field.orderKey) return field.orderKey(value)
  return typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : String(value)
}

/** Below 0 when `a` comes first; for two values of one field. */
export function compareValues(field: Field, a: unknown, b: unknown): number {
  const [left, right] = [orderOf(field, a), orderOf(field, b)]
  return left < right ? -1 : left > right ? 1 : 0
}
