import { afterAll, beforeAll, describe } from 'vitest'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import type { Database } from '../src/server/sql/database.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { openPostgres } from '../src/server/sql/open-postgres.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { describeChains } from './store-chains.ts'
import { describeNumbers } from './store-numbers.ts'
import { describeRehearsal } from './store-rehearsal.ts'
import { describeOwnFields } from './store-own-fields.ts'
import { describeStock } from './store-stock.ts'
import { describeAccess } from './store-access.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'
import { postgresHere, startPostgres, type PostgresServer } from './support/postgres-server.ts'

let server: PostgresServer | undefined
beforeAll(async () => {
  if (postgresHere.from !== 'nowhere') server = await startPostgres()
})
afterAll(async () => {
  for (const databases of opened.values()) await Promise.all((await databases).map((database) => database.close()))
  await server?.stop()
})

/** Suites describe other records by the same name: each has a database of its own, and two servers that have it open. */
const opened = new Map<string, Promise<readonly [Database, Database]>>()
function databasesFor(entities: readonly AnyEntity[]): Promise<readonly [Database, Database]> {
  const key = JSON.stringify(entities.map(({ name, fields }) => [name, Object.keys(fields)]))
  const found = opened.get(key)
  if (found) return found
  const made = openTwice(entities)
  opened.set(key, made)
  return made
}
async function openTwice(entities: readonly AnyEntity[]): Promise<readonly [Database, Database]> {
  const url = (await server?.fresh()) ?? ''
  return [await openPostgres(url, entities), await openPostgres(url, entities)]
}

let workspaces = 0
/** Every second person comes in by another server's connections to the same database. */
const make: Make = async ({ entities, sample, at, now }) => {
  const workspace = `prova_${++workspaces}`
  const databases = await databasesFor(entities)
  await fillWorkspace(databases[0], entities, workspace, sample, at)
  let count = 0
  return (by, groups = 'all') =>
    new SqlStore({ database: databases[count++ % 2 === 0 ? 0 : 1], entities, workspace, asker: { by, groups }, at, now })
}
// Without one these are counted as skipped, and the line of the report says why.
describe.skipIf(postgresHere.from === 'nowhere')('PostgreSQL', () => {
  describeStore('SqlStore over PostgreSQL', make)
  describeWords('SqlStore over PostgreSQL', make)
  describeNumbers('SqlStore over PostgreSQL', make)
  describeChains('SqlStore over PostgreSQL', make)
  describeStock('SqlStore over PostgreSQL', make)
  describeOwnFields('SqlStore over PostgreSQL', make)
  describeRehearsal('SqlStore over PostgreSQL', make)
  describeAccess('SqlStore over PostgreSQL', make)
})
