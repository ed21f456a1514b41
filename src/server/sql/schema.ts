import { sql, type Kysely } from 'kysely'
import type { AnyEntity } from '../../kernel/entity.ts'
import { isReference } from '../../kernel/entity.ts'
import { numberOf } from '../../kernel/numbering.ts'
import { columnsOf, isOrdered, orderColumn, sameColumn, sameKeys, type Column } from './columns.ts'
import type { SqlDialect } from './dialect.ts'
import type { Sql } from './rational-sql.ts'

type Db = Kysely<Record<string, never>>

/** The tables of the house itself; no entity's name begins so. */
export const house = {
  workspace: '_workspace',
  commit: '_commit',
  entry: '_entry',
  term: '_term',
} as const

/** Makes the tables and indices of the house and of these entities where they are not there yet. */
export async function makeTables(db: Db, dialect: SqlDialect, entities: Iterable<AnyEntity>): Promise<void> {
  for (const statement of [...houseTables(dialect), ...[...entities].flatMap((entity) => entityTables(dialect, entity))]) {
    await statement.execute(db)
  }
}

function entityTables(dialect: SqlDialect, entity: AnyEntity): readonly Sql[] {
  const columns = columnsOf(entity)
  const own = columns.map(({ key, type }) => column(dialect, key, type))
  const order = columns.filter(isOrdered).map(({ key }) => column(dialect, orderColumn(key), 'text'))
  const same = sameKeys(entity).map((key) => column(dialect, sameColumn(key), 'text'))
  return [
    createTable(dialect, entity.name, [
      column(dialect, 'workspace', 'text', true),
      column(dialect, 'id', 'text', true),
      column(dialect, 'version', 'whole', true),
      ...own,
      ...order,
      ...same,
      sql`primary key (workspace, id)`,
    ]),
    ...indicesOf(entity).map((keys) => createIndex(entity.name, keys)),
  ]
}

/** What lists sort and filter by, and what records are recognised and counted by. */
export function indicesOf(entity: AnyEntity): readonly (readonly string[])[] {
  const { fields, sort = [], table, span, slot, board } = entity
  const references = Object.entries(fields).flatMap(([key, field]) => (isReference(field) ? [key] : []))
  const sorted = columnsOf(entity).filter(
    ({ key, isJson }) => !isJson && (table.includes(key) || key === sort[0]?.field) && !references.includes(key),
  )
  const number = numberOf(entity)
  const first = sorted.find(({ key }) => key === sort[0]?.field)
  const main = first && sortColumn(first)
  const lanes = [span && [span.lane, span.from], slot?.lane === undefined ? undefined : [slot.lane, slot.day]]
  const days = [span?.from, slot?.day].filter((key) => key !== undefined)
  const wanted: readonly (readonly string[])[] = [
    ...sorted.map((column) => [sortColumn(column), 'id']),
    ...references.map((key) => [key]),
    ...lanes.filter((keys) => keys !== undefined),
    ...days.map((key) => [key, 'id']),
    ...(number ? [[number[0]]] : []),
    ...(board ? [[board, ...(main ? [main] : []), 'id']] : []),
    ...sameKeys(entity).map((key) => [sameColumn(key)]),
  ]
  // An index that another begins with says nothing more.
  return [...new Map(wanted.map((keys) => [keys.join(), keys])).values()].filter(
    (keys, _, all) => !all.some((other) => other.length > keys.length && keys.every((key, at) => other[at] === key)),
  )
}

const sortColumn = (column: Column): string => (isOrdered(column) ? orderColumn(column.key) : column.key)

function houseTables(dialect: SqlDialect): readonly Sql[] {
  const text = (key: string) => column(dialect, key, 'text', true)
  const whole = (key: string) => column(dialect, key, 'whole', true)
  return [
    createTable(dialect, house.workspace, [text('id'), whole('seq'), whole('commits'), sql`primary key (id)`]),
    createTable(dialect, house.commit, [
      text('workspace'),
      whole('number'),
      text('request'),
      text('answer'),
      sql`primary key (workspace, number)`,
    ]),
    createIndex(house.commit, ['request'], true),
    createTable(dialect, house.entry, [
      text('workspace'),
      whole('seq'),
      whole('commit'),
      ...['at', 'by', 'via', 'entity', 'id', 'type', 'changed'].map(text),
      whole('version'),
      sql`primary key (workspace, seq)`,
    ]),
    createIndex(house.entry, ['entity', 'id', 'seq']),
    createIndex(house.entry, ['commit']),
    createTable(dialect, house.term, [...['workspace', 'entity', 'term', 'id'].map(text), sql`primary key (workspace, entity, term, id)`]),
    createIndex(house.term, ['entity', 'id']),
  ]
}

const column = ({ whole, text }: SqlDialect, key: string, type: 'text' | 'whole', isRequired = false): Sql =>
  sql`${sql.id(key)} ${sql.raw(type === 'whole' ? whole : text)}${sql.raw(isRequired ? ' not null' : '')}`

const createTable = ({ name }: SqlDialect, table: string, parts: readonly Sql[]): Sql =>
  sql`create table if not exists ${sql.table(table)} (${sql.join(parts)})${sql.raw(name === 'sqlite' ? ' strict, without rowid' : '')}`

export const indexName = (table: string, keys: readonly string[]): string => `${table}__${keys.join('__')}`

/** Every index begins with the workspace: nobody ever looks across them. */
const createIndex = (table: string, keys: readonly string[], isUnique = false): Sql =>
  sql`create ${sql.raw(isUnique ? 'unique ' : '')}index if not exists ${sql.id(indexName(table, keys))} on ${sql.table(table)} (${sql.join(['workspace', ...keys].map((key) => sql.id(key)))})`
