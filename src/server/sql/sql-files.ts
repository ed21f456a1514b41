import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { admit } from '../../kernel/files/admit.ts'
import type { Files, Put } from '../../kernel/files/files.ts'
import { messages } from '../../kernel/problem/messages.ts'
import type { Bytes } from '../files/bytes.ts'
import { openAt } from '../files/places.ts'
import { TableBytes } from '../files/table-bytes.ts'
import type { Database, Db } from './database.ts'
import { house } from './house.ts'

export interface SqlFilesOptions {
  readonly database: Database
  /** Where bytes lie; in the database where it is absent. */
  readonly place?: Bytes | undefined
  /** Bytes that the files of a workspace may have together; any number where it is absent. */
  readonly most?: number | undefined
  readonly workspace: string
  /** Who brings files. */
  readonly by: string
  readonly now: () => string
}

/** The files of one workspace: a row each in a database, their bytes in a place of bytes. */
export class SqlFiles implements Files {
  readonly #options: SqlFilesOptions

  constructor(options: SqlFilesOptions) {
    this.#options = options
  }

  async put(given: Blob, called: string): Promise<Put> {
    const admitted = await admit(given, called)
    if (!admitted.ok) return admitted
    const { file, bytes } = admitted
    const { database, place, most = Infinity, workspace, by, now } = this.#options
    const leftIn = async (db: Db) => most - (await bytesOf(db, workspace))
    const full = (left: number): Put => ({ ok: false, isFull: true, problem: messages.filesFull(file.name, file.size, left, most) })
    const left = await leftIn(database.db)
    if (file.size > left) return full(left)
    const address = { firm: workspace, sha256: createHash('sha256').update(bytes).digest('hex') }
    // Before anybody is kept waiting: a disk and a network take their time.
    await place?.put(address, bytes)
    const held = [workspace, file.id, file.name, file.type, file.size, now(), by, address.sha256]
    return database.transaction<Put>(workspace, async (db) => {
      // Two files may have come at once, with room for one.
      const still = await leftIn(db)
      if (file.size > still) return full(still)
      const there = place ?? new TableBytes(db)
      // The last row that named the same bytes may have gone meanwhile.
      if (!(await there.has(address))) await there.put(address, bytes)
      await sql`insert into ${sql.table(house.file)} (workspace, id, name, type, size, at, ${sql.id('by')}, hash)
        values (${sql.join(held)})`.execute(db)
      return { ok: true, file }
    })
  }

  async open(id: string): Promise<Blob | undefined> {
    const { database, place, workspace } = this.#options
    const { rows } = await sql<{ type: string; hash: string }>`select type, hash from ${sql.table(house.file)}
      where workspace = ${workspace} and id = ${id}`.execute(database.db)
    const [held] = rows
    const bytes = held && (await openAt(place, database.db, { firm: workspace, sha256: held.hash }))
    return bytes && new Blob([bytes], { type: held.type })
  }
}

/** Bytes that the files of a workspace have together, each counted as often as it was brought. */
export async function bytesOf(db: Db, workspace: string): Promise<number> {
  const { rows } = await sql<{
    bytes: unknown
  }>`select sum(size) as bytes from ${sql.table(house.file)} where workspace = ${workspace}`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
