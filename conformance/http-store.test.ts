import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { Asker } from '../src/kernel/door/asker.ts'
import { ForeseeingStore } from '../src/kernel/store/remote/foreseeing-store.ts'
import { HttpStore } from '../src/kernel/store/remote/http-store.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { registerStore } from '../src/server/store/store-route.ts'
import { describeChains } from './store-chains.ts'
import { describeNumbers } from './store-numbers.ts'
import { describeRehearsal } from './store-rehearsal.ts'
import { describeOwnFields } from './store-own-fields.ts'
import { describeStock } from './store-stock.ts'
import { describeAccess } from './store-access.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'

const make: Make = async ({ entities, sample, at, now }) => {
  const database = await openSqlite(':memory:', entities)
  await fillWorkspace(database, entities, 'prova', sample, at)
  const app = Fastify({ forceCloseConnections: true })
  /** Who may come in, and as whom: the server knows it, whatever the caller says. */
  const askers = new Map<string, Asker>()
  registerStore(app, {
    path: '/store/:asker',
    open: async (request) => {
      const asker = askers.get((request.params as { readonly asker: string }).asker)
      return asker && new SqlStore({ database, entities, workspace: 'prova', asker, at, now })
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return (by, groups = 'all') => {
    const asker = { by, groups }
    askers.set(String(askers.size), asker)
    // What a browser claims to be in opens nothing.
    const store = new HttpStore({ url: `${url}/store/${askers.size - 1}`, asker: { by, groups: 'all' } })
    return new ForeseeingStore(store, { entities, today: () => at().today })
  }
}
describeStore('HttpStore over SQLite', make)
describeWords('HttpStore over SQLite', make)
describeNumbers('HttpStore over SQLite', make)
describeChains('HttpStore over SQLite', make)
describeStock('HttpStore over SQLite', make)
describeOwnFields('HttpStore over SQLite', make)
describeRehearsal('HttpStore over SQLite', make)
describeAccess('HttpStore over SQLite', make)
