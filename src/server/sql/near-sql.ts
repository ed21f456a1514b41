import { sql } from 'kysely'
import { isOptional } from '../../kernel/fields/field.ts'
import { isOwnKey } from '../../kernel/fields/own-key.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import type { SortKey } from '../../kernel/store/sort-keys.ts'
import { ref, type SqlScope } from './ground.ts'
import type { Ordered } from './list-sql.ts'
import type { Sql } from './rational-sql.ts'
import { late } from './statements.ts'

const TODAY = late(({ today }) => today)

/** A part of a list that an index alone can put in order. */
export interface Part {
  readonly where: Sql
  readonly ordered: readonly Ordered[]
}

/**
 * A list in which what is near comes first, as parts that follow one another: from today on, the past, what has no day. Each is read
 * along an index, where one order of all would have to look at every record. Nothing for other orders.
 */
export function nearParts(from: SqlScope, keys: readonly SortKey[], ordered: readonly Ordered[]): readonly Part[] | undefined {
  const [first] = keys
  const { field } = first ?? {}
  if (!first || !field || first.direction !== 'near' || first.path.includes('.') || isDerived(field) || isOwnKey(first.path))
    return undefined
  const day = ref(from.alias, first.path)
  // The two values that stand for being near: whether it is past, and how far away.
  const rest = ordered.slice(2)
  const along = (isDown: boolean): Ordered => ({ value: day, isDown, mayBeEmpty: false })
  return [
    { where: sql`${day} >= ${TODAY}`, ordered: [along(false), ...rest] },
    { where: sql`${day} < ${TODAY}`, ordered: [along(true), ...rest] },
    ...(isOptional(field) ? [{ where: sql`${day} is null`, ordered: rest }] : []),
  ]
}
