import { sql } from 'kysely'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { addMember } from '../firms/firms.ts'
import { openNamed, type Keeping } from '../firms/databases.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../sql/database.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import { entitiesOf } from './entities-of.ts'
import { isThere, putPeople } from './put-people.ts'
import { readArchive } from './read-archive.ts'
import type { Lines } from './restore.ts'
import { takeRecords, type FirmPlace } from './take-records.ts'

/**
 * Brings a firm back from the copy that its owner has downloaded, to a server on which he has an account; the others are invited anew.
 * The copy is read through and checked first, and the firm appears last. Returns its slug, which is another where that is taken.
 */
export async function restoreFirm(lines: Lines, keeping: Keeping, owner: string, now: () => Date): Promise<string> {
  const place = await placeIn(lines)
  const accounts = await openNamed(keeping, ACCOUNTS)
  try {
    const user = await userOf(accounts, owner)
    if (await isThere(accounts.db, 'firm', place.firm)) throw new Refused('Questa azienda c’è già: non tocco niente.')
    const database = await openNamed(keeping, place.trade, await entitiesOf(place.trade))
    try {
      const said = await takeRecords(lines(), place, database)
      return await accounts.transaction('firms', async (db) => {
        const slug = await putPeople(db, said)
        await addMember(db, { firm: place.firm, user, role: 'titolare', groups: [], at: now().toISOString() })
        return slug
      })
    } finally {
      await database.close()
    }
  } finally {
    await accounts.close()
  }
}

/** The firm that a copy is of. */
async function placeIn(lines: Lines): Promise<FirmPlace> {
  let place: FirmPlace | undefined
  const { head } = await readArchive(lines(), {
    rows: async ({ table, columns }, [row = []]) => {
      if (table !== `${ACCOUNTS}/firm`) return
      const cell = (name: string) => String(row[columns.indexOf(name)])
      place = { firm: cell('id'), trade: cell('trade') }
    },
  })
  if (!place) throw new Refused('Questa copia non è di una sola azienda.')
  const other = Object.entries(head.steps).find(([name, count]) => count !== readHistory(name).steps.length)
  if (other)
    throw new Refused(`La copia viene da un’altra versione di Bottega («${other[0]}», passo ${other[1]}): usa quella, poi aggiorna.`)
  return place
}

async function userOf({ db }: Database, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table('user')} where email = ${email.toLowerCase()}`.execute(db)
  const [found] = rows
  if (!found) throw new Refused(`Nessun account ha l’indirizzo ${email}: registrati prima, poi ripeti.`)
  return found.id
}
