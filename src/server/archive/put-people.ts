import { sql } from 'kysely'
import { freeSlug } from '../firms/firms.ts'
import type { Db } from '../sql/database.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import type { Cell } from './cells.ts'
import { putRows } from './put-rows.ts'

type Row = Readonly<Record<string, Cell>>
/** The rows of a firm’s accounts by their tables, as they stood in an archive. */
export type PeopleRows = ReadonlyMap<string, readonly Row[]>

/**
 * Puts a firm and who works in it among the accounts of another server, and tells its slug there. Who has an account there already
 * keeps it with all that he signs in by; a slug that is taken gets a number.
 */
export async function putPeople(db: Db, rows: PeopleRows): Promise<string> {
  const of = (table: string) => rows.get(table) ?? []
  const known = await knownByEmail(
    db,
    of('user').map(({ email }) => String(email)),
  )
  const ids = new Map(of('user').map(({ id, email }) => [id, known.get(String(email)) ?? id]))
  const comes = new Set(of('user').flatMap(({ id, email }) => (known.has(String(email)) ? [] : [id])))
  // Somebody who has changed his address at one of the two servers is two people from now on.
  for (const id of comes) if (await isThere(db, 'user', String(id))) ids.set(id, crypto.randomUUID())
  const renamed = (id: Cell) => comes.has(id) && ids.get(id) !== id
  const signsIn = (table: string) =>
    of(table).flatMap((row) => {
      const owner = row['userId'] ?? null
      if (!comes.has(owner)) return []
      const to = ids.get(owner) ?? owner
      const accountId = row['accountId'] === owner ? { accountId: to } : {}
      return [{ ...row, userId: to, ...accountId, ...(renamed(owner) && { id: crypto.randomUUID() }) }]
    })
  const firms = await Promise.all(of('firm').map(async (row) => ({ ...row, slug: await freeSlug(db, String(row['slug'])) })))
  await put(
    db,
    'user',
    // Codes are closed with the key of the server that they were made on.
    of('user').flatMap((row) =>
      comes.has(row['id'] ?? null) ? [{ ...row, id: ids.get(row['id'] ?? null) ?? null, twoFactorEnabled: 0 }] : [],
    ),
  )
  await put(db, 'account', signsIn('account'))
  await put(db, 'passkey', signsIn('passkey'))
  await put(
    db,
    'member',
    of('member').map((row) => ({ ...row, user: ids.get(row['user'] ?? null) ?? null })),
  )
  await put(db, 'draft', of('draft'))
  await put(db, 'firm', firms)
  return String(firms[0]?.slug)
}

async function put(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const shape = readHistory(ACCOUNTS).tables[table]
  if (!shape || rows.length === 0) return
  const names = Object.keys(shape.columns)
  await putRows(
    db,
    table,
    shape,
    names,
    rows.map((row) => names.map((name) => row[name] ?? null)),
  )
}

async function knownByEmail(db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map()
  const { rows } = await sql<{ id: string; email: string }>`select id, email from ${sql.table('user')}
    where email in (${sql.join(emails)})`.execute(db)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

export const isThere = async (db: Db, table: string, id: string): Promise<boolean> =>
  (await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(db)).rows.length > 0
