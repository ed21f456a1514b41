import { sql } from 'kysely'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { scopeOf, type Scope } from '../../kernel/evaluation/scope.ts'
import { isOwnKey } from '../../kernel/fields/own-key.ts'
import { OWN_COLUMN } from './columns.ts'
import type { SqlDialect } from './dialect.ts'
import type { Sql } from './rational-sql.ts'
import { late, type Ask, type Statements } from './statements.ts'

/** What every part of a statement needs to know. */
export interface SqlGround {
  readonly dialect: SqlDialect
  readonly entities: ReadonlyMap<string, AnyEntity>
  /** Conditions over the records or lines of a scope: a value may be worked out by conditions, and they compare values. */
  readonly meets: (from: SqlScope, conditions: readonly Condition[]) => Sql
  /** A new name for a table in the same statement. */
  readonly alias: () => string
}

/** Who reads, where, and on which day. */
export interface Reading extends Pick<SqlGround, 'dialect' | 'entities'>, Pick<Ask, 'workspace' | 'today'> {
  readonly statements: Statements
}

type ConditionsSql = (ground: SqlGround, from: SqlScope, conditions: readonly Condition[]) => Sql

export function sqlGround({ dialect, entities }: Reading, conditionsSql: ConditionsSql): SqlGround {
  let count = 0
  const ground: SqlGround = {
    dialect,
    entities,
    alias: () => `t${count++}`,
    meets: (from, conditions) => conditionsSql(ground, from, conditions),
  }
  return ground
}

/** Where a path begins in a statement: the records of an entity, or the lines of a column, under a name. */
export interface SqlScope {
  readonly scope: Scope
  readonly alias: string
  readonly isLine: boolean
}

export const entityScope = (ground: SqlGround, entity: AnyEntity, alias: string): SqlScope => ({
  scope: scopeOf(entity, ground.entities),
  alias,
  isLine: false,
})

export const ref = (alias: string, key: string): Sql => sql.ref(`${alias}.${key}`)

/** What a record keeps under a key: in a column, or in that of the fields that its firm has added. */
export const heldSql = (dialect: SqlDialect, alias: string, key: string, type: 'text' | 'number'): Sql =>
  isOwnKey(key) ? dialect.member(ref(alias, OWN_COLUMN), key, type) : ref(alias, key)

/** `"cliente" as t1`, of the workspace alone. */
export const tableAs = (entity: string, alias: string): Sql => sql`${sql.table(entity)} as ${sql.id(alias)}`
export const ofWorkspace = (alias: string): Sql => sql`${ref(alias, 'workspace')} = ${late(({ workspace }) => workspace)}`
