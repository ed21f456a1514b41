import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { AnyEntity } from '../src/kernel/entity.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { openPostgres } from '../src/server/sql/open-postgres.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { describeChains } from './store-chains.ts'
import { describeNumbers } from './store-numbers.ts'
import { describeRehearsal } from './store-rehearsal.ts'
import { describeStock } from './store-stock.ts'
import { describeAccess } from './store-access.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'
import { postgresHere, startPostgres, type PostgresServer } from './support/postgres-server.ts'

let server: PostgresServer | undefined
beforeAll(async () => {
  if (postgresHere.from !== 'nowhere') server = await startPostgres()
})
afterAll(() => server?.stop())

/** Suites describe other records by the same name: each has a database of its own. */
const urls = new Map<string, Promise<string> | undefined>()
function urlFor(entities: readonly AnyEntity[]): Promise<string | undefined> {
  const key = JSON.stringify(entities.map(({ name, fields }) => [name, Object.keys(fields)]))
  if (!urls.has(key)) urls.set(key, server?.fresh())
  return Promise.resolve(urls.get(key))
}

let workspaces = 0
/** Every second person comes in by another server's connections to the same database. */
const make: Make = async ({ entities, sample, at, now }) => {
  const workspace = `prova_${++workspaces}`
  const url = (await urlFor(entities)) ?? ''
  const one = await openPostgres(url, entities)
  const two = await openPostgres(url, entities)
  onTestFinished(async () => {
    await one.close()
    await two.close()
  })
  await fillWorkspace(one, entities, workspace, sample, at)
  let count = 0
  return (by, groups = 'all') =>
    new SqlStore({ database: count++ % 2 === 0 ? one : two, entities, workspace, asker: { by, groups }, at, now })
}
// Without one these are counted as skipped, and the line of the report says why.
describe.skipIf(postgresHere.from === 'nowhere')('PostgreSQL', () => {
  describeStore('SqlStore over PostgreSQL', make)
  describeWords('SqlStore over PostgreSQL', make)
  describeNumbers('SqlStore over PostgreSQL', make)
  describeChains('SqlStore over PostgreSQL', make)
  describeStock('SqlStore over PostgreSQL', make)
  describeRehearsal('SqlStore over PostgreSQL', make)
  describeAccess('SqlStore over PostgreSQL', make)
})
