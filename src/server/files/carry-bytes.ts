import { sql } from 'kysely'
import type { Database } from '../sql/database.ts'
import { house } from '../sql/house.ts'
import type { Bytes } from './bytes.ts'
import { TableBytes } from './table-bytes.ts'

/**
 * Carries bytes out of the table of a database, where older versions, copies and moves leave them, to their place, one after another:
 * each is there before it goes from here, and may be read meanwhile. Returns how many it has carried before `isOver`.
 */
export async function carryBytes(database: Database, place: Bytes, isOver: () => boolean): Promise<number> {
  const table = new TableBytes(database.db)
  for (let count = 0; ; count++) {
    if (isOver()) return count
    const { rows } = await sql<{ firm: string; sha256: string }>`select workspace as firm, hash as sha256
      from ${sql.table(house.bytes)} limit 1`.execute(database.db)
    const [address] = rows
    if (!address) return count
    const bytes = await table.open(address)
    if (bytes) await place.put(address, bytes)
    await table.remove(address)
  }
}

/** Carries bytes to their place beside what a server does; where they lie in the databases there is nothing to carry. */
export function carryingTo(place: Bytes | undefined, tell: (line: string) => void) {
  let isOver = false
  let carried = Promise.resolve()
  const carryAfter = async (others: Promise<void>, database: Database, to: Bytes) => {
    await others
    try {
      const count = await carryBytes(database, to, () => isOver)
      if (count > 0) tell(`Portati ${count} file dalla banca dati al loro posto.`)
    } catch (error) {
      tell(`I file non sono tutti al loro posto, e si leggono dove sono: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    /** One database after another. */
    from: (database: Database) => {
      if (place) carried = carryAfter(carried, database, place)
    },
    /** Waits for the file that is on its way; the others stay where they may be read. */
    stop: async () => {
      isOver = true
      await carried
    },
  }
}
