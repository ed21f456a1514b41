import { sql } from 'kysely'
import type { Db } from '../sql/database.ts'
import { house } from '../sql/house.ts'
import type { Sql } from '../sql/rational-sql.ts'
import type { Address, Bytes } from './bytes.ts'

const TABLE = sql.table(house.bytes)
const at = ({ firm, sha256 }: Address): Sql => sql`workspace = ${firm} and hash = ${sha256}`

/** Bytes in a table of the database of their rows, for whoever reads or writes in it now. */
export class TableBytes implements Bytes {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async put({ firm, sha256 }: Address, bytes: Uint8Array): Promise<void> {
    await sql`insert into ${TABLE} (workspace, hash, bytes) values (${firm}, ${sha256}, ${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)})
      on conflict do nothing`.execute(this.#db)
  }

  async open(address: Address): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { rows } = await sql<{ bytes: Uint8Array<ArrayBuffer> }>`select bytes from ${TABLE} where ${at(address)}`.execute(this.#db)
    return rows[0]?.bytes
  }

  async has(address: Address): Promise<boolean> {
    return (await sql`select 1 from ${TABLE} where ${at(address)}`.execute(this.#db)).rows.length > 0
  }

  async remove(address: Address): Promise<void> {
    await sql`delete from ${TABLE} where ${at(address)}`.execute(this.#db)
  }
}
