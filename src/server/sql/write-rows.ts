import { sql, type Kysely } from 'kysely'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { Step } from '../../kernel/store/plan/work.ts'
import { columnNames, columnsOf, rowValues } from './columns.ts'
import type { SqlDialect } from './dialect.ts'
import type { Sql } from './rational-sql.ts'

type Db = Kysely<Record<string, never>>

/** Writes what becomes of records, in two statements an entity however many they are. */
export async function writeSteps(
  db: Db,
  dialect: SqlDialect,
  workspace: string,
  entities: ReadonlyMap<string, AnyEntity>,
  steps: readonly Step[],
): Promise<void> {
  for (const [name, changed] of Map.groupBy(steps, ({ entity }) => entity)) {
    const entity = entities.get(name)
    if (!entity) continue
    const kept = changed.flatMap(({ after }) => (after ? [rowValues(entity, after)] : []))
    const gone = changed.flatMap(({ id, after }) => (after ? [] : [id]))
    if (gone.length > 0) {
      await sql`delete from ${sql.table(name)} where workspace = ${workspace} and id in ${dialect.list(gone, 'text')}`.execute(db)
    }
    if (kept.length > 0) await upsert(dialect, workspace, entity, kept).execute(db)
  }
}

function upsert(dialect: SqlDialect, workspace: string, entity: AnyEntity, rows: readonly (readonly unknown[])[]): Sql {
  const names = columnNames(entity)
  const whole = new Set(['version', ...columnsOf(entity).flatMap(({ key, type }) => (type === 'whole' ? [key] : []))])
  const values = names.map((key, at) => dialect.cell('given', at, whole.has(key) ? 'number' : 'text'))
  const changed = names.filter((key) => key !== 'id').map((key) => sql`${sql.id(key)} = ${sql.ref(`excluded.${key}`)}`)
  return sql`insert into ${sql.table(entity.name)} (${sql.join(['workspace', ...names].map((key) => sql.id(key)))})
    select ${sql.join([sql`${workspace}`, ...values])} from ${dialect.rows(rows, 'given')} where true
    on conflict (workspace, id) do update set ${sql.join(changed)}`
}

/** Adds rows to a table of the house in one statement. */
export const insertRows = (
  dialect: SqlDialect,
  table: string,
  columns: Readonly<Record<string, 'text' | 'number'>>,
  rows: readonly (readonly unknown[])[],
): Sql => {
  const names = Object.keys(columns)
  const values = names.map((key, at) => dialect.cell('given', at, columns[key] ?? 'text'))
  return sql`insert into ${sql.table(table)} (${sql.join(names.map((key) => sql.id(key)))}) select ${sql.join(values)} from ${dialect.rows(rows, 'given')}`
}
