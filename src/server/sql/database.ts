import type { Kysely } from 'kysely'
import type { SqlDialect } from './dialect.ts'

export type Db = Kysely<Record<string, never>>

/** An open database, whichever it is. */
export interface Database {
  readonly db: Db
  readonly dialect: SqlDialect
  /** Work that is done whole or not at all, while nobody else writes into the workspace. */
  transaction<T>(workspace: string, work: (db: Db) => Promise<T>): Promise<T>
  /** Reading of one moment, while others go on writing. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Says that a workspace has changed, to every process that listens. */
  tell(workspace: string): Promise<void>
  /** Hears of it, here and from other processes; returns how to stop. */
  hear(workspace: string, listener: () => void): () => void
  /** Says something that is kept nowhere, to every process that has opened the database. */
  say(words: string): Promise<void>
  /** Hears what is said, here and in other processes; returns how to stop. */
  onSaid(hear: (words: string) => void): () => void
  close(): Promise<void>
}
