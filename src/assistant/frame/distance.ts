import type { Frame, Role } from './role.ts'

/** How many words stand between two stretches. */
export const apartOf = (a: Role, b: Role): number => (a.to <= b.from ? b.from - a.to : a.from - b.to)

/** How far a field is from a number that may be of it: what stands in the same clause, and behind the number, is what it counts. */
export function farOf({ breaks = [] }: Frame, field: Role, role: Role): number {
  const [first, last] = [Math.min(field.from, role.from), Math.max(field.from, role.from)]
  const isBroken = breaks.some((at) => at > first && at <= last)
  return apartOf(field, role) + (isBroken ? 1 : 0) + (field.from >= role.to ? 0 : 0.5)
}
