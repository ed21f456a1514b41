import { DatabaseSync } from 'node:sqlite'
import { daysOf } from '../store/house.ts'

/** Kibibytes of the file that are kept in memory while it is filled. */
const CACHE = 500_000
const TABLE = 'prenotazione'
/** The oldest bookings, which are copied: all over in a house of ten thousand. */
const COPIED = 5000

/**
 * Copies the oldest bookings of a house again and again in SQL, each time so many days earlier, until it has that many: the same guests
 * came before. Rows and search terms are those that the store would write, in a third of the time. Nothing else may have opened the file.
 */
export function copyBookings(file: string, bookings: number, copied = COPIED): void {
  const database = new DatabaseSync(file)
  const written = Number(database.prepare(`select count(*) as count from ${TABLE}`).get()?.['count'])
  const copies = Math.ceil((bookings - written) / copied)
  database.exec(`pragma journal_mode = delete; pragma synchronous = off; pragma cache_size = -${CACHE}; begin`)
  const restore = dropIndices(database, [TABLE, '_term'])
  database.exec(`create temp table copy as with recursive n(k) as (select 1 union all select k + 1 from n where k < ${copies})
    select k, '-' || (k * ${daysOf(copied)}) || ' days' as earlier from n`)
  database.exec(copiedRows(database, { written, copied }))
  database.exec(copiedTerms({ written, copied }))
  restore()
  database.exec('commit; pragma journal_mode = wal')
  database.close()
}

interface Copying {
  /** Bookings that the store has written, and how many of them are copied. */
  readonly written: number
  readonly copied: number
}

/** Takes away the indices of tables, which are made faster than they are kept; returns how they come back. */
function dropIndices(database: DatabaseSync, tables: readonly string[]): () => void {
  const indices = tables.flatMap((table) =>
    database.prepare('select name, sql from sqlite_schema where tbl_name = ? and sql is not null and type = ?').all(table, 'index'),
  )
  for (const { name } of indices) database.exec(`drop index "${String(name)}"`)
  return () => {
    for (const { sql } of indices) database.exec(String(sql))
  }
}

const number = (id: string) => `cast(substr(${id}, length('${TABLE}_') + 1) as integer)`
const idOfCopy = (id: string, { written, copied }: Copying) => `printf('${TABLE}_%08d', ${written} + (k - 1) * ${copied} + ${number(id)})`

function copiedRows(database: DatabaseSync, copying: Copying): string {
  const names = database
    .prepare('select name from pragma_table_info(?)')
    .all(TABLE)
    .map(({ name }) => String(name))
  const values = names.map((name) => (name === 'id' ? idOfCopy('id', copying) : name === 'arrivo' ? 'date(arrivo, earlier)' : `"${name}"`))
  return `insert into ${TABLE} (${names.map((name) => `"${name}"`).join()})
    select ${values.join()} from copy, ${TABLE} where ${number('id')} < ${copying.copied} order by k, id`
}

/** The words of the copies: those of days (`@2026-08-14`, `@08-14`, `@2026-08`) are told from the whole day, the others stay. */
function copiedTerms(copying: Copying): string {
  const day = `date(substr(term, 2), earlier)`
  const told = ['term', `'@' || ${day}`, `'@' || substr(${day}, 6)`, `'@' || substr(${day}, 1, 7)`]
  const some = told.map((term, at) => {
    const isWanted = at === 0 ? `term not like '@%'` : `term like '@____-__-__'`
    return `select workspace, entity, ${term} as term, ${idOfCopy('id', copying)} as id from copy, _term
      where entity = '${TABLE}' and ${number('id')} < ${copying.copied} and ${isWanted}`
  })
  return `insert or ignore into _term (workspace, entity, term, id) select * from (${some.join(' union all ')}) order by 1, 2, 3, 4`
}
