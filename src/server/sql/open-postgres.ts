import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Database, Db } from './database.ts'
import { postgres } from './dialect.ts'
import { house } from './house.ts'
import { Listeners } from './listeners.ts'
import { Hearers } from './said.ts'
import { migrate } from './migrations/migrate.ts'
import type { History } from './migrations/tables.ts'

const CHANNEL = 'workspace_changed'
/** What is only said; PostgreSQL takes up to 8000 bytes. */
const SAID = 'said'
/** Whoever holds this lock is the only one to look after the tables. */
const OPENING = 260_722_009

export interface PostgresOptions {
  readonly history?: History
  /** Where its tables stand: trades call different things by one name. The schema of whoever signs in where it is absent. */
  readonly schema?: string
}

/** Opens a PostgreSQL database by its address for these entities. Many servers may do so at once. */
export async function openPostgres(
  url: string,
  entities: readonly AnyEntity[],
  { history, schema }: PostgresOptions = {},
): Promise<Database> {
  const inSchema = schema === undefined ? undefined : `-c search_path=${schema}`
  const pool = new Pool({ connectionString: url, max: 10, ...(inSchema && { options: inSchema }) })
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', () => undefined)
  const db: Db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) })
  const alone = (work: (db: Db) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(OPENING)})`.execute(transaction)
      if (schema !== undefined) await sql`create schema if not exists ${sql.id(schema)}`.execute(transaction)
      return work(transaction)
    })
  try {
    await migrate({ dialect: postgres, alone }, entities, history)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const listeners = new Listeners()
  const hearers = new Hearers()
  const ear = await listen(url, { changed: (workspace) => listeners.tell(workspace), said: (words) => hearers.tell(words) })
  return {
    db,
    dialect: postgres,
    transaction: (workspace, work) =>
      db.transaction().execute(async (transaction) => {
        await sql`insert into ${sql.table(house.workspace)} (id, seq, commits) values (${workspace}, 0, 0) on conflict (id) do nothing`.execute(
          transaction,
        )
        // Whoever holds the row of the workspace is the only one to write into it.
        await sql`select 1 from ${sql.table(house.workspace)} where id = ${workspace} for update`.execute(transaction)
        return work(transaction)
      }),
    snapshot: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    tell: async (workspace) => {
      await sql`select pg_notify(${CHANNEL}, ${workspace})`.execute(db)
    },
    hear: (workspace, listener) => listeners.hear(workspace, listener),
    say: async (words) => {
      await sql`select pg_notify(${SAID}, ${words})`.execute(db)
    },
    onSaid: (hear) => hearers.add(hear),
    close: async () => {
      await ear.end()
      await db.destroy()
    },
  }
}

const AGAIN_MS = 1000

interface Ear {
  readonly changed: (workspace: string | undefined) => void
  readonly said: (words: string) => void
}

/** Listens on a connection of its own, and on another when that one breaks; what was said meanwhile is looked up by everybody. */
async function listen(url: string, ear: Ear): Promise<{ readonly end: () => Promise<void> }> {
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url })
    client.on('notification', ({ channel, payload }) => (channel === SAID ? ear.said(payload ?? '') : ear.changed(payload)))
    client.on('error', () => again())
    await client.connect()
    await client.query(`listen ${CHANNEL}; listen ${SAID}`)
    return client
  }
  const again = () => {
    if (isEnded) return
    timer = setTimeout(() => {
      connect().then(
        (client) => {
          connected = client
          // Closed while it was being taken up again.
          return isEnded ? client.end() : ear.changed(undefined)
        },
        () => again(),
      )
    }, AGAIN_MS)
  }
  let connected = await connect()
  return {
    end: async () => {
      isEnded = true
      clearTimeout(timer)
      await connected.end()
    },
  }
}
