import { sql } from 'kysely'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { openNamed, type Keeping } from '../firms/databases.ts'
import { lockFolder } from '../firms/folder-lock.ts'
import type { Bytes } from '../files/bytes.ts'
import { placeOf } from '../files/places.ts'
import { takenSteps } from '../firms/taken-steps.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../sql/database.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import { addressesIn } from './archived-bytes.ts'
import { copyBeforeMigrating } from './copy-before-migrating.ts'
import { linesOf } from './copy-file.ts'
import { entitiesOf } from './entities-of.ts'
import { draftsOf } from './parts.ts'
import { isThere, putPeople } from './put-people.ts'
import { deleteRecords, takeRecords, type FirmPlace } from './take-records.ts'
import { writeArchive, type Archived } from './write-archive.ts'

interface Moving {
  readonly slug: string
  readonly from: Keeping
  readonly to: Keeping
  /** Whether the firm goes from where it was, once all of it was found where it is now. */
  readonly remove: boolean
  readonly now: () => Date
  readonly say: (line: string) => void
}

interface Place {
  readonly accounts: Database
  readonly trade: Database
  readonly bytes: Bytes | undefined
}

/**
 * Takes a firm from one keeping to another, with its history, its files and who works there. Its records come first and are compared;
 * the firm appears last, so that one that is there is there whole. A try that was broken off is repeated from its beginning.
 */
export async function moveFirm(moving: Moving): Promise<void> {
  const { from, to } = moving
  if (from.url === to.url && (from.url !== undefined || from.folder === to.folder))
    throw new Refused('L’azienda è già lì: scrivi un’altra cartella o un’altra banca dati dopo --to.')
  const locks: (() => void)[] = []
  try {
    for (const { folder, url } of [from, to]) if (url === undefined) locks.push(lockFolder(folder))
    await move(moving)
  } finally {
    for (const letGo of locks) letGo()
  }
}

async function move(moving: Moving): Promise<void> {
  const { slug, from, to, now, say } = moving
  await refuseOlder(from, ACCOUNTS)
  await copyBeforeMigrating(to, now, say)
  const opened: Database[] = []
  const open = async (keeping: Keeping, name: string) => {
    const database = await openNamed(keeping, name, await entitiesOf(name))
    opened.push(database)
    return database
  }
  try {
    const accounts = await open(from, ACCOUNTS)
    const found = await firmOf(accounts, slug)
    await refuseOlder(from, found.trade)
    const source = { accounts, trade: await open(from, found.trade), bytes: placeOf(from) }
    const target = { accounts: await open(to, ACCOUNTS), trade: await open(to, found.trade), bytes: placeOf(to) }
    if (!(await isThere(target.accounts.db, 'firm', found.firm))) await bring(moving, found, source, target)
    else if (!moving.remove) throw new Refused(`«${slug}» è già lì: con --remove la togli da dove era.`)
    if (moving.remove) await removeFirm(moving, found, source, target)
  } finally {
    for (const database of opened) await database.close()
  }
}

async function bring({ slug, now, say }: Moving, found: FirmPlace, source: Place, target: Place): Promise<void> {
  const databases = new Map([
    [found.trade, source.trade],
    [ACCOUNTS, source.accounts],
  ])
  const head = { at: now().toISOString(), of: slug }
  const parts = linesOf((write) =>
    writeArchive({ databases, place: source.bytes, of: { firm: found.firm, withPeople: true }, head }, write),
  )
  const people = await takeRecords(lineByLine(parts), found, target.trade)
  say('I dati sono arrivati: li confronto.')
  const [before, after] = [await recordsOf(found, source), await recordsOf(found, target)]
  say(`Prima: ${said(before)}`)
  say(`Dopo:  ${said(after)}`)
  if (before.sha256 !== after.sha256) throw new Refused('I dati non sono uguali: qualcuno ha lavorato intanto. Ferma il server e ripeti.')
  const there = await target.accounts.transaction('firms', (db) => putPeople(db, people))
  say(`«${slug}» è arrivata, con l’indirizzo /app/${there}.`)
}

const said = ({ rows, sha256 }: Archived): string => `${rows} righe, ${sha256}`

/** What is written comes in parts of many lines. */
async function* lineByLine(parts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of parts) yield* part.split('\n')
}

const recordsOf = ({ firm, trade }: FirmPlace, place: Place): Promise<Archived> =>
  writeArchive(
    { databases: new Map([[trade, place.trade]]), place: place.bytes, of: { firm, withPeople: false }, head: { at: '' } },
    async () => undefined,
  )

/**
 * Takes a firm from where it was. Its people go first, so that nobody opens it half-way, then its records and the bytes of its files;
 * the firm itself goes last, so that a try that was broken off finds it again. Bytes in a bucket or a folder of its own stay, because
 * the firm may have them there from now on.
 */
async function removeFirm({ slug, say, from }: Moving, found: FirmPlace, source: Place, target: Place): Promise<void> {
  const [before, after] = [await recordsOf(found, source), await recordsOf(found, target)]
  if (before.rows > 0 && before.sha256 !== after.sha256)
    throw new Refused(`I dati di «${slug}» non sono uguali nei due posti: non tolgo niente.`)
  await source.accounts.transaction('firms', async (db) => {
    await sql`delete from draft where ${draftsOf(found.firm)}`.execute(db)
    for (const table of ['member', 'invitation']) await sql`delete from ${sql.table(table)} where firm = ${found.firm}`.execute(db)
  })
  await source.trade.transaction(found.firm, (db) => deleteRecords(db, found))
  const named = from.files ? [] : await addressesIn(target.trade.db, sql`workspace = ${found.firm}`)
  for (const address of named) await source.bytes?.remove(address)
  await source.accounts.transaction('firms', async (db) => {
    await sql`delete from firm where id = ${found.firm}`.execute(db)
  })
  say(`«${slug}» non è più dove era; le sue persone ci accedono ancora.`)
}

async function firmOf({ db }: Database, slug: string): Promise<FirmPlace> {
  const { rows } = await sql<FirmPlace>`select id as firm, trade from firm where slug = ${slug}`.execute(db)
  const [found] = rows
  if (!found) throw new Refused(`Nessuna azienda ha l’indirizzo /app/${slug}.`)
  return found
}

/** Opening an older database would bring it to these tables: the source is left as it is. */
async function refuseOlder(keeping: Keeping, name: string): Promise<void> {
  const count = await takenSteps(keeping, name)
  if (count === readHistory(name).steps.length) return
  throw new Refused(
    count === 0
      ? `Qui non c’è la banca dati «${name}»: controlla BOTTEGA_DATA e DATABASE_URL.`
      : `La banca dati «${name}» è di un’altra versione di Bottega: avvia e ferma prima il server con questa.`,
  )
}
