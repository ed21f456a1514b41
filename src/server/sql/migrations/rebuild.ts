import { sql } from 'kysely'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { columnNames, fromColumn, rowValues, tableColumnsOf } from '../columns.ts'
import type { Database, Db } from '../database.ts'
import type { SqlDialect } from '../dialect.ts'
import { readingOf } from '../reading-of.ts'
import { writeTerms } from '../terms-sql.ts'

/** A table in which something that we have made no longer holds: the columns beside texts, or the words by which records are found. */
export interface Stale {
  readonly table: string
  readonly what: 'columns' | 'words'
}

const AT_ONCE = 1000
/** What depends on the day is no word; records are still read as of one. */
const ANY_DAY = '2000-01-01'

/** Makes anew what is made out of records, record by record. */
export async function rebuild(db: Db, dialect: SqlDialect, entities: readonly AnyEntity[], stale: readonly Stale[]): Promise<void> {
  for (const entity of entities) {
    const some = new Set(stale.flatMap(({ table, what }) => (table === entity.name ? [what] : [])))
    if (some.size === 0) continue
    for (const workspace of await workspacesIn(db, entity.name)) {
      let last = ''
      for (let rows = await rowsAfter(db, entity, workspace, last); rows.length > 0; rows = await rowsAfter(db, entity, workspace, last)) {
        last = rows.at(-1)?.id ?? ''
        if (some.has('columns')) await rebuildColumns(db, dialect, entity, workspace, rows)
        if (!some.has('words')) continue
        const reading = readingOf({ dialect }, entities, workspace, ANY_DAY)
        await writeTerms(
          db,
          reading,
          entity.name,
          rows.map(({ id }) => id),
        )
      }
    }
  }
}

/** Makes anew the words by which the records of an entity in one workspace are found: what some of its fields are called by has changed. */
export async function renewWords(database: Database, entities: readonly AnyEntity[], workspace: string, name: string): Promise<void> {
  const entity = entities.find((one) => one.name === name)
  if (!entity) return
  const renewAfter = (last: string) =>
    database.transaction(workspace, async (db) => {
      const ids = (await rowsAfter(db, entity, workspace, last)).map(({ id }) => id)
      await writeTerms(db, readingOf(database, entities, workspace, ANY_DAY), name, ids)
      return ids.at(-1)
    })
  // Some at a time, so that others write in between.
  for (let last = await renewAfter(''); last !== undefined;) last = await renewAfter(last)
}

async function workspacesIn(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ workspace: string }>`select distinct workspace from ${sql.table(table)}`.execute(db)
  return rows.map(({ workspace }) => workspace)
}

async function rowsAfter(db: Db, entity: AnyEntity, workspace: string, last: string): Promise<readonly AnyRow[]> {
  const columns = tableColumnsOf(entity)
  const names = sql.join(['id', 'version', ...columns.map(({ key }) => key)].map((key) => sql.id(key)))
  const { rows } = await sql<Record<string, unknown>>`select ${names} from ${sql.table(entity.name)}
    where workspace = ${workspace} and id > ${last} order by id limit ${AT_ONCE}`.execute(db)
  return rows.map((raw) => {
    const held = columns.flatMap((column) => {
      const value = fromColumn(column, raw[column.key])
      return value === undefined ? [] : [[column.key, value] as const]
    })
    return { ...Object.fromEntries(held), id: String(raw['id']), version: Number(raw['version']) }
  })
}

async function rebuildColumns(db: Db, dialect: SqlDialect, entity: AnyEntity, workspace: string, rows: readonly AnyRow[]): Promise<void> {
  const made = columnNames(entity)
    .map((name, at) => [name, at] as const)
    .slice(2 + tableColumnsOf(entity).length)
  if (made.length === 0) return
  const given = dialect.rows(sql`${JSON.stringify(rows.map((row) => rowValues(entity, row)))}`, 'given')
  const set = sql.join(made.map(([name, at]) => sql`${sql.id(name)} = ${dialect.cell('given', at, 'text')}`))
  await sql`update ${sql.table(entity.name)} set ${set} from ${given}
    where ${sql.ref(`${entity.name}.workspace`)} = ${workspace} and ${sql.ref(`${entity.name}.id`)} = ${dialect.cell('given', 0, 'text')}`.execute(
    db,
  )
}
