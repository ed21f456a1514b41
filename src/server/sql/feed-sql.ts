import { sql } from 'kysely'
import type { Entry, Listening, Looking } from '../../kernel/door/store.ts'
import type { Database, Db } from './database.ts'
import type { Raw } from './list-sql.ts'
import { house } from './house.ts'

const entryOf = (raw: Raw): Entry => ({
  seq: Number(raw['seq']),
  commit: Number(raw['commit']),
  at: String(raw['at']),
  by: String(raw['by']),
  via: raw['via'] as Entry['via'],
  entity: String(raw['entity']),
  id: String(raw['id']),
  version: Number(raw['version']),
  type: raw['type'] as Entry['type'],
  changed: JSON.parse(String(raw['changed'])) as Entry['changed'],
})

export async function historyOf(db: Db, workspace: string, entity: string, id: string): Promise<readonly Entry[]> {
  const { rows } = await sql<Raw>`select * from ${sql.table(house.entry)}
    where workspace = ${workspace} and entity = ${entity} and id = ${id} order by seq`.execute(db)
  return rows.map(entryOf)
}

/** What happened of late, the newest first. */
export async function latelyIn(db: Db, workspace: string, { mine, type, since, limit }: Looking, me: string): Promise<readonly Entry[]> {
  const wanted = [
    sql`workspace = ${workspace}`,
    ...(mine ? [sql`${sql.id('by')} = ${me}`] : []),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(since === undefined ? [] : [sql`at >= ${since}`]),
  ]
  const { rows } = await sql<Raw>`select * from ${sql.table(house.entry)}
    where ${sql.join(wanted, sql` and `)} order by seq desc limit ${limit}`.execute(db)
  return rows.map(entryOf)
}

export async function entriesOfCommit(db: Db, workspace: string, commit: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Raw>`select * from ${sql.table(house.entry)}
    where workspace = ${workspace} and ${sql.id('commit')} = ${commit} order by seq`.execute(db)
  return rows.map(entryOf)
}

/** What happened after a point, at most a thousand entries and always whole commits. */
export async function entriesAfter(db: Db, workspace: string, after: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Raw>`select * from ${sql.table(house.entry)}
    where workspace = ${workspace} and seq > ${after} order by seq limit ${sql.lit(MOST + 1)}`.execute(db)
  const entries = rows.map(entryOf)
  const last = entries.at(MOST)
  return last && entries[0]?.commit !== last.commit ? entries.filter(({ commit }) => commit !== last.commit) : entries
}

const MOST = 1000

/** What is about to be read for all who ask from one point. */
const gathering = new WeakMap<Database, Map<string, Promise<readonly Entry[]>>>()

/**
 * The same, read once for all who ask in one turn: a commit wakes every listener of its workspace at once. Nobody joins a reading that
 * has begun, which may not know yet what he was woken for.
 */
function entriesTogether(database: Database, workspace: string, after: number): Promise<readonly Entry[]> {
  const some = gathering.get(database) ?? new Map<string, Promise<readonly Entry[]>>()
  gathering.set(database, some)
  const key = `${after} ${workspace}`
  const known = some.get(key)
  if (known) return known
  const read = Promise.resolve().then(() => {
    some.delete(key)
    return entriesAfter(database.db, workspace, after)
  })
  some.set(key, read)
  return read
}

export async function lastSeq(db: Db, workspace: string): Promise<number> {
  const { rows } = await sql<Raw>`select seq from ${sql.table(house.workspace)} where id = ${workspace}`.execute(db)
  return Number(rows[0]?.['seq'] ?? 0)
}

/** Who listens from now on and does not know yet from where. */
const beginning = new WeakMap<Database, Set<Promise<number>>>()

/** Whoever commits waits for those who began to listen before: on another connection he would be faster, and they would not hear of him. */
export async function listenersBegun(database: Database): Promise<void> {
  const some = beginning.get(database)
  if (some) await Promise.allSettled(some)
}

function fromNowOn(database: Database, workspace: string): Promise<number> {
  const some = beginning.get(database) ?? new Set()
  beginning.set(database, some)
  const begun = lastSeq(database.db, workspace).finally(() => some.delete(begun))
  some.add(begun)
  return begun
}

/** What happens in a workspace, commit by commit, until the listener stops. */
export function listenTo(database: Database, workspace: string, { after, entities }: Listening): AsyncIterable<readonly Entry[]> {
  // Whoever asks from now on must not miss what happens before the first answer.
  const begun = after === undefined ? fromNowOn(database, workspace) : Promise.resolve(after)
  return { [Symbol.asyncIterator]: () => new Feed(database, workspace, begun, entities) }
}

class Feed implements AsyncIterator<readonly Entry[]> {
  readonly #database: Database
  readonly #workspace: string
  readonly #entities: readonly string[] | undefined
  readonly #stop: () => void
  #waiting: (readonly Entry[])[] = []
  #seq: Promise<number>
  #isStopped = false
  #wake: (() => void) | undefined

  constructor(database: Database, workspace: string, begun: Promise<number>, entities: readonly string[] | undefined) {
    this.#database = database
    this.#workspace = workspace
    this.#seq = begun
    this.#entities = entities
    this.#stop = database.hear(workspace, () => this.#wake?.())
  }

  async next(): Promise<IteratorResult<readonly Entry[]>> {
    for (;;) {
      const value = this.#waiting.shift()
      if (value) return { done: false, value }
      if (this.#isStopped) return { done: true, value: undefined }
      const heard = new Promise<void>((wake) => (this.#wake = wake))
      if (!(await this.#read()) && !this.#isStopped) await heard
    }
  }

  async return(): Promise<IteratorResult<readonly Entry[]>> {
    this.#isStopped = true
    this.#stop()
    this.#wake?.()
    return { done: true, value: undefined }
  }

  /** Takes in what has happened since; whether there was something. */
  async #read(): Promise<boolean> {
    const seq = await this.#seq
    const entries = await entriesTogether(this.#database, this.#workspace, seq)
    this.#seq = Promise.resolve(entries.at(-1)?.seq ?? seq)
    const wanted = entries.filter(({ entity }) => this.#entities === undefined || this.#entities.includes(entity))
    this.#waiting.push(...Map.groupBy(wanted, ({ commit }) => commit).values())
    return entries.length > 0
  }
}
