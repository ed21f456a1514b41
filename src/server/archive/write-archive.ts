import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Bytes } from '../files/bytes.ts'
import type { Database, Db } from '../sql/database.ts'
import { house } from '../sql/house.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import type { History, TableShape } from '../sql/migrations/tables.ts'
import type { Sql } from '../sql/rational-sql.ts'
import { bytesNamed } from './archived-bytes.ts'
import { cellsOf, type Cell } from './cells.ts'
import { keptTables, rowsWanted, type ArchiveOf } from './parts.ts'

/** The first line of an archive. */
export interface ArchiveHead {
  readonly bottega: 1
  readonly at: string
  /** The firm’s name, or nothing for a whole server. */
  readonly of?: string
  /** The steps of migration that each database had taken. */
  readonly steps: Readonly<Record<string, number>>
  /** What the server signs with, where it lies beside the data: a whole server keeps it. */
  readonly secret?: string
}

/** The line before the rows of a table, and the one after them. */
export interface TableHead {
  readonly table: string
  readonly columns: readonly string[]
}
export interface TableEnd {
  readonly end: string
  readonly rows: number
  readonly sha256: string
}
/** The last line: without it an archive was cut. */
export interface ArchiveEnd {
  readonly end: ''
  readonly tables: number
  readonly rows: number
  readonly sha256: string
}

export interface Archived {
  readonly tables: number
  readonly rows: number
  /** Of the hashes of all tables: two archives of the same records have the same, whichever databases they come from. */
  readonly sha256: string
}

interface Archiving {
  /** Open databases by name, accounts first. */
  readonly databases: ReadonlyMap<string, Database>
  /** Where the bytes of their files lie; in the databases where it is absent. */
  readonly place: Bytes | undefined
  /** Hears of a file whose bytes are not where they should be, or no longer what they were; they are left out. */
  readonly onLost?: () => void
  readonly of?: ArchiveOf | undefined
  /** The tables as they stand in each database; those of this program where nothing is said. */
  readonly historyOf?: (name: string) => History
  readonly head: Omit<ArchiveHead, 'bottega' | 'steps'>
}

/** Rows at once, and rows that bear a file. */
const [AT_ONCE, FILES_AT_ONCE] = [1000, 4]

/** Writes the records of databases, line by line, as they stand at one moment of each. */
export async function writeArchive(
  { databases, place, onLost = () => undefined, of, historyOf = readHistory, head }: Archiving,
  write: (line: string) => Promise<void>,
): Promise<Archived> {
  const line = (value: object) => write(`${JSON.stringify(value)}\n`)
  const steps = Object.fromEntries([...databases.keys()].map((name) => [name, historyOf(name).steps.length]))
  await line({ bottega: 1, ...head, steps } satisfies ArchiveHead)
  const whole = createHash('sha256')
  const count = { tables: 0, rows: 0 }
  for (const [name, database] of databases) {
    await database.snapshot(async (db) => {
      for (const [table, shape] of Object.entries(keptTables(name, historyOf(name).tables, of))) {
        const called = `${name}/${table}`
        await line({ table: called, columns: Object.keys(shape.columns) } satisfies TableHead)
        const hash = createHash('sha256')
        let rows = 0
        const wanted = rowsWanted(name, table, of)
        for await (const some of table === house.bytes ? bytesNamed(db, place, wanted, onLost) : rowsOf(db, table, shape, wanted)) {
          const text = some.map((row) => `${JSON.stringify(row)}\n`).join('')
          hash.update(text)
          rows += some.length
          await write(text)
        }
        const sha256 = hash.digest('hex')
        whole.update(`${called} ${rows} ${sha256}\n`)
        count.tables++
        count.rows += rows
        await line({ end: called, rows, sha256 } satisfies TableEnd)
      }
    })
  }
  const sha256 = whole.digest('hex')
  await line({ end: '', ...count, sha256 } satisfies ArchiveEnd)
  return { ...count, sha256 }
}

/** All rows of a table that are wanted, in the order of its key, some at a time. */
async function* rowsOf(db: Db, table: string, shape: TableShape, wanted: Sql): AsyncGenerator<readonly (readonly Cell[])[]> {
  const columns = sql.join(Object.keys(shape.columns).map((key) => sql.id(key)))
  const key = sql.join(shape.key.map((one) => sql.id(one)))
  const atOnce = Object.values(shape.columns).some(({ type }) => type === 'bytes') ? FILES_AT_ONCE : AT_ONCE
  let last: Readonly<Record<string, unknown>> | undefined
  do {
    const from = last
    const after = from ? sql`(${key}) > (${sql.join(shape.key.map((one) => from[one]))})` : sql`true`
    const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)}
      where ${wanted} and ${after} order by ${key} limit ${atOnce}`.execute(db)
    if (rows.length > 0) yield rows.map((row) => cellsOf(shape, row))
    last = rows.length === atOnce ? rows.at(-1) : undefined
  } while (last)
}
