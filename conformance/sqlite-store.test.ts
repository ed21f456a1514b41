import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { describeChains } from './store-chains.ts'
import { describeNumbers } from './store-numbers.ts'
import { describeRehearsal } from './store-rehearsal.ts'
import { describeOwnFields } from './store-own-fields.ts'
import { describeStock } from './store-stock.ts'
import { describeAccess } from './store-access.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'

/** Every second person comes in by another connection to the same file. */
const make: Make = async ({ entities, sample, at, now }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-sqlite-'))
  const open = () => openSqlite(join(folder, 'prova.db'), entities)
  const [one, two] = [await open(), await open()]
  onTestFinished(async () => {
    await Promise.all([one, two].map((database) => database.close()))
    rmSync(folder, { recursive: true, force: true })
  })
  await fillWorkspace(one, entities, 'prova', sample, at)
  let count = 0
  return (by, groups = 'all') =>
    new SqlStore({ database: count++ % 2 === 0 ? one : two, entities, workspace: 'prova', asker: { by, groups }, at, now })
}
describeStore('SqlStore over SQLite', make)
describeWords('SqlStore over SQLite', make)
describeNumbers('SqlStore over SQLite', make)
describeChains('SqlStore over SQLite', make)
describeStock('SqlStore over SQLite', make)
describeOwnFields('SqlStore over SQLite', make)
describeRehearsal('SqlStore over SQLite', make)
describeAccess('SqlStore over SQLite', make)
