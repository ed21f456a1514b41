import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { ForeseeingStore } from '../src/kernel/store/remote/foreseeing-store.ts'
import { HttpStore } from '../src/kernel/store/remote/http-store.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { registerStore } from '../src/server/store/store-route.ts'
import { describeChains } from './store-chains.ts'
import { describeNumbers } from './store-numbers.ts'
import { describeStock } from './store-stock.ts'
import { describeStore, type Make } from './store-suite.ts'
import { describeWords } from './store-words.ts'

const make: Make = async ({ entities, sample, at, now }) => {
  const database = await openSqlite(':memory:', entities)
  await fillWorkspace(database, entities, 'prova', sample, at)
  const app = Fastify({ forceCloseConnections: true })
  registerStore(app, {
    path: '/store/:by',
    open: async (request) => {
      const { by } = request.params as { readonly by: string }
      return new SqlStore({ database, entities, workspace: 'prova', by, at, now })
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return (by) => new ForeseeingStore(new HttpStore({ url: `${url}/store/${by}`, by }), { entities, today: () => at().today })
}
describeStore('HttpStore over SQLite', make)
describeWords('HttpStore over SQLite', make)
describeNumbers('HttpStore over SQLite', make)
describeChains('HttpStore over SQLite', make)
describeStock('HttpStore over SQLite', make)
