import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { SqlDialect } from '../dialect.ts'
import { house } from '../house.ts'
import type { Sql } from '../rational-sql.ts'
import {
  indicesWith,
  madeFrom,
  renamedMade,
  type ColumnShape,
  type IndexShape,
  type TableChange,
  type Tables,
  type TableShape,
} from './tables.ts'

/** Does one change to a database whose tables are `before`. What is made out of columns is made anew when all steps are done. */
export async function runChange(db: Db, dialect: SqlDialect, before: Tables, change: TableChange): Promise<void> {
  for (const statement of statementsOf(dialect, before[change.table], change)) await statement.execute(db)
}

function statementsOf(dialect: SqlDialect, before: TableShape | undefined, change: TableChange): readonly Sql[] {
  const { table } = change
  switch (change.do) {
    case 'add table':
      return addTable(dialect, table, change.as)
    case 'drop table':
      return [
        sql`drop table ${sql.table(table)}`,
        ...[house.term, house.entry].map((one) => sql`delete from ${sql.table(one)} where entity = ${table}`),
      ]
    case 'add column':
      return [sql`alter table ${sql.table(table)} add column ${columnSql(dialect, change.column, change.as)}`]
    case 'widen':
    case 'narrow':
      return redescribe(dialect, table, before?.columns[change.column], change)
    case 'add index':
      return [addIndex(table, change.index)]
    case 'drop index':
      return [dropIndex(table, change.index)]
    case 'rename':
      return before ? rename(dialect, before, change) : []
    case 'drop column':
      return before ? dropColumn(before, table, change.column) : []
    case 'words':
      return []
  }
}

export const addTable = (dialect: SqlDialect, table: string, { columns, key, indices }: TableShape): readonly Sql[] => [
  sql`create table if not exists ${sql.table(table)} (${sql.join([
    ...Object.entries(columns).map(([column, as]) => columnSql(dialect, column, as, true)),
    sql`primary key (${sql.join(key.map((column) => sql.id(column)))})`,
  ])})${sql.raw(dialect.name === 'sqlite' ? ' strict, without rowid' : '')}`,
  ...indices.map((index) => addIndex(table, index)),
]

/** A column that must not be empty is filled with nothing where it comes to rows that are there. */
function columnSql(dialect: SqlDialect, key: string, { type, required }: ColumnShape, isNew = false): Sql {
  const filled = isNew ? ' not null' : ` not null default ${type === 'whole' ? '0' : "''"}`
  return sql`${sql.id(key)} ${sql.raw(dialect[type])}${sql.raw(required ? filled : '')}`
}

export const indexName = (table: string, keys: readonly string[]): string => `${table}__${keys.join('__')}`

/** Every index begins with the workspace: nobody ever looks across them. */
const addIndex = (table: string, { keys, unique }: IndexShape): Sql =>
  sql`create ${sql.raw(unique ? 'unique ' : '')}index if not exists ${sql.id(indexName(table, keys))} on ${sql.table(table)} (${sql.join(['workspace', ...keys].map((key) => sql.id(key)))})`

const dropIndex = (table: string, { keys }: IndexShape): Sql => sql`drop index if exists ${sql.id(indexName(table, keys))}`

function redescribe(
  { whole }: SqlDialect,
  table: string,
  before: ColumnShape | undefined,
  change: Extract<TableChange, { readonly do: 'widen' | 'narrow' }>,
): readonly Sql[] {
  const column = sql.id(change.column)
  const digits = (change.as.digits ?? 0) - (before?.digits ?? 0)
  const factor = sql.lit(10 ** Math.abs(digits))
  const half = sql.lit(10 ** Math.abs(digits) / 2)
  const scaled =
    digits > 0
      ? sql`${column} * ${factor}`
      : sql`cast((abs(${column}) + ${half}) / ${factor} as ${sql.raw(whole)}) * (case when ${column} < 0 then -1 else 1 end)`
  const values = change.do === 'narrow' ? Object.entries(change.values ?? {}) : []
  return [
    ...(digits === 0 ? [] : [sql`update ${sql.table(table)} set ${column} = ${scaled} where ${column} is not null`]),
    ...values.map(([from, to]) => sql`update ${sql.table(table)} set ${column} = ${to} where ${column} = ${from}`),
  ]
}

function dropColumn(before: TableShape, table: string, column: string): readonly Sql[] {
  const gone = [column, ...madeFrom(before, column)]
  return [
    ...indicesWith(before, gone).map((index) => dropIndex(table, index)),
    ...gone.map((key) => sql`alter table ${sql.table(table)} drop column ${sql.id(key)}`),
  ]
}

/** The history bears the names of fields: what was written under the old one is undone under the new one. */
function rename(
  { name }: SqlDialect,
  before: TableShape,
  { table, column, to }: Extract<TableChange, { readonly do: 'rename' }>,
): readonly Sql[] {
  const made = madeFrom(before, column)
  const next = (key: string) => (key === column ? to : made.includes(key) ? renamedMade(key, column, to) : key)
  const indices = indicesWith(before, [column, ...made])
  const [old, key] = [sql.lit(`$."${column}"`), sql.lit(`$."${to}"`)]
  const moved =
    name === 'sqlite'
      ? sql`json_remove(json_set(changed, ${key}, json(json_extract(changed, ${old}))), ${old})`
      : sql`((changed::jsonb - ${sql.lit(column)}) || jsonb_build_object(${sql.lit(to)}, changed::jsonb -> ${sql.lit(column)}))::text`
  const bears = name === 'sqlite' ? sql`json_type(changed, ${old}) is not null` : sql`changed::jsonb ? ${sql.lit(column)}`
  return [
    ...indices.map((index) => dropIndex(table, index)),
    ...[column, ...made].map((one) => sql`alter table ${sql.table(table)} rename column ${sql.id(one)} to ${sql.id(next(one))}`),
    ...indices.map((index) => addIndex(table, { ...index, keys: index.keys.map(next) })),
    sql`update ${sql.table(house.entry)} set changed = ${moved} where entity = ${table} and ${bears}`,
  ]
}
