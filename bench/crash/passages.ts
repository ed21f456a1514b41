import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { FIRMS_PATH, type FirmMade } from '../../src/kernel/firm/firm-door.ts'
import { ACCOUNTS } from '../../src/server/accounts/account-tables.ts'
import { copiesIn, fileOf, makeCopy } from '../../src/server/archive/copies.ts'
import { entitiesOf } from '../../src/server/archive/entities-of.ts'
import { openNamed, type Keeping } from '../../src/server/firms/databases.ts'
import { browserOf, register, tryHouse } from '../../src/server/firms/house.fixture.ts'
import { takenSteps } from '../../src/server/firms/taken-steps.ts'
import type { Database } from '../../src/server/sql/database.ts'
import { historyUntil } from '../../src/server/sql/migrations/history-until.ts'
import { readHistory } from '../../src/server/sql/migrations/read-history.ts'
import type { Passage, Prepared } from './step-kills.ts'

/** The trade whose firm is brought up, back and elsewhere. */
const TRADE = 'artigiani'
const NEW = readHistory(TRADE).steps.length
/** The steps that an older server has taken: what follows adds columns and makes words anew. */
const OLD = 3

const made: string[] = []
const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-passo-'))
  made.push(folder)
  return folder
}
/** Takes all folders away. */
export const passagesGone = () => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }))

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A copy of a folder of SQLite databases, so that whoever looks into it changes nothing. */
function copied(folder: string): string {
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

interface Firm {
  readonly folder: string
  readonly slug: string
  /** Rows of all tables in which its records, its people and its accounts stand. */
  readonly rows: Rows
}

type Rows = Readonly<Record<string, number>>

/** A server with one firm and the sample of its trade. */
async function firmMade(): Promise<Firm> {
  const folder = freshFolder()
  const house = await tryHouse({ folder })
  const owner = browserOf(house)
  await register(owner, 'luca@sartori.example')
  const { slug } = (await owner.post(FIRMS_PATH, { name: 'Sartori', trade: TRADE, start: 'esempi' })).json<FirmMade>()
  const customer = { type: 'create', entity: 'cliente', id: 'cliente_1', values: { nome: 'Osteria del Ponte', tipo: 'privato' } }
  await owner.post(`${FIRMS_PATH}/${slug}/store/commit`, { changes: [customer], options: { via: 'form', id: 'uno' } })
  await house.app.close()
  return { folder, slug, rows: await rowsAt({ folder, url: undefined }) }
}

/** Counts the rows in the tables of a server; a folder is counted in a copy of it. */
async function rowsAt(keeping: Keeping): Promise<Rows> {
  const place = keeping.url === undefined ? { folder: copied(keeping.folder), url: undefined } : keeping
  try {
    const counted = await Promise.all([ACCOUNTS, TRADE].map((name) => rowsOf(place, name)))
    return Object.fromEntries(counted.flat())
  } finally {
    if (place !== keeping) remove(place.folder)
  }
}

/** Sessions are the matter of one server. */
const PASSING = new Set(['session', 'verification', 'rateLimit'])

async function rowsOf(place: Keeping, name: string): Promise<readonly (readonly [string, number])[]> {
  const database = await openNamed(place, name, await entitiesOf(name))
  try {
    const tables = Object.keys(readHistory(name).tables).filter((table) => !PASSING.has(table))
    const counts: (readonly [string, number])[] = []
    for (const table of tables) counts.push([`${name}/${table}`, await count(database, table)])
    return counts
  } finally {
    await database.close()
  }
}

async function count({ db }: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count)
}

const isSame = (one: Rows, other: Rows) => JSON.stringify(one) === JSON.stringify(other)
const differing = (one: Rows, other: Rows) => Object.keys(one).filter((table) => one[table] !== other[table])

/** Brings an older database to the tables of today, with a copy before. */
export async function migration(): Promise<Passage> {
  const { folder } = await firmMade()
  const template = await olderOf(folder)
  const prepare = async (): Promise<Prepared> => {
    const place = copied(template)
    const keeping = { folder: place, url: undefined }
    return {
      program: `
        import { copyBeforeMigrating } from './archive/copy-before-migrating.ts'
        await copyBeforeMigrating(${JSON.stringify({ folder: place })}, () => new Date(), () => undefined)`,
      state: () => migrated(keeping),
      gone: () => remove(place),
    }
  }
  return { prepare }
}

