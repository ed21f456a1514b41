import { Client } from 'pg'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { openNamed, type Keeping } from '../firms/databases.ts'
import { placeOf } from '../files/places.ts'
import { takenSteps } from '../firms/taken-steps.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../sql/database.ts'
import { historyUntil } from '../sql/migrations/history-until.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import { copyOf, tradesIn } from './copies.ts'
import { entitiesOf } from './entities-of.ts'

/** Whoever holds this lock of PostgreSQL is the only one to bring firms to its version. */
const BRINGING = 260_722_010

/**
 * Brings the databases that firms have records in to the tables of this program, after it has copied them as they were; where there is
 * nothing to bring, it only looks. One process does it at a time. Throws where a database belongs to a newer program.
 */
export async function copyBeforeMigrating(keeping: Keeping, now: () => Date, say: (line: string) => void): Promise<void> {
  // A folder of SQLite is locked already.
  if (keeping.url === undefined) return bring(keeping, now, say)
  const client = new Client({ connectionString: keeping.url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [BRINGING])
    await bring(keeping, now, say)
  } finally {
    await client.end()
  }
}

async function bring(keeping: Keeping, now: () => Date, say: (line: string) => void): Promise<void> {
  const steps = await stepsOf(keeping, ACCOUNTS)
  if (steps === 0) return
  const history = (name: string) => historyUntil(name, taken.get(name) ?? 0)
  const taken = new Map([[ACCOUNTS, steps]])
  const asItWas = (name: string) => openNamed(keeping, name, [], history(name))
  const accounts = await asItWas(ACCOUNTS)
  const opened = new Map<string, Database>()
  try {
    for (const trade of await tradesIn(accounts)) taken.set(trade, await stepsOf(keeping, trade))
    const isBehind = [...taken].some(([name, count]) => count < readHistory(name).steps.length)
    if (taken.size === 1 || !isBehind) return
    for (const name of taken.keys()) if (name !== ACCOUNTS) opened.set(name, await asItWas(name))
    // Accounts last, as in every copy of a server.
    const copy = await copyOf(new Map([...opened, [ACCOUNTS, accounts]]), { folder: keeping.folder, now, place: placeOf(keeping) }, history)
    say(`Prima di aggiornare le banche dati: copia di ${copy.rows} righe in copie/${copy.name}.`)
  } finally {
    for (const database of [...opened.values(), accounts]) await database.close()
  }
  for (const name of taken.keys()) await (await openNamed(keeping, name, await entitiesOf(name))).close()
}

async function stepsOf(keeping: Keeping, name: string): Promise<number> {
  const count = await takenSteps(keeping, name)
  if (count <= readHistory(name).steps.length) return count
  throw new Refused(
    `La banca dati «${name}» è di una versione più nuova di Bottega (passo ${count}): aggiorna il programma, o ripristina una copia.`,
  )
}
