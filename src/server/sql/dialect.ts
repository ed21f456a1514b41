import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>

/** Where the two databases say the same thing in other words. */
export interface SqlDialect {
  readonly name: 'sqlite' | 'postgres'
  /** The type of a whole number of any size, of a text that sorts sign by sign, and of a file. */
  readonly whole: string
  readonly text: string
  readonly bytes: string
  /** A whole number that may grow beyond what a column holds without losing anything. */
  readonly exact: (value: Sql) => Sql
  /** One whole number over another, what is left over cut off; as a column keeps it. */
  readonly over: (top: Sql, bottom: Sql) => Sql
  /** The product of two whole numbers over a third above nothing, which may be greater than a column holds: the whole part, and what is left. */
  readonly shareOf: (a: Sql, b: Sql, over: Sql) => Sql
  readonly restOf: (a: Sql, b: Sql, over: Sql) => Sql
  /** The SHA-256 of bytes, in letters. */
  sha256(bytes: Sql): Sql
  /** A text as it is put in order sign by sign. */
  readonly bySigns: (text: Sql) => Sql
  /** A day (`2026-11-22`) moved by a number of days. */
  shiftDay(day: Sql, days: Sql): Sql
  /** A day moved by a number of months, never beyond the last of that month. */
  shiftMonths(day: Sql, months: Sql): Sql
  /** The last of the month of a day. */
  monthEnd(day: Sql): Sql
  /** Days from one to another. */
  daysBetween(from: Sql, until: Sql): Sql
  /** Minutes from a fixed moment to a day and an hour on the wall clock. */
  minutes(day: Sql, time: Sql): Sql
  /** The lines kept in a column, as a table that is named `alias`; their fields are read by `lineField`. */
  lines(column: Sql, alias: string): Sql
  lineField(alias: string, key: string, type: 'text' | 'number'): Sql
  /** The value under a key of an object in JSON: a whole number, or a text that sorts sign by sign; nothing where it is not there. */
  member(json: Sql, key: string, type: 'text' | 'number'): Sql
  /** A value of each line of the table `alias` as a list in JSON, in their order. */
  collected(value: Sql, alias: string): Sql
  /** What a list in a column holds, element by element, where it is the table `alias`. */
  element(alias: string): Sql
  /** The values of a list that is handed over in one parameter, as JSON. */
  list(json: Sql, type: 'text' | 'number'): Sql
  /** Rows that are handed over in one parameter, as JSON, as a table that is named `alias`; their cells are read by `cell`. */
  rows(json: Sql, alias: string): Sql
  readonly cell: (alias: string, at: number, type: 'text' | 'number') => Sql
}

const identifier = (alias: string, key: string) => sql.ref(`${alias}.${key}`)

const [SHARE_OF, REST_OF, SHA256] = ['share_of', 'rest_of', 'sha256']
const wholeOf = (value: unknown): bigint => (typeof value === 'bigint' ? value : BigInt(Math.round(Number(value))))

/** Work on whole numbers of any size; nothing where one is missing. */
const exactly =
  (work: (a: bigint, b: bigint, over: bigint) => bigint) =>
  (a: unknown, b: unknown, over: unknown): bigint | null =>
    [a, b, over].includes(null) ? null : work(wholeOf(a), wholeOf(b), wholeOf(over))

const restIn = (top: bigint, size: bigint): bigint => ((top % size) + size) % size

/** What SQLite is lent, which has no whole numbers beyond 64 bits and no SHA-256. */
export const lent = {
  [SHARE_OF]: exactly((a, b, over) => (a * b - restIn(a * b, over)) / over),
  [REST_OF]: exactly((a, b, over) => restIn(a * b, over)),
  [SHA256]: (bytes: unknown) =>
    createHash('sha256')
      .update(bytes as Uint8Array)
      .digest('hex'),
}

