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
    if (kept.length > 0) {
      const key = `write ${name} ${kept.length === 1}`
      await statements.run(db, { ...reading, given: [kept] }, key, () => upsert(dialect, entity, kept.length === 1))
    }
  }
}

const WORKSPACE = late(({ workspace }) => workspace)

/** What is to be inserted: of many rows handed over as one list, or of a single one value by value, which costs a quarter. */
function givenRows(dialect: SqlDialect, types: readonly ('text' | 'number')[], isSingle: boolean): Sql {
  if (isSingle) {
    const values = types.map((_, at) => late(({ given }) => (given[0] as readonly (readonly unknown[])[])[0]?.[at]))
    return sql`values (${sql.join([WORKSPACE, ...values])})`
  }
  const values = types.map((type, at) => dialect.cell('given', at, type))
  return sql`select ${sql.join([WORKSPACE, ...values])} from ${dialect.rows(givenList(0), 'given')} where true`
}

function upsert(dialect: SqlDialect, entity: AnyEntity, isSingle: boolean): Sql {
  const names = columnNames(entity)
  const whole = new Set(['version', ...tableColumnsOf(entity).flatMap(({ key, type }) => (type === 'whole' ? [key] : []))])
  const types = names.map((key) => (whole.has(key) ? 'number' : 'text'))
  const changed = names.filter((key) => key !== 'id').map((key) => sql`${sql.id(key)} = ${sql.ref(`excluded.${key}`)}`)
  return sql`insert into ${sql.table(entity.name)} (${sql.join(['workspace', ...names].map((key) => sql.id(key)))})
    ${givenRows(dialect, types, isSingle)} on conflict (workspace, id) do update set ${sql.join(changed)}`
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
  const isSingle = rows.length === 1
  await statements.run(db, { ...reading, given: [rows] }, `insert ${table} ${isSingle}`, () => {
    const names = Object.keys(columns)
    return sql`insert into ${sql.table(table)} (${sql.join(['workspace', ...names].map((key) => sql.id(key)))})
      ${givenRows(dialect, Object.values(columns), isSingle)}${once ? sql` on conflict do nothing` : sql``}`
  })
}
