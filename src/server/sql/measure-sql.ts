import { sql } from 'kysely'
import { resolve } from '../../kernel/expression/scope.ts'
import type { Measure, Measured } from '../../kernel/store/store.ts'
import { conditionsSql } from './conditions-sql.ts'
import type { Reading } from './ground.ts'
import { fromSql, startAt, type Db } from './read-sql.ts'
import type { Sql } from './rational-sql.ts'
import { shapeOf } from './shape.ts'
import { Statement, type Ask } from './statements.ts'
import { keptSql, pathSql } from './value-sql.ts'

interface Answer {
  readonly key?: unknown
  readonly all: unknown
  readonly sum?: unknown
}

/** A figure over records; `found` narrows them to those that a search has found. */
export async function measureSql(db: Db, reading: Reading, measure: Measure, found: Ask['found']): Promise<Measured> {
  const { entity, fn, field, where = [], groupBy } = measure
  const { conditions, given } = shapeOf(where)
  const key = JSON.stringify(['measure', entity, fn, field, groupBy, conditions, found !== undefined])
  const { whole, grouped, scale } = reading.statements.keep(key, () =>
    prepare(reading, { ...measure, where: conditions }, found !== undefined),
  )
  const ask: Ask = { ...reading, given, ...(found && { found }) }
  const [answer] = await whole.run<Answer>(db, ask)
  const value = figureOf(fn, answer, scale)
  if (!grouped) return { value, groups: [] }
  const groups = (await grouped.run<Answer>(db, ask)).map((row) => ({ key: keyOf(row.key), value: figureOf(fn, row, scale) ?? 0 }))
  return { value, groups: groups.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
}

interface Prepared {
  readonly whole: Statement
  readonly grouped: Statement | undefined
  readonly scale: number
}

function prepare(reading: Reading, { entity: name, fn, field: path, where = [], groupBy }: Measure, isFound: boolean): Prepared {
  const start = startAt(reading, name)
  const { ground, from } = start
  const digits = path === undefined ? 0 : (resolve(from.scope, path).field?.digits ?? 0)
  const held = path === undefined ? sql`1` : keptSql(ground, pathSql(ground, from, path), digits)
  const source = sql`${fromSql(start, isFound)} and ${conditionsSql(ground, from, where)}`
  const whole = new Statement(sql`select ${valuesOf(fn, held)} from ${source}`)
  const scale = 10 ** digits
  if (!groupBy) return { whole, grouped: undefined, scale }
  const by = keptSql(ground, pathSql(ground, from, groupBy.field), resolve(from.scope, groupBy.field).field?.digits)
  const rows = sql`(select ${groupSql(by, groupBy.by)} as key, ${held} as held from ${source}) as grouped`
  return { whole, grouped: new Statement(sql`select key, ${valuesOf(fn, sql.ref('held'))} from ${rows} group by key`), scale }
}

function valuesOf(fn: Measure['fn'], held: Sql): Sql {
  if (fn === 'count') return sql`count(*) as "all"`
  if (fn === 'distinct') return sql`count(distinct ${held}) as "all"`
  if (fn === 'min' || fn === 'max') return sql`${sql.raw(fn)}(${held}) as "all"`
  return sql`count(${held}) as "all", sum(${held}) as "sum"`
}

function figureOf(fn: Measure['fn'], answer: Answer | undefined, scale: number): number | undefined {
  const all = answer?.all === null || answer?.all === undefined ? undefined : Number(answer.all)
  if (fn === 'count' || fn === 'distinct') return all ?? 0
  if (fn === 'min' || fn === 'max') return all === undefined ? undefined : all / scale
  const sum = Number(answer?.sum ?? 0)
  if (fn === 'sum') return sum / scale
  return all ? sum / (all * scale) : undefined
}

const groupSql = (held: Sql, by: 'day' | 'month' | undefined): Sql =>
  by === undefined ? held : sql`substr(${held}, 1, ${sql.lit(by === 'month' ? 7 : 10)})`

const keyOf = (key: unknown): string => (typeof key === 'number' ? key.toString() : ((key ?? '') as string))
