import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { openPostgres } from '../src/server/sql/open-postgres.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'
import { startPostgres, type PostgresServer } from './support/postgres-server.ts'

let server: PostgresServer | undefined
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

let count = 0
const make: Make = async ({ entities, sample, at, now }) => {
  if (!server) throw new Error('no PostgreSQL was found')
  const workspace = `prova_${++count}`
  // Tables of one suite are not those of the other.
  const database = await openPostgres(server.url, entities)
  onTestFinished(() => database.close())
  await fillWorkspace(database, entities, workspace, sample, at)
  return (by) => new SqlStore({ database, entities, workspace, by, at, now })
}
describeStore('SqlStore over PostgreSQL', make)
describeWords('SqlStore over PostgreSQL', make)
