import { sql } from 'kysely'
import { admit } from '../../kernel/files/admit.ts'
import type { Files, Put } from '../../kernel/files/files.ts'
import type { Database } from './database.ts'
import { house } from './house.ts'

export interface SqlFilesOptions {
  readonly database: Database
  readonly workspace: string
  /** Who brings files. */
  readonly by: string
  readonly now: () => string
}

/** The files of one workspace in a database. */
export class SqlFiles implements Files {
  readonly #options: SqlFilesOptions

  constructor(options: SqlFilesOptions) {
    this.#options = options
  }

  async put(given: Blob, called: string): Promise<Put> {
    const admitted = await admit(given, called)
    if (!admitted.ok) return admitted
    const { file, bytes } = admitted
    const { database, workspace, by, now } = this.#options
    const held = [workspace, file.id, file.name, file.type, file.size, now(), by, Buffer.from(bytes.buffer)]
    await database.transaction(workspace, (db) =>
      sql`insert into ${sql.table(house.file)} (workspace, id, name, type, size, at, ${sql.id('by')}, bytes) values (${sql.join(held)})`.execute(
        db,
      ),
    )
    return { ok: true, file }
  }

  async open(id: string): Promise<Blob | undefined> {
    const { database, workspace } = this.#options
    const { rows } = await sql<{ type: string; bytes: Uint8Array<ArrayBuffer> }>`select type, bytes from ${sql.table(house.file)}
      where workspace = ${workspace} and id = ${id}`.execute(database.db)
    const [held] = rows
    return held && new Blob([held.bytes], { type: held.type })
  }
}
