/**
 * `has` asks a list whether it holds a value, or one of some, `same` whether a value means the same as one of some, however it is written, `overlaps`
 * whether a span or slot that begins at the field shares a time with a period, `ended` whether it is over at a moment, `yearly` whether a day comes
 * round within a period: a birthday.
 */
// oxfmt-ignore
export type Operator =
  'eq' | 'ne' | 'in' | 'lt' | 'lte' | 'gt' | 'gte' | 'empty' | 'filled' | 'has' | 'hasNone' | 'same' | 'overlaps' | 'ended' | 'yearly'

/**
 * A day from today: moved by so many days, or the first day of the week, month or year that lies so many away; its last with `end`.
 */
export interface DayFromToday {
  readonly today: number
  readonly of?: 'week' | 'month' | 'year'
  readonly end?: true
  /** Of a month its day of today, or its last: 31 March leads to 28 February, and the end of a month to the end of another. */
  readonly same?: true
}

/** What stands on the other side of a comparison where it is no fixed value: another field of the record, or a day from today. */
export type Other = { readonly field: string } | DayFromToday

/**
 * One comparison. `in` takes a list, `empty` and `filled` take nothing, `overlaps` takes a period, `ended` a moment (`2026-11-21T10:30`), `yearly` a period. `has` and `hasNone` look for some of
 * what a list holds: one that says nothing has none and is not without any either, for nobody knows.
 */
export interface Comparison {
  /** A field, or through references one of another record: `cliente.citta`. */
  readonly field: string
  readonly op: Operator
  readonly value?: unknown
}

/** Met where all of one of the lists are. */
export interface AnyOf {
  readonly any: readonly (readonly Condition[])[]
}

/** A list of conditions means all of them. */
export type Condition = Comparison | AnyOf

/** Days from `from` to the day before `until`. */
export interface Period {
  readonly from: string
  readonly until: string
}

export const isAnyOf = (condition: Condition): condition is AnyOf => 'any' in condition
export const isOther = (value: unknown): value is Other =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('field' in value || 'today' in value)

/** Every comparison among conditions, those of the alternatives included. */
export const comparisonsOf = (conditions: readonly Condition[]): readonly Comparison[] =>
  conditions.flatMap((condition) => (isAnyOf(condition) ? condition.any.flatMap(comparisonsOf) : [condition]))
