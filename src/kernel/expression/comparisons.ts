/**
 * Comparisons and orders as they are written in descriptions: `eq('stato', 'completato')`, `gte('data', today())`. The names are those of the
 * operators; a list of comparisons means all of them, and the compiler looks for field and value where the list stands.
 */

export const eq = <const F extends string, const V>(field: F, value: V) => ({ field, op: 'eq', value }) as const
export const ne = <const F extends string, const V>(field: F, value: V) => ({ field, op: 'ne', value }) as const
/** That a value is one of some. */
export const oneOf = <const F extends string, const V extends readonly unknown[]>(field: F, value: V) =>
  ({ field, op: 'in', value }) as const
export const lt = <const F extends string, const V>(field: F, value: V) => ({ field, op: 'lt', value }) as const
export const lte = <const F extends string, const V>(field: F, value: V) => ({ field, op: 'lte', value }) as const
export const gt = <const F extends string, const V>(field: F, value: V) => ({ field, op: 'gt', value }) as const
export const gte = <const F extends string, const V>(field: F, value: V) => ({ field, op: 'gte', value }) as const
export const empty = <const F extends string>(field: F) => ({ field, op: 'empty' }) as const
export const filled = <const F extends string>(field: F) => ({ field, op: 'filled' }) as const
/** That a list holds a value, or one of some. */
export const has = <const F extends string, const V>(field: F, value: V) => ({ field, op: 'has', value }) as const

/** An order, first to last; `near` is for days: from today on, the nearest first, then the past. */
export const asc = <const F extends string>(field: F) => ({ field, direction: 'asc' }) as const
export const desc = <const F extends string>(field: F) => ({ field, direction: 'desc' }) as const
export const near = <const F extends string>(field: F) => ({ field, direction: 'near' }) as const
