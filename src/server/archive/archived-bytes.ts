import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Address, Bytes } from '../files/bytes.ts'
import { openAt } from '../files/places.ts'
import type { Db } from '../sql/database.ts'
import { house } from '../sql/house.ts'
import type { Sql } from '../sql/rational-sql.ts'
import type { Cell } from './cells.ts'

/** What the rows of files name, wherever it lies, as rows of the table of bytes in the order of its key. */
export async function* bytesNamed(
  db: Db,
  place: Bytes | undefined,
  wanted: Sql,
  lost: () => void,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (const address of await addressesIn(db, wanted)) {
    const bytes = await openAt(place, db, address)
    if (bytes && sha256(bytes) === address.sha256) yield [[address.firm, address.sha256, Buffer.from(bytes).toString('base64')]]
    else lost()
  }
}

/** The addresses that rows of files name, each once. */
export async function addressesIn(db: Db, wanted: Sql): Promise<readonly Address[]> {
  const named = (hash: string) => sql`select workspace as firm, ${sql.id(hash)} as sha256 from ${sql.table(house.file)}
    where ${wanted} and ${sql.id(hash)} is not null`
  const { rows } = await sql<Address>`${named('hash')} union ${named('small')} order by firm, sha256`.execute(db)
  return rows
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
