import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Db } from '../database.ts'
import type { SqlDialect } from '../dialect.ts'
import { changeTables } from './change-tables.ts'
import { describedTables } from './described-tables.ts'
import { rebuild, type Stale } from './rebuild.ts'
import { addTable, runChange } from './run-change.ts'
import type { History, Step, Tables } from './tables.ts'

export interface Migrating {
  readonly dialect: SqlDialect
  /** Work that is done whole or not at all, while no other server opens the database. */
  readonly alone: (work: (db: Db) => Promise<void>) => Promise<void>
}

/** Where a database keeps which steps it has taken. */
export const TAKEN = '_migration'

/**
 * Brings a database to the tables that its entities want, in one transaction: every step that it has not taken yet, and what is made
 * out of columns anew where the rules have changed. Without a history the tables are made as they are described, for tests and for
 * databases that nobody keeps.
 */
export async function migrate({ dialect, alone }: Migrating, entities: readonly AnyEntity[], history?: History): Promise<void> {
  await alone(async (db) => {
    if (!history) return makeTables(db, dialect, describedTables(entities))
    const taken = await takenSteps(db, dialect, history)
    let tables = changeTables(
      {},
      taken.flatMap(({ changes }) => changes),
    )
    const stale: Stale[] = []
    for (const step of history.steps.slice(taken.length)) {
      for (const change of step.changes) {
        await runChange(db, dialect, tables, change)
        stale.push(...staleAfter(change))
        tables = changeTables(tables, [change])
      }
      await sql`insert into ${sql.table(TAKEN)} (sector, number, name, digest)
        values (${history.sector}, ${step.number}, ${step.name}, ${digestOf(step)})`.execute(db)
    }
    await rebuild(db, dialect, entities, stale)
  })
}

async function makeTables(db: Db, dialect: SqlDialect, tables: Tables): Promise<void> {
  for (const [table, as] of Object.entries(tables)) for (const statement of addTable(dialect, table, as)) await statement.execute(db)
}

/** How many steps of a history a database has taken. */
export async function takenOf(db: Db, sector: string): Promise<number> {
  const { rows } = await sql<{ taken: unknown }>`select count(*) as taken from ${sql.table(TAKEN)} where sector = ${sector}`.execute(db)
  return Number(rows[0]?.taken ?? 0)
}

/** The steps that a database has taken; throws where they are not those of the history. */
async function takenSteps(db: Db, dialect: SqlDialect, { sector, steps }: History): Promise<readonly Step[]> {
  const [text, whole] = [sql.raw(dialect.text), sql.raw(dialect.whole)]
  await sql`create table if not exists ${sql.table(TAKEN)} (sector ${text} not null, number ${whole} not null, name ${text} not null,
    digest ${text} not null, primary key (sector, number))`.execute(db)
  const { rows } = await sql<{ number: unknown; name: string; digest: string }>`select number, name, digest from ${sql.table(TAKEN)}
    where sector = ${sector} order by number`.execute(db)
  return rows.map(({ number, name, digest }) => {
    const step = steps.find((one) => one.number === Number(number))
    if (!step) throw new Error(`This database has taken step ${String(number)} «${name}» of ${sector}: it belongs to a newer Bottega.`)
    if (digestOf(step) !== digest) throw new Error(`Step ${step.number} «${name}» of ${sector} was changed after this database took it.`)
    return step
  })
}

const digestOf = (step: Step): string => createHash('sha256').update(JSON.stringify(step)).digest('hex')

/** What has to be made anew after a change, once the tables stand. */
function staleAfter(change: Step['changes'][number]): readonly Stale[] {
  if (change.do === 'words' || change.do === 'number') return [{ table: change.table, what: 'words' }]
  if (change.do !== 'add column' && change.do !== 'widen' && change.do !== 'narrow') return []
  return change.as.made || change.do === 'narrow' ? [{ table: change.table, what: 'columns' }] : []
}
