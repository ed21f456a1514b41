import { CompiledQuery, sql, type Kysely } from 'kysely'
import type { Cursor } from '../../kernel/store/sort-keys.ts'
import type { Sql } from './rational-sql.ts'

type Db = Kysely<Record<string, never>>

/** What a statement is told each time it runs. */
export interface Ask {
  readonly workspace: string
  readonly today: string
  /** The values that this question is about, in the order in which its words name them. */
  readonly given: readonly unknown[]
  readonly page?: { readonly limit: number; readonly offset: number }
  readonly cursor?: Cursor
  /** What a search has found: ids and scores. */
  readonly found?: readonly (readonly unknown[])[]
}

/** A parameter whose value is known only when the statement runs. */
class Late {
  readonly read: (ask: Ask) => unknown
  constructor(read: (ask: Ask) => unknown) {
    this.read = read
  }
}

export const late = (read: (ask: Ask) => unknown): Sql => sql`${new Late(read)}`
/** The value at a place of what is given, and a whole list of them in one parameter. */
export const givenAt = (at: number): Sql => late(({ given }) => given[at])
export const givenList = (at: number): Sql => late(({ given }) => JSON.stringify(given[at]))

/** A statement that is put into words once. */
export class Statement {
  readonly #words: Sql
  #compiled: CompiledQuery | undefined

  constructor(words: Sql) {
    this.#words = words
  }

  async run<Row>(db: Db, ask: Ask): Promise<readonly Row[]> {
    const { sql: text, parameters } = (this.#compiled ??= this.#words.compile(db))
    const values = parameters.map((value) => (value instanceof Late ? value.read(ask) : value))
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
  }
}

/** Questions of so many shapes are kept; the one asked longest ago makes room. */
const MOST = 1000

/**
 * What has been asked before is not put into words again: a question of the same shape, about other values, takes what the first one
 * was turned into. Choosing the words costs more than the answer.
 */
export class Statements {
  readonly #kept = new Map<string, unknown>()

  /** What was prepared under this key, made on its first use. */
  keep<T>(key: string, make: () => T): T {
    const known = this.#kept.get(key) as T | undefined
    const prepared = known ?? make()
    this.#kept.delete(key)
    this.#kept.set(key, prepared)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest)
    return prepared
  }

  /** Runs the statement of this key. */
  async run<Row>(db: Db, ask: Ask, key: string, make: () => Sql): Promise<readonly Row[]> {
    return this.keep(key, () => new Statement(make())).run<Row>(db, ask)
  }
}
