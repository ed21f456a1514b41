import { sql } from 'kysely'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { keepSecret } from '../firms/data-folder.ts'
import { openNamed, type Keeping } from '../firms/databases.ts'
import { takenSteps } from '../firms/taken-steps.ts'
import { Refused } from '../refused.ts'
import type { Db } from '../sql/database.ts'
import { historyUntil } from '../sql/migrations/history-until.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import type { History } from '../sql/migrations/tables.ts'
import { entitiesOf } from './entities-of.ts'
import { putRows } from './put-rows.ts'
import { readArchive } from './read-archive.ts'
import type { Archived } from './write-archive.ts'

/** An archive that can be read again and again from its beginning. */
export type Lines = () => AsyncIterable<string>

/**
 * Brings a whole server back into databases that hold no accounts yet. The archive is read through and checked first; accounts come
 * last, after the secret that they were signed with, so that a server that is stopped half-way has no firm that is only half there,
 * and may be brought back again.
 */
export async function restoreServer(lines: Lines, keeping: Keeping): Promise<Archived> {
  const { head, ...archived } = await readArchive(lines())
  if (head.of !== undefined)
    throw new Refused('Questa è la copia di una sola azienda: aggiungi --owner e l’e-mail di chi la porterà avanti.')
  await refuseWhereSomebodyIs(keeping)
  for (const [name, steps] of Object.entries(head.steps)) {
    if (name === ACCOUNTS && head.secret !== undefined) keepSecret(keeping.folder, head.secret)
    await restoreDatabase(lines, keeping, name, historyThen(name, steps))
  }
  // Brought to the tables of today.
  for (const name of Object.keys(head.steps)) await (await openNamed(keeping, name, await entitiesOf(name))).close()
  return archived
}

/** The history that a database of a copy had. */
function historyThen(name: string, count: number): History {
  if (count > readHistory(name).steps.length)
    throw new Refused(`La copia viene da una versione più nuova di Bottega («${name}», passo ${count}): aggiorna prima.`)
  return historyUntil(name, count)
}

async function restoreDatabase(lines: Lines, keeping: Keeping, name: string, history: History): Promise<void> {
  const database = await openNamed(keeping, name, [], history)
  try {
    await database.transaction('', async (db) => {
      await empty(db, history)
      await readArchive(lines(), {
        rows: async ({ table, columns }, rows) => {
          const [of, called = ''] = table.split('/')
          const shape = of === name ? history.tables[called] : undefined
          if (shape) await putRows(db, called, shape, columns, rows)
        },
      })
    })
  } finally {
    await database.close()
  }
}

/** Looked at before anything is touched: what is there is emptied for what comes back. */
async function refuseWhereSomebodyIs(keeping: Keeping): Promise<void> {
  const taken = await takenSteps(keeping, ACCOUNTS)
  if (taken === 0) return
  const accounts = await openNamed(keeping, ACCOUNTS, [], historyUntil(ACCOUNTS, taken))
  try {
    const { rows } = await sql`select 1 from ${sql.table('user')} limit 1`.execute(accounts.db)
    if (rows.length > 0) throw new Refused('Qui ci sono già degli account: ripristina in una cartella o in una banca dati vuota.')
  } finally {
    await accounts.close()
  }
}

/** Takes out what an earlier try has left. */
async function empty(db: Db, { tables }: History): Promise<void> {
  for (const table of Object.keys(tables)) await sql`delete from ${sql.table(table)}`.execute(db)
}
