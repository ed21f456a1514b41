import { sql } from 'kysely'
import { resolve } from '../../kernel/evaluation/scope.ts'
import type { Measure, Measured } from '../../kernel/door/store.ts'
import { conditionsSql } from './conditions-sql.ts'
import type { Reading } from './ground.ts'
import { fromSql, startAt, type Db } from './read-sql.ts'
import type { Sql } from './rational-sql.ts'
import { shapeOf } from './shape.ts'
import { Statement, type Ask } from './statements.ts'
import { keptSql, pathSql } from './value-sql.ts'

interface Answer {
  /** Which of the figures, and whether it is one of its groups. */
  readonly place: unknown
  readonly grouped: unknown
  readonly key: string | null
  readonly all: unknown
  readonly sum: unknown
}

/** So many figures at most go into one statement. */
const AT_ONCE = 50

/** Figures over records, in their order: those that nothing is searched for in one statement. */
export async function measuresSql(
  db: Db,
  reading: Reading,
  measures: readonly Measure[],
  found: readonly Ask['found'][],
): Promise<readonly Measured[]> {
  const plain = measures.filter((_, at) => !found[at])
  const parts = Array.from({ length: Math.ceil(plain.length / AT_ONCE) }, (_, at) => plain.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
  const answers = (await Promise.all(parts.map((some) => measureTogether(db, reading, some, undefined)))).flat()
  const next = answers.values()
  return Promise.all(
    measures.map(async (measure, at) => (found[at] ? undefined : next.next().value) ?? measureSql(db, reading, measure, found[at])),
  )
}

/** A figure over records; `found` narrows them to those that a search has found. */
export async function measureSql(db: Db, reading: Reading, measure: Measure, found: Ask['found']): Promise<Measured> {
  const [measured] = await measureTogether(db, reading, [measure], found)
  return measured ?? { value: undefined, groups: [] }
}

async function measureTogether(db: Db, reading: Reading, measures: readonly Measure[], found: Ask['found']): Promise<readonly Measured[]> {
  let given: readonly unknown[] = []
  const asked = measures.map((measure): Measure => {
    const shape = shapeOf(measure.where ?? [], given)
    given = shape.given
    return { ...measure, where: shape.conditions }
  })
  const key = JSON.stringify(['measure', found !== undefined, asked.map((one) => [one.entity, one.fn, one.field, one.groupBy, one.where])])
  const { statement, scales } = reading.statements.keep(key, () => prepare(reading, asked, found !== undefined))
  const answers = await statement.run<Answer>(db, { ...reading, given, ...(found && { found }) })
  const placed = Map.groupBy(answers, ({ place }) => Number(place))
  return measures.map(({ fn }, place) => {
    const [groups = [], [whole] = []] = [true, false].map((isGroup) =>
      (placed.get(place) ?? []).filter(({ grouped }) => (Number(grouped) === 1) === isGroup),
    )
    const scale = scales[place] ?? 1
    return {
      value: figureOf(fn, whole, scale),
      groups: groups
        .map((row) => ({ key: row.key ?? '', value: figureOf(fn, row, scale) ?? 0 }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    }
  })
}

interface Prepared {
  readonly statement: Statement
  readonly scales: readonly number[]
}

function prepare(reading: Reading, measures: readonly Measure[], isFound: boolean): Prepared {
  const prepared = measures.map((measure, place) => prepareOne(reading, measure, place, isFound))
  const all = sql.join(
    prepared.flatMap(({ parts }) => parts),
    sql` union all `,
  )
  return { statement: new Statement(all), scales: prepared.map(({ scale }) => scale) }
}

function prepareOne(reading: Reading, { entity: name, fn, field: path, where = [], groupBy }: Measure, place: number, isFound: boolean) {
  const start = startAt(reading, name)
  const { ground, from } = start
  const digits = path === undefined ? 0 : (resolve(from.scope, path).field?.digits ?? 0)
  const held = path === undefined ? sql`1` : keptSql(ground, pathSql(ground, from, path), digits)
  const source = sql`${fromSql(start, isFound)} and ${conditionsSql(ground, from, where)}`
  const at = sql`${sql.lit(place)} as place`
  const whole = sql`select ${at}, 0 as grouped, null as key, ${valuesOf(fn, held)} from ${source}`
  const scale = 10 ** digits
  if (!groupBy) return { parts: [whole], scale }
  const by = keptSql(ground, pathSql(ground, from, groupBy.field), resolve(from.scope, groupBy.field).field?.digits)
  const rows = sql`(select ${groupSql(by, groupBy.by)} as key, ${held} as held from ${source}) as grouped`
  const groups = sql`select ${at}, 1 as grouped, cast(key as text) as key, ${valuesOf(fn, sql.ref('held'))} from ${rows} group by key`
  return { parts: [whole, groups], scale }
}

/** Every figure as a text: what stands under each other in one statement is of one type. */
function valuesOf(fn: Measure['fn'], held: Sql): Sql {
  const values = (all: Sql, sum: Sql) => sql`cast(${all} as text) as "all", cast(${sum} as text) as "sum"`
  if (fn === 'count') return values(sql`count(*)`, sql`null`)
  if (fn === 'distinct') return values(sql`count(distinct ${held})`, sql`null`)
  if (fn === 'min' || fn === 'max') return values(sql`${sql.raw(fn)}(${held})`, sql`null`)
  return values(sql`count(${held})`, sql`sum(${held})`)
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
