import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { TAKEN } from '../sql/migrations/migrate.ts'
import type { Keeping } from './databases.ts'

/** How many steps a database has taken that nobody has opened yet; 0 where there is none. */
export function takenSteps(keeping: Keeping, name: string): Promise<number> | number {
  return keeping.url === undefined ? inFile(join(keeping.folder, `${name}.db`), name) : inSchema(keeping.url, name)
}

function inFile(file: string, name: string): number {
  if (!existsSync(file)) return 0
  const database = new DatabaseSync(file)
  try {
    const isThere = database.prepare('select 1 from sqlite_schema where name = ?').get(TAKEN) !== undefined
    return isThere ? Number(database.prepare(`select count(*) as taken from ${TAKEN} where sector = ?`).get(name)?.['taken']) : 0
  } finally {
    database.close()
  }
}

async function inSchema(url: string, name: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const table = `"${name}".${TAKEN}`
    const { rows: found } = await client.query<{ is: string | null }>('select to_regclass($1) as is', [table])
    if (found[0]?.is === null) return 0
    const { rows } = await client.query<{ taken: string }>(`select count(*) as taken from ${table} where sector = $1`, [name])
    return Number(rows[0]?.taken)
  } finally {
    await client.end()
  }
}
