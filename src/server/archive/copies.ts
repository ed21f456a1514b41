import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { CopyMade } from '../../kernel/firm/firm-door.ts'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { secretKept } from '../firms/data-folder.ts'
import type { TradeDatabases } from '../firms/databases.ts'
import type { Bytes } from '../files/bytes.ts'
import type { Database } from '../sql/database.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import type { History } from '../sql/migrations/tables.ts'
import type { Cell } from './cells.ts'
import { readCopy, writeCopy, writeText } from './copy-file.ts'
import { keptOf } from './kept-copies.ts'
import { readArchive } from './read-archive.ts'
import { writeArchive, type Archived, type TableHead } from './write-archive.ts'

/** A copy of the whole server, as it was found when it was opened again after it was made. */
export interface Copy extends Archived {
  /** Its name among the copies. */
  readonly name: string
  /** ISO, UTC. */
  readonly at: string
  readonly bytes: number
  /** How many of the rows are of each firm, by its id; absent in copies of earlier versions. */
  readonly firms?: Readonly<Record<string, number>>
  /** Files whose bytes were not found, or were no longer what they had been, where there are any. */
  readonly lost?: number
}

export interface CopySource {
  readonly accounts: Database
  readonly trades: Pick<TradeDatabases, 'of'>
  /** Where the bytes of files lie; in the databases where it is absent. */
  readonly place: Bytes | undefined
  /** The folder of the data; copies lie in `copie` below it. */
  readonly folder: string
  readonly now: () => Date
}

const ENDING = '.jsonl.gz'
const folderOf = (folder: string) => join(folder, 'copie')
/** Where a copy lies. */
export const fileOf = (folder: string, { name }: Pick<Copy, 'name'>): string => join(folderOf(folder), name)
/** What was found in a copy, beside it. */
const saidBeside = (file: string) => file.replace(ENDING, '.json')

/** Copies the whole server at this moment, opens the copy again and counts it, and lets go of those that the rule does not keep. */
export const makeCopy = async ({ accounts, trades, ...rest }: CopySource): Promise<Copy> =>
  copyOf(await openDatabases(accounts, trades), rest)

/** The same for databases that are open, accounts last, with the tables of these histories. */
export async function copyOf(
  databases: ReadonlyMap<string, Database>,
  { folder, now, place }: Pick<CopySource, 'folder' | 'now' | 'place'>,
  historyOf: (name: string) => History = readHistory,
): Promise<Copy> {
  mkdirSync(folderOf(folder), { recursive: true, mode: 0o700 })
  const at = now().toISOString()
  const name = `bottega-${at.replaceAll(':', '-')}${ENDING}`
  const file = fileOf(folder, { name })
  const secret = secretKept(folder)
  let lost = 0
  const written = await writeCopy(file, (write) =>
    writeArchive({ databases, place, onLost: () => lost++, historyOf, head: { at, ...(secret !== undefined && { secret }) } }, write),
  )
  try {
    const firms: Record<string, number> = {}
    const { head: _, ...read } = await readArchive(readCopy(file)(), { rows: async (table, rows) => countByFirm(firms, table, rows) })
    if (read.sha256 !== written.sha256) throw new Error(`${file}: what was written is not what is read.`)
    const copy: Copy = { ...read, name, at, bytes: written.bytes, firms, ...(lost > 0 && { lost }) }
    await writeText(saidBeside(file), JSON.stringify(copy))
    await letGo(folder)
    return copy
  } catch (error) {
    if (!existsSync(saidBeside(file))) rmSync(file, { force: true })
    throw error
  }
}

function countByFirm(firms: Record<string, number>, { columns }: TableHead, rows: readonly (readonly Cell[])[]): void {
  const place = columns.indexOf('workspace')
  if (place < 0) return
  for (const row of rows) firms[String(row[place])] = (firms[String(row[place])] ?? 0) + 1
}

/** What of a copy one firm may know: its own rows, and the size of the whole where no other firm is in it. */
export function copySeenBy(firm: string, isAlone: boolean, { at, bytes, rows, firms }: Copy): CopyMade {
  if (!firms) return { at, ...(isAlone && { bytes, rows }) }
  const isOurs = isAlone && Object.keys(firms).every((one) => one === firm)
  return { at, rows: firms[firm] ?? 0, ...(isOurs && { bytes }) }
}

/** The trades that firms of these accounts have. */
export const tradesIn = async ({ db }: Database): Promise<readonly string[]> =>
  (await sql<{ trade: string }>`select distinct trade from firm order by trade`.execute(db)).rows.map(({ trade }) => trade)

/** The databases that firms have records in, accounts last: whoever brings them back has a firm once all of it is there. */
export async function openDatabases(accounts: Database, trades: Pick<TradeDatabases, 'of'>): Promise<ReadonlyMap<string, Database>> {
  const databases = new Map<string, Database>()
  for (const trade of await tradesIn(accounts)) {
    const opened = await trades.of(trade)
    if (opened) databases.set(trade, opened.database)
  }
  return databases.set(ACCOUNTS, accounts)
}

/** The copies that lie in a folder, the newest first. */
export async function copiesIn(folder: string): Promise<readonly Copy[]> {
  const place = folderOf(folder)
  if (!existsSync(place)) return []
  const said = readdirSync(place).filter((name) => name.endsWith('.json'))
  const copies = await Promise.all(said.map((name) => saidIn(join(place, name))))
  return copies
    .filter((copy) => copy !== undefined)
    .filter((copy) => existsSync(fileOf(folder, copy)))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** Nothing where an earlier version was stopped, or had no room, while it wrote. */
async function saidIn(file: string): Promise<Copy | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Copy
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function letGo(folder: string): Promise<void> {
  const copies = await copiesIn(folder)
  const kept = keptOf(copies.map(({ at }) => at))
  for (const copy of copies.filter(({ at }) => !kept.has(at))) {
    const file = fileOf(folder, copy)
    for (const one of [file, saidBeside(file)]) rmSync(one, { force: true })
  }
  // What a stop has left half-way is nobody's copy.
  for (const name of readdirSync(folderOf(folder))) {
    const half = join(folderOf(folder), name)
    if (name.endsWith('.incompleta') && Date.now() - statSync(half).mtimeMs > HOUR_MS) rmSync(half, { force: true })
  }
}

const HOUR_MS = 60 * 60_000
