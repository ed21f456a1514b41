import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { Database, Db } from './database.ts'
import { sqlite } from './dialect.ts'
import { house, makeTables } from './schema.ts'

/** What Kysely asks of a SQLite database, answered by the one inside Node. */
function forKysely(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      const statement = database.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}

/**
 * Opens a SQLite database (`:memory:` or a file) for these entities. Written to disk before a commit is answered: `synchronous=FULL`
 * over a write-ahead log.
 */
export async function openSqlite(file: string, entities: readonly AnyEntity[]): Promise<Database> {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off; pragma busy_timeout = 5000')
  const db: Db = new Kysely<Record<string, never>>({ dialect: new SqliteDialect({ database: forKysely(database) }) })
  await makeTables(db, sqlite, entities)
  const listeners = new Map<string, Set<() => void>>()
  let turn: Promise<unknown> = Promise.resolve()
  return {
    db,
    dialect: sqlite,
    transaction: (workspace, work) => {
      // One writer at a time: the connection is one, and so is the file.
      const result = turn.then(() =>
        db.connection().execute(async (connection) => {
          await sql`begin immediate`.execute(connection)
          try {
            await sql`insert into ${sql.table(house.workspace)} (id, seq, commits) values (${workspace}, 0, 0) on conflict (id) do nothing`.execute(
              connection,
            )
            const answer = await work(connection)
            await sql`commit`.execute(connection)
            return answer
          } catch (error) {
            await sql`rollback`.execute(connection)
            throw error
          }
        }),
      )
      turn = result.catch(() => undefined)
      return result
    },
    tell: async (workspace) => {
      for (const listener of listeners.get(workspace) ?? []) listener()
    },
    hear: (workspace, listener) => {
      const known = listeners.get(workspace) ?? new Set()
      listeners.set(workspace, known.add(listener))
      return () => known.delete(listener)
    },
    close: () => db.destroy(),
  }
}
