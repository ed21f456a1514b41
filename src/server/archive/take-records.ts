import { sql } from 'kysely'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import type { Database, Db } from '../sql/database.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import { rowsWanted } from './parts.ts'
import type { PeopleRows } from './put-people.ts'
import { putRows } from './put-rows.ts'
import { readArchive } from './read-archive.ts'

/** A firm and its trade, whose database keeps its records. */
export interface FirmPlace {
  readonly firm: string
  readonly trade: string
}

/**
 * Takes the records of a firm out of an archive in one transaction, in place of those that an earlier try may have left; returns what
 * the archive says of its accounts.
 */
export async function takeRecords(lines: AsyncIterable<string>, { firm, trade }: FirmPlace, database: Database): Promise<PeopleRows> {
  const people = new Map<string, Readonly<Record<string, string | number | null>>[]>()
  await database.transaction(firm, async (db) => {
    await deleteRecords(db, { firm, trade })
    await readArchive(lines, {
      rows: async ({ table, columns }, rows) => {
        const [of = '', called = ''] = table.split('/')
        if (of === ACCOUNTS) {
          const some = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])))
          return void people.set(called, [...(people.get(called) ?? []), ...some])
        }
        const shape = readHistory(trade).tables[called]
        if (shape) await putRows(db, called, shape, columns, rows)
      },
    })
  })
  return people
}

export async function deleteRecords(db: Db, { firm, trade }: FirmPlace): Promise<void> {
  const of = { firm, withPeople: false }
  for (const table of Object.keys(readHistory(trade).tables))
    await sql`delete from ${sql.table(table)} where ${rowsWanted(trade, table, of)}`.execute(db)
}
