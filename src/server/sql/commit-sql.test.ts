import { expect, it, onTestFinished } from 'vitest'
import { storeEntities, TODAY } from '../../../conformance/store-fixture.ts'
import type { Database } from './database.ts'
import { openSqlite } from './open-sqlite.ts'
import { SqlStore } from './sql-store.ts'

const storeOver = (database: Database) => {
  const [asker, at, now] = [{ by: 'Ada', groups: 'all' } as const, () => ({ today: TODAY }), () => `${TODAY}T09:00:00.000Z`]
  return new SqlStore({ database, entities: storeEntities, workspace: 'prova', asker, at, now })
}

it('a commit that is sent again is told to others, as whoever made it may have ended before', async () => {
  const database = await openSqlite(':memory:', storeEntities)
  onTestFinished(() => database.close())
  const ended = async () => Promise.reject(new Error('The process has ended.'))
  const commit = (store: SqlStore, n: number) =>
    store.commit([{ type: 'create', entity: 'cliente', id: `cliente_${n}`, values: { nome: 'Zoe' } }], { via: 'form', id: String(n) })
  const store = storeOver(database)
  const listening = store.changes()[Symbol.asyncIterator]()
  await commit(store, 1)
  await listening.next()
  const heard = listening.next()
  // By then the listener has looked, found nothing and waits to be told.
  await store.query({ entity: 'cliente' })
  await expect(commit(storeOver({ ...database, tell: ended }), 2)).rejects.toThrow('has ended')
  expect(await commit(store, 2)).toMatchObject({ ok: true, commit: 2 })
  expect(await heard).toMatchObject({ value: [{ id: 'cliente_2' }] })
  await listening.return?.()
})
