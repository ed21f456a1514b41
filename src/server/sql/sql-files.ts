import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { admit } from '../../kernel/files/admit.ts'
import type { Filed } from '../../kernel/files/filed.ts'
import type { Files, Put } from '../../kernel/files/files.ts'
import { messages } from '../../kernel/problem/messages.ts'
import type { Address, Bytes } from '../files/bytes.ts'
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
  /** Whether he sees a file that somebody else has brought; any where it is absent. */
  readonly sees?: ((id: string) => Promise<boolean>) | undefined
  readonly now: () => string
}

interface Row {
  readonly type: string
  readonly hash: string
  readonly small: string | null
  readonly by: string
}

/** The files of one workspace: a row each in a database, their bytes in a place of bytes. */
export class SqlFiles implements Files {
  readonly #options: SqlFilesOptions

  constructor(options: SqlFilesOptions) {
    this.#options = options
  }

  async put(given: Blob, called: string, givenSmall?: Blob): Promise<Put> {
    const admitted = await admit(given, called, givenSmall)
    if (!admitted.ok) return admitted
    const { file, bytes, small } = admitted
    const { database, place, most = Infinity, workspace, by, now } = this.#options
    const leftIn = async (db: Db) => most - (await bytesOf(db, workspace))
    const full = (left: number): Put => ({ ok: false, isFull: true, problem: messages.filesFull(file.name, file.size, left, most) })
    const left = await leftIn(database.db)
    if (file.size > left) return full(left)
    const parts = [bytes, ...(small ? [small] : [])].map((part) => [addressOf(workspace, part), part] as const)
    // Before anybody is kept waiting: a disk and a network take their time.
    for (const [address, part] of parts) await place?.put(address, part)
    const [hash, hashOfSmall = null] = parts.map(([{ sha256 }]) => sha256)
    const held = [workspace, file.id, file.name, file.type, file.size, now(), by, hash, hashOfSmall]
    return database.transaction<Put>(workspace, async (db) => {
      // Two files may have come at once, with room for one.
      const still = await leftIn(db)
      if (file.size > still) return full(still)
      const there = place ?? new TableBytes(db)
      // The last row that named the same bytes may have gone meanwhile.
      for (const [address, part] of parts) if (!(await there.has(address))) await there.put(address, part)
      await sql`insert into ${sql.table(house.file)} (workspace, id, name, type, size, at, ${sql.id('by')}, hash, small)
        values (${sql.join(held)})`.execute(db)
      return { ok: true, file }
    })
  }

  async open(id: string, as?: 'small'): Promise<Blob | undefined> {
    const { database, place, workspace, by, sees } = this.#options
    const { rows } = await sql<Row>`select type, hash, small, ${sql.id('by')} from ${sql.table(house.file)}
      where workspace = ${workspace} and id = ${id}`.execute(database.db)
    const [held] = rows
    if (held && held.by !== by && sees && !(await sees(id))) return undefined
    const bytes = held && (await openAt(place, database.db, { firm: workspace, sha256: (as && held.small) ?? held.hash }))
    return bytes && new Blob([bytes], { type: held.type })
  }
}

const addressOf = (firm: string, bytes: Uint8Array): Address => ({ firm, sha256: createHash('sha256').update(bytes).digest('hex') })

/** Bytes that the files of a workspace have together, each counted as often as it was brought. */
export async function bytesOf(db: Db, workspace: string): Promise<number> {
  const { rows } = await sql<{
    bytes: unknown
  }>`select sum(size) as bytes from ${sql.table(house.file)} where workspace = ${workspace}`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** What a record would hold of a file of a workspace; nothing where it has no such file. */
export async function filedIn(db: Db, workspace: string, id: string): Promise<Filed | undefined> {
  const { rows } = await sql<Omit<Filed, 'size'> & { readonly size: unknown }>`select id, name, type, size from ${sql.table(house.file)}
    where workspace = ${workspace} and id = ${id}`.execute(db)
  const [held] = rows
  // PostgreSQL hands out whole numbers as text.
  return held && { ...held, size: Number(held.size) }
}