/** The same server with the tables of some steps ago, and one customer. */
async function olderOf(folder: string): Promise<string> {
  const accounts = await openNamed({ folder, url: undefined }, ACCOUNTS)
  const { rows } = await sql<{ id: string }>`select id from firm`.execute(accounts.db)
  await accounts.close()
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, `${TRADE}.db${ending}`), { force: true })
  const history = historyUntil(TRADE, OLD)
  const old = await openNamed({ folder, url: undefined }, TRADE, [], history)
  const values: Readonly<Record<string, unknown>> = { workspace: rows[0]?.id, id: 'cliente_1', version: 1, nome: 'Osteria del Ponte' }
  const filled = Object.entries(history.tables['cliente']?.columns ?? {}).flatMap(([key, { required, type }]) =>
    key in values ? [[key, values[key]] as const] : required ? [[key, type === 'whole' ? 0 : ''] as const] : [],
  )
  await sql`insert into cliente (${sql.join(filled.map(([key]) => sql.id(key)))})
    values (${sql.join(filled.map(([, value]) => value))})`.execute(old.db)
  await old.close()
  return folder
}

async function migrated({ folder }: Keeping): ReturnType<Prepared['state']> {
  const place = { folder: copied(folder), url: undefined }
  try {
    const taken = await takenSteps(place, TRADE)
    if (taken !== OLD && taken !== NEW) return { fault: `${taken} steps, neither ${OLD} nor ${NEW}` }
    const history = historyUntil(TRADE, taken)
    const database = await openNamed(place, TRADE, [], history)
    try {
      for (const [table, { columns }] of Object.entries(history.tables)) {
        const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(database.db)
        const is = rows.map(({ name }) => name).toSorted()
        if (is.join() !== Object.keys(columns).toSorted().join()) return { fault: `${table} at step ${taken} has ${is.join()}` }
      }
      if ((await count(database, 'cliente')) !== 1) return { fault: 'the customer is gone' }
    } finally {
      await database.close()
    }
    const copies = await copiesIn(place.folder)
    if (taken === OLD) return 'old'
    return copies.length > 0 ? 'new' : { fault: 'brought up without a copy' }
  } finally {
    remove(place.folder)
  }
}

/** Brings the copy of a server back into an empty place. */
export async function restoring(fresh: () => Promise<Keeping['url']>): Promise<Passage> {
  const { folder, rows } = await firmMade()
  const house = await tryHouse({ folder })
  const copy = fileOf(folder, await makeCopy({ ...house.house, now: () => new Date() }))
  await house.app.close()
  const secret = readFileSync(join(folder, 'secret.key'), 'utf8').trim()
  const prepare = async (): Promise<Prepared> => {
    const keeping = { folder: freshFolder(), url: await fresh() }
    return {
      program: `
        import { readCopy } from './archive/copy-file.ts'
        import { restoreServer } from './archive/restore.ts'
        await restoreServer(readCopy(${JSON.stringify(copy)}), ${JSON.stringify(keeping)})`,
      state: async () => {
        const found = await rowsAt(keeping)
        if (found[`${ACCOUNTS}/user`] === 0 && found[`${ACCOUNTS}/firm`] === 0) return 'old'
        if (!isSame(found, rows)) return { fault: `accounts, but not all of it: ${differing(rows, found).join()}` }
        const file = join(keeping.folder, 'secret.key')
        const isSecret = existsSync(file) && readFileSync(file, 'utf8').trim() === secret
        return isSecret ? 'new' : { fault: 'accounts without the secret that they were signed with' }
      },
      gone: () => remove(keeping.folder),
    }
  }
  return { prepare }
}

/** Takes a firm from a folder to another place, and out of the folder. */
export async function moving(fresh: () => Promise<Keeping['url']>): Promise<Passage> {
  const { folder, slug, rows } = await firmMade()
  const prepare = async (): Promise<Prepared> => {
    const from = { folder: copied(folder), url: undefined }
    const to = { folder: freshFolder(), url: await fresh() }
    const asked = JSON.stringify({ slug, from, to, remove: true })
    return {
      program: `
        import { moveFirm } from './archive/move.ts'
        await moveFirm({ ...${asked}, now: () => new Date(), say: () => undefined })`,
      state: async () => moved(await rowsAt(from), await rowsAt(to), rows),
      gone: () => [from, to].forEach((place) => remove(place.folder)),
    }
  }
  return { prepare }
}

/** A firm that can be opened has all of its records, and it can be opened somewhere. */
function moved(from: Rows, to: Rows, whole: Rows): 'old' | 'new' | { readonly fault: string } {
  const isOpen = (place: Rows) => (place[`${ACCOUNTS}/member`] ?? 0) > 0 && (place[`${ACCOUNTS}/firm`] ?? 0) > 0
  const lacks = (place: Rows) => Object.keys(whole).filter((table) => table.startsWith(TRADE) && place[table] !== whole[table])
  for (const [name, place] of Object.entries({ from, to }))
    if (isOpen(place) && lacks(place).length > 0) return { fault: `open at ${name} without ${lacks(place).join()}` }
  if (!isOpen(from) && !isOpen(to)) return { fault: 'open nowhere' }
  const isLeft = Object.entries(from).some(([table, rows]) => rows > 0 && (table.startsWith(TRADE) || table === `${ACCOUNTS}/firm`))
  return isOpen(to) && !isLeft ? 'new' : 'old'
}
