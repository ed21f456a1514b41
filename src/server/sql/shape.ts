import { sql } from 'kysely'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isAnyOf, isOther, type Comparison, type Condition } from '../../kernel/expression/condition.ts'
import type { Sql } from './rational-sql.ts'
import { late } from './statements.ts'

/** Stands in conditions where whoever asks puts a value. */
class Given {
  readonly at: number
  readonly type: string
  constructor(at: number, type: string) {
    this.at = at
    this.type = type
  }

  /** Two questions are of one shape where the same kind of value stands in the same place. */
  toJSON(): unknown {
    return { given: this.type }
  }
}

export interface Shape {
  readonly conditions: readonly Condition[]
  readonly given: readonly unknown[]
}

/** Conditions without the values that they name, and those values, after others that the same question names. */
export function shapeOf(conditions: readonly Condition[], before: readonly unknown[] = []): Shape {
  const given = [...before]
  const shaped = (condition: Condition): Condition =>
    isAnyOf(condition) ? { any: condition.any.map((list) => list.map(shaped)) } : { ...condition, value: take(condition) }
  const take = ({ op, value }: Comparison): unknown => {
    if (op === 'empty' || op === 'filled') return undefined
    const filled = Array.isArray(value) ? value.filter((one) => !isBlank(one)) : value
    if (isOther(filled) || isBlank(filled)) return filled
    given.push(filled)
    return new Given(given.length - 1, Array.isArray(filled) ? `list of ${typeof filled[0]}` : typeof filled)
  }
  return { conditions: conditions.map(shaped), given }
}

/** A value of a condition as a parameter: that of whoever asks, or the one that stands in a description. */
export const handed = <T>(value: T, read: (value: T) => unknown): Sql =>
  value instanceof Given ? late(({ given }) => read(given[value.at] as T)) : sql`${read(value)}`

/** Whether a condition has several values. */
export const isMany = (value: unknown): boolean =>
  value instanceof Given ? value.type.startsWith('list') : Array.isArray(value) && value.some((one) => !isBlank(one))

/** Whether the value, or the first of several, is a text. */
export const isText = (value: unknown): boolean =>
  value instanceof Given ? value.type.endsWith('string') : typeof (Array.isArray(value) ? value[0] : value) === 'string'
