import { sql } from 'kysely'
import type { Db } from '../sql/database.ts'
import type { TableShape } from '../sql/migrations/tables.ts'
import { valuesOf, type Cell } from './cells.ts'

/** Values that a statement takes at the most: SQLite’s limit is 32.766. */
const MOST_VALUES = 30_000

/** Puts rows of an archive into a table. */
export async function putRows(
  db: Db,
  table: string,
  shape: TableShape,
  names: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / names.length))
  const columns = sql.join(names.map((name) => sql.id(name)))
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce).map((row) => sql`(${sql.join(valuesOf(shape, names, row))})`)
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(some)}`.execute(db)
  }
}
