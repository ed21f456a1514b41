import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Database, Db } from './database.ts'
import { lent, sqlite } from './dialect.ts'
import { Listeners } from './listeners.ts'
import { migrate } from './migrations/migrate.ts'
import type { History } from './migrations/tables.ts'
import { Hearers } from './said.ts'
import { tellStatistics } from './statistics.ts'

interface Place {
  readonly listeners: Listeners
  readonly hearers: Hearers
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

const places = new Map<string, Place>()

/** What all who have opened one file in this process share: who listens, and whose turn it is to write. */
function placeOf(file: string): Place {
  const known = file === ':memory:' ? undefined : places.get(file)
  if (known) return known
  let turn: Promise<unknown> = Promise.resolve()
  const place: Place = {
    listeners: new Listeners(),
    hearers: new Hearers(),
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

export interface SqliteOptions {
  /** The steps that its tables have come by; without them they are made as they are described. */
  readonly history?: History
  /** Hears of every statement, for who counts them. */
  readonly onStatement?: (text: string) => void
}

/** What is kept of a database in memory, in KiB: two megabytes, as SQLite would have it, do not hold the inner pages of its indices. */
const CACHE = 65_536

/**
 * Opens a SQLite database (`:memory:` or a file) for these entities. Written to disk before a commit is answered: `synchronous=FULL`
 * over a write-ahead log.
 */
export async function openSqlite(
  file: string,
  entities: readonly AnyEntity[],
  { history, onStatement }: SqliteOptions = {},
): Promise<Database> {
  const database = new DatabaseSync(file)
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off; pragma busy_timeout = 5000; pragma cache_size = -${CACHE}`,
  )
  for (const [name, work] of Object.entries(lent)) database.function(name, { deterministic: true, useBigIntArguments: true }, work)
  const db: Db = new Kysely<Record<string, never>>({
    dialect: new SqliteDialect({ database: forKysely(database) }),
    ...(onStatement && { log: ({ query }) => onStatement(query.sql) }),
  })
  const { listeners, hearers, inTurn } = placeOf(file)
  const alone = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTurn(() => whole(db, () => database.isTransaction, work))
  try {
    await migrate({ dialect: sqlite, alone }, entities, history)
    await alone((connection) => tellStatistics(connection, entities))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    dialect: sqlite,
    transaction: (_workspace, work) => alone(work),
    snapshot: (work) => (file === ':memory:' ? alone(work) : ofOneMoment(file, work)),
    tell: async (workspace) => listeners.tell(workspace),
    hear: (workspace, listener) => listeners.hear(workspace, listener),
    say: async (words) => hearers.tell(words),
    onSaid: (hear) => hearers.add(hear),
    close: () => db.destroy(),
  }
}

/** Reads a file over a connection of its own: what is written meanwhile lies behind in the log and is not seen. */
async function ofOneMoment<T>(file: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: forKysely(new DatabaseSync(file, { readOnly: true })) }) })
  try {
    return await db.connection().execute(async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin'))
      const answer = await work(connection)
      await connection.executeQuery(ROLLBACK)
      return answer
    })
  } finally {
    await db.destroy()
  }
}

/** Work that is done whole or not at all. */
const whole = <T>(db: Db, isOpen: () => boolean, work: (db: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await connection.executeQuery(BEGIN)
    try {
      const answer = await work(connection)
      await connection.executeQuery(COMMIT)
      return answer
    } catch (error) {
      // A full disk, or one that fails, has taken back the transaction already: a second time would hide why.
      if (isOpen()) await connection.executeQuery(ROLLBACK)
      throw error
    }
  })
