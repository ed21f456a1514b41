import { sql } from 'kysely'
import { resolve } from '../../kernel/expression/scope.ts'
import type { Measure, Measured } from '../../kernel/store/store.ts'
import { conditionsSql } from './conditions-sql.ts'
import type { Reading } from './ground.ts'
import { fromSql, startAt, type Db } from './read-sql.ts'
import type { Sql } from './rational-sql.ts'
import { keptSql, pathSql } from './value-sql.ts'

interface Answer {
  readonly key?: unknown
  readonly all: unknown
  readonly sum?: unknown
}

/** A figure over records; `found` narrows them to those that a search has found. */
export async function measureSql(
  db: Db,
  reading: Reading,
  measure: Measure,
  found: ReadonlyMap<string, number> | undefined,
): Promise<Measured> {
  const { entity: name, fn, field: path, where = [], groupBy } = measure
  const start = startAt(reading, name)
  const { ground, from } = start
  const field = path === undefined ? undefined : resolve(from.scope, path).field
  const digits = field?.digits ?? 0
  const held = path === undefined ? sql`1` : keptSql(ground, pathSql(ground, from, path), digits)
  const source = sql`${fromSql(start, found)} and ${conditionsSql(ground, from, where)}`
  const values = valuesOf(fn, held)
  const read = (answer: Answer | undefined) => figureOf(fn, answer, 10 ** digits)
  const whole = await sql<Answer>`select ${values} from ${source}`.execute(db)
  if (!groupBy) return { value: read(whole.rows[0]), groups: [] }
  const group = groupSql(
    keptSql(ground, pathSql(ground, from, groupBy.field), resolve(from.scope, groupBy.field).field?.digits),
    groupBy.by,
  )
  const grouped = sql`(select ${group} as key, ${held} as held from ${source}) as grouped`
  const { rows } = await sql<Answer>`select key, ${valuesOf(fn, sql.ref('held'))} from ${grouped} group by key`.execute(db)
  const groups = rows.map((row) => ({ key: keyOf(row.key), value: read(row) ?? 0 }))
  return { value: read(whole.rows[0]), groups: groups.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
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
