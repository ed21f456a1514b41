import { onTestFinished } from 'vitest'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { describeStore } from './store-suite.ts'

describeStore('SqlStore over SQLite', async ({ entities, sample, at, now }) => {
  const database = await openSqlite(':memory:', entities)
  onTestFinished(() => database.close())
  const open = (by: string) => new SqlStore({ database, entities, workspace: 'prova', by, at, now })
  await fillWorkspace(database, entities, 'prova', sample, at)
  return open
})
