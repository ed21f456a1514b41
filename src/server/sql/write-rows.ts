import { sql, type Kysely } from 'kysely'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Step } from '../../kernel/store/work.ts'
import { columnNames, rowValues, tableColumnsOf } from './columns.ts'
import type { SqlDialect } from './dialect.ts'
import type { Reading } from './ground.ts'
import type { Sql } from './rational-sql.ts'
import { givenList, late } from './statements.ts'

type Db = Kysely<Record<string, never>>

/** Writes what becomes of records, in two statements an entity however many they are. */
export async function writeSteps(db: Db, reading: Reading, steps: readonly Step[]): Promise<void> {
  const { statements, dialect, entities } = reading
  for (const [name, changed] of Map.groupBy(steps, ({ entity }) => entity)) {
    const entity = entities.get(name)
    if (!entity) continue
    const kept = changed.flatMap(({ after }) => (after ? [rowValues(entity, after)] : []))
    const gone = changed.flatMap(({ id, after }) => (after ? [] : [id]))
    if (gone.length > 0) {
      await statements.run(db, { ...reading, given: [gone] }, `remove ${name}`, () => {
        return sql`delete from ${sql.table(name)} where workspace = ${WORKSPACE} and id in ${dialect.list(givenList(0), 'text')}`
      })
    }
    if (kept.length > 0) await statements.run(db, { ...reading, given: [kept] }, `write ${name}`, () => upsert(dialect, entity))
  }
}

const WORKSPACE = late(({ workspace }) => workspace)

function upsert(dialect: SqlDialect, entity: AnyEntity): Sql {
  const names = columnNames(entity)
  const whole = new Set(['version', ...tableColumnsOf(entity).flatMap(({ key, type }) => (type === 'whole' ? [key] : []))])
  const values = names.map((key, at) => dialect.cell('given', at, whole.has(key) ? 'number' : 'text'))
  const changed = names.filter((key) => key !== 'id').map((key) => sql`${sql.id(key)} = ${sql.ref(`excluded.${key}`)}`)
  return sql`insert into ${sql.table(entity.name)} (${sql.join(['workspace', ...names].map((key) => sql.id(key)))})
    select ${sql.join([WORKSPACE, ...values])} from ${dialect.rows(givenList(0), 'given')} where true
    on conflict (workspace, id) do update set ${sql.join(changed)}`
}

/** Adds rows to a table of the house in one statement; the workspace is its first column. `once` leaves out those that are there. */
export async function insertRows(
  db: Db,
  reading: Reading,
  table: string,
  columns: Readonly<Record<string, 'text' | 'number'>>,
  rows: readonly (readonly unknown[])[],
  once?: 'once',
): Promise<void> {
  if (rows.length === 0) return
  const { statements, dialect } = reading
  await statements.run(db, { ...reading, given: [rows] }, `insert ${table}`, () => {
    const names = Object.keys(columns)
    const values = names.map((key, at) => dialect.cell('given', at, columns[key] ?? 'text'))
    return sql`insert into ${sql.table(table)} (${sql.join(['workspace', ...names].map((key) => sql.id(key)))})
      select ${sql.join([WORKSPACE, ...values])} from ${dialect.rows(givenList(0), 'given')} where true${once ? sql` on conflict do nothing` : sql``}`
  })
}
