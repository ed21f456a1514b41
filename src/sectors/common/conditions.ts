import type { Operator } from '../../kernel/fields/field.ts'

const compare =
  <const O extends Operator>(op: O) =>
  <const F extends string, const V>(field: F, value: V): { readonly field: F; readonly op: O; readonly value: V } => ({ field, op, value })

/** Conditions in one word each, for descriptions that have many: `eq('stato', 'attivo')`. */
export const eq = compare('eq')
export const ne = compare('ne')
export const lt = compare('lt')
export const lte = compare('lte')
export const gt = compare('gt')
export const gte = compare('gte')
/** One of some values. */
export const oneOf = compare('in')
export const empty = <const F extends string>(field: F) => ({ field, op: 'empty' }) as const
export const filled = <const F extends string>(field: F) => ({ field, op: 'filled' }) as const

/** Orders by a field. */
export const asc = <const F extends string>(field: F) => ({ field, direction: 'asc' }) as const
export const desc = <const F extends string>(field: F) => ({ field, direction: 'desc' }) as const
