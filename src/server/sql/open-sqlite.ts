import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { Database, Db } from './database.ts'
import { sqlite } from './dialect.ts'
import { makeTables } from './schema.ts'
import { tellStatistics } from './statistics.ts'

interface Place {
  readonly listeners: Map<string, Set<() => void>>
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

const places = new Map<string, Place>()

/** What all who have opened one file in this process share: who listens, and whose turn it is to write. */
function placeOf(file: string): Place {
  const known = file === ':memory:' ? undefined : places.get(file)
  if (known) return known
  let turn: Promise<unknown> = Promise.resolve()
  const place: Place = {
    listeners: new Map(),
    inTurn: (work) => {
      const result = turn.then(work)
      turn = result.catch(() => undefined)
      return result
    },
  }
  if (file !== ':memory:') places.set(file, place)
  return place
}

const MOST_STATEMENTS = 500
const [BEGIN, COMMIT, ROLLBACK] = [CompiledQuery.raw('begin immediate'), CompiledQuery.raw('commit'), CompiledQuery.raw('rollback')]

/** What Kysely asks of a SQLite database, answered by the one inside Node. */
function forKysely(database: DatabaseSync) {
  const kept = new Map<string, { readonly statement: StatementSync; readonly reader: boolean }>()
  const prepared = (text: string) => {
    const statement = database.prepare(text)
    return { statement, reader: statement.columns().length > 0 }
  }
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      const known = kept.get(text) ?? prepared(text)
      const { statement } = known
      // The same few hundred questions come again and again; the one asked longest ago makes room.
      kept.delete(text)
      kept.set(text, known)
      const [oldest] = kept.keys()
      if (kept.size > MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest)
      return {
        reader: known.reader,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}

/**
 * Opens a SQLite database (`:memory:` or a file) for these entities. Written to disk before a commit is answered: `synchronous=FULL`
 * over a write-ahead log. `onStatement` hears of every statement, for who counts them.
 */
export async function openSqlite(file: string, entities: readonly AnyEntity[], onStatement?: (text: string) => void): Promise<Database> {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off; pragma busy_timeout = 5000')
  const db: Db = new Kysely<Record<string, never>>({
    dialect: new SqliteDialect({ database: forKysely(database) }),
    ...(onStatement && { log: ({ query }) => onStatement(query.sql) }),
  })
  await makeTables(db, sqlite, entities)
  await tellStatistics(db, entities)
  const { listeners, inTurn } = placeOf(file)
  return {
    db,
    dialect: sqlite,
    transaction: (_workspace, work) =>
      inTurn(() =>
        db.connection().execute(async (connection) => {
          await connection.executeQuery(BEGIN)
          try {
            const answer = await work(connection)
            await connection.executeQuery(COMMIT)
            return answer
          } catch (error) {
            await connection.executeQuery(ROLLBACK)
            throw error
          }
        }),
      ),
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
