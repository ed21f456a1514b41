import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { SqlDialect } from '../dialect.ts'
import { house } from '../house.ts'
import { SHIFTED } from '../indices.ts'
import type { Sql } from '../rational-sql.ts'
import {
  indicesWith,
  madeFrom,
  renamedKey,
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
        ...[house.term, house.word, house.entry].map(
          // The words that only some are shown stand under a name of their own: `ospite/identita`.
          (one) =>
            sql`delete from ${sql.table(one)} where entity = ${table} or substr(entity, 1, ${sql.lit(table.length + 1)}) = ${`${table}/`}`,
        ),
      ]
    case 'add column':
      return [sql`alter table ${sql.table(table)} add column ${columnSql(dialect, change.column, change.as)}`]
    case 'widen':
    case 'narrow':
      return redescribe(dialect, table, before?.columns[change.column], change)
    case 'add index':
      return addIndex(dialect, table, change.index)
    case 'drop index':
      return [dropIndex(table, change.index)]
    case 'rename':
      return before ? rename(dialect, before, change) : []
    case 'drop column':
      return before ? dropColumn(before, table, change.column) : []
    case 'gather':
      return before ? gather(dialect, before, change) : []
    case 'address':
      return before ? address(dialect, before, change) : []
    case 'number':
      return [numberRows(change)]
    case 'words':
      return []
  }
}

export const addTable = (dialect: SqlDialect, table: string, { columns, key, indices }: TableShape): readonly Sql[] => [
  sql`create table if not exists ${sql.table(table)} (${sql.join([
    ...Object.entries(columns).map(([column, as]) => columnSql(dialect, column, as, true)),
    sql`primary key (${sql.join(key.map((column) => sql.id(column)))})`,
  ])})${sql.raw(dialect.name === 'sqlite' ? ' strict, without rowid' : '')}`,
  ...indices.flatMap((index) => addIndex(dialect, table, index)),
]

/** A column that must not be empty is filled with nothing where it comes to rows that are there. */
function columnSql(dialect: SqlDialect, key: string, { type, required }: ColumnShape, isNew = false): Sql {
  const filled = isNew ? ' not null' : ` not null default ${type === 'whole' ? '0' : "''"}`
  return sql`${sql.id(key)} ${sql.raw(dialect[type])}${sql.raw(required ? filled : '')}`
}

export const indexName = (table: string, keys: readonly string[]): string => `${table}__${keys.join('__')}`

/**
 * Every index begins with the workspace, where there is one: nobody ever looks across them. A day that is worked out is held by SQLite alone: to
 * PostgreSQL a text is a day by the settings of whoever asks, which no index may depend on.
 */
function addIndex(dialect: SqlDialect, table: string, { keys, unique, everywhere }: IndexShape): readonly Sql[] {
  if (dialect.name === 'postgres' && keys.some((key) => key.includes(SHIFTED))) return []
  const held = [...(everywhere ? [] : ['workspace']), ...keys].map((key) => {
    const [day = '', by] = key.split(SHIFTED)
    return by === undefined ? sql.id(key) : dialect.shiftDay(sql.id(day), sql.id(by))
  })
  return [
    sql`create ${sql.raw(unique ? 'unique ' : '')}index if not exists ${sql.id(indexName(table, keys))} on ${sql.table(table)} (${sql.join(held)})`,
  ]
}

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

/** The statement counts the rows that stand after the greatest number of their year, which may be there already. */
function numberRows({ table, column, by: [day, ...rest], where }: Extract<TableChange, { readonly do: 'number' }>): Sql {
  const [to, year] = [sql.id(column), sql`substr(${sql.id(day)}, 1, 4)`]
  const order = sql.join([day, ...rest, 'id'].map((key) => sql`coalesce(${sql.id(key)}, '')`))
  const held = sql`(select max(cast(substr(other.${to}, 7) as integer)) from ${sql.table(table)} as other
    where other.workspace = ${sql.table(table)}.workspace and substr(other.${to}, 2, 4) = ${year})`
  const count = sql`cast(coalesce(${held}, 0) + row_number() over (partition by workspace, ${year} order by ${order}) as text)`
  const padded = sql`substr('0000000' || ${count}, length(${count}) + 1)`
  return sql`update ${sql.table(table)} set ${to} = counted.held from (
      select workspace as space, id as one, '/' || ${year} || '/' || ${padded} as held from ${sql.table(table)}
      where ${to} is null and ${sql.id(where.column)} in (${sql.join(where.in)})) as counted
    where workspace = counted.space and id = counted.one`
}

/** A value of nothing makes no line. */
function gather(
  dialect: SqlDialect,
  before: TableShape,
  { table, column, into, of, as }: Extract<TableChange, { readonly do: 'gather' }>,
): readonly Sql[] {
  const line =
    dialect.name === 'sqlite'
      ? sql`json_array(json_object(${sql.lit(of)}, ${sql.id(column)}))`
      : sql`jsonb_build_array(jsonb_build_object(${sql.lit(of)}::text, ${sql.id(column)}))::text`
  return [
    sql`alter table ${sql.table(table)} add column ${columnSql(dialect, into, as)}`,
    sql`update ${sql.table(table)} set ${sql.id(into)} = ${line} where coalesce(${sql.id(column)}, 0) <> 0`,
    ...dropColumn(before, table, column),
  ]
}

/** The same bytes of one workspace lie there once. */
function address(
  dialect: SqlDialect,
  before: TableShape,
  { table, column, to, as, into }: Extract<TableChange, { readonly do: 'address' }>,
): readonly Sql[] {
  const [bytes, hash] = [sql.id(column), sql.id(to)]
  return [
    sql`alter table ${sql.table(table)} add column ${columnSql(dialect, to, as)}`,
    sql`update ${sql.table(table)} set ${hash} = ${dialect.sha256(bytes)}`,
    sql`insert into ${sql.table(into)} (workspace, hash, bytes) select workspace, ${hash}, ${bytes} from ${sql.table(table)} where true
      on conflict do nothing`,
    ...dropColumn(before, table, column),
  ]
}

/** The history bears the names of fields: what was written under the old one is undone under the new one. */
function rename(
  dialect: SqlDialect,
  before: TableShape,
  { table, column, to }: Extract<TableChange, { readonly do: 'rename' }>,
): readonly Sql[] {
  const made = madeFrom(before, column)
  const next = (key: string) => (key === column ? to : made.includes(key) ? renamedMade(key, column, to) : key)
  const indices = indicesWith(before, [column, ...made])
  const [old, key] = [sql.lit(`$."${column}"`), sql.lit(`$."${to}"`)]
  const moved =
    dialect.name === 'sqlite'
      ? sql`json_remove(json_set(changed, ${key}, json(json_extract(changed, ${old}))), ${old})`
      : sql`((changed::jsonb - ${sql.lit(column)}) || jsonb_build_object(${sql.lit(to)}, changed::jsonb -> ${sql.lit(column)}))::text`
  const bears = dialect.name === 'sqlite' ? sql`json_type(changed, ${old}) is not null` : sql`changed::jsonb ? ${sql.lit(column)}`
  return [
    ...indices.map((index) => dropIndex(table, index)),
    ...[column, ...made].map((one) => sql`alter table ${sql.table(table)} rename column ${sql.id(one)} to ${sql.id(next(one))}`),
    ...indices.flatMap((index) => addIndex(dialect, table, { ...index, keys: index.keys.map((one) => renamedKey(one, next)) })),
    sql`update ${sql.table(house.entry)} set changed = ${moved} where entity = ${table} and ${bears}`,
  ]
}