export const sqlite: SqlDialect = {
  name: 'sqlite',
  whole: 'INTEGER',
  text: 'TEXT',
  bytes: 'BLOB',
  exact: (value) => value,
  over: (top, bottom) => sql`((${top}) / (${bottom}))`,
  shareOf: (a, b, over) => sql`${sql.raw(SHARE_OF)}(${a}, ${b}, ${over})`,
  restOf: (a, b, over) => sql`${sql.raw(REST_OF)}(${a}, ${b}, ${over})`,
  sha256: (bytes) => sql`${sql.raw(SHA256)}(${bytes})`,
  bySigns: (text) => text,
  shiftDay: (day, days) => sql`date(${day}, (${days}) || ' days')`,
  shiftMonths: (day, months) => sql`date(${day}, (${months}) || ' months', 'floor')`,
  monthEnd: (day) => sql`date(${day}, 'start of month', '1 month', '-1 day')`,
  daysBetween: (from, until) => sql`cast(julianday(${until}) - julianday(${from}) as integer)`,
  minutes: (day, time) => sql`(cast(strftime('%s', ${day} || ' ' || ${time}) as integer) / 60)`,
  lines: (column, alias) => sql`json_each(coalesce(${column}, '[]')) as ${sql.id(alias)}`,
  lineField: (alias, key) => sql`json_extract(${identifier(alias, 'value')}, ${sql.lit(`$."${key}"`)})`,
  member: (json, key) => sql`json_extract(${json}, ${sql.lit(`$."${key}"`)})`,
  collected: (value) => sql`json_group_array(${value})`,
  element: (alias) => identifier(alias, 'value'),
  list: (json) => sql`(select value from json_each(${json}))`,
  rows: (json, alias) => sql`json_each(${json}) as ${sql.id(alias)}`,
  cell: (alias, at) => sql`json_extract(${identifier(alias, 'value')}, ${sql.lit(`$[${at}]`)})`,
}

const restOf = (a: Sql, b: Sql, over: Sql): Sql => sql`mod(mod((${a})::numeric * ${b}, ${over}) + ${over}, ${over})::bigint`

export const postgres: SqlDialect = {
  name: 'postgres',
  whole: 'bigint',
  text: 'text collate "C"',
  bytes: 'bytea',
  exact: (value) => sql`(${value})::numeric`,
  over: (top, bottom) => sql`div(${top}, ${bottom})::bigint`,
  shareOf: (a, b, over) => sql`div((${a})::numeric * ${b} - ${restOf(a, b, over)}, ${over})::bigint`,
  restOf,
  sha256: (bytes) => sql`encode(sha256(${bytes}), 'hex')`,
  bySigns: (text) => sql`${text} collate "C"`,
  shiftDay: (day, days) => sql`((${day})::date + (${days})::integer)::text`,
  shiftMonths: (day, months) => sql`((${day})::date + make_interval(months => (${months})::integer))::date::text`,
  monthEnd: (day) => sql`(date_trunc('month', (${day})::date) + interval '1 month - 1 day')::date::text`,
  daysBetween: (from, until) => sql`((${until})::date - (${from})::date)::bigint`,
  minutes: (day, time) => sql`(extract(epoch from ((${day}) || ' ' || (${time}))::timestamp)::bigint / 60)`,
  lines: (column, alias) => sql`jsonb_array_elements(coalesce(${column}, '[]')::jsonb) with ordinality as ${sql.id(alias)}(value, place)`,
  lineField: (alias, key, type) =>
    type === 'number'
      ? sql`(${identifier(alias, 'value')} ->> ${sql.lit(key)})::numeric`
      : sql`(${identifier(alias, 'value')} ->> ${sql.lit(key)})`,
  member: (json, key, type) => sql`((${json})::jsonb ->> ${sql.lit(key)})${sql.raw(type === 'number' ? '::bigint' : ' collate "C"')}`,
  collected: (value, alias) => sql`jsonb_agg(${value} order by ${identifier(alias, 'place')})::text`,
  element: (alias) => sql`${identifier(alias, 'value')} #>> '{}'`,
  list: (json, type) =>
    sql`(select value${sql.raw(type === 'number' ? '::bigint' : '')} from jsonb_array_elements_text(${json}::jsonb) as listed(value))`,
  rows: (json, alias) => sql`jsonb_array_elements(${json}::jsonb) as ${sql.id(alias)}(value)`,
  cell: (alias, at, type) => sql`(${identifier(alias, 'value')} ->> ${sql.lit(at)})${sql.raw(type === 'number' ? '::bigint' : '')}`,
}
