import { onTestFinished } from 'vitest'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'

const make: Make = async ({ entities, sample, at, now }) => {
  const database = await openSqlite(':memory:', entities)
  onTestFinished(() => database.close())
  const open = (by: string) => new SqlStore({ database, entities, workspace: 'prova', by, at, now })
  await fillWorkspace(database, entities, 'prova', sample, at)
  return open
}
describeStore('SqlStore over SQLite', make)
describeWords('SqlStore over SQLite', make)
