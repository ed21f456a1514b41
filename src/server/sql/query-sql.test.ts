import { expect, it } from 'vitest'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { openSqlite } from './open-sqlite.ts'
import { SqlStore } from './sql-store.ts'

it('binds the size of a page within an expression, so that SQLite plans a list once', async () => {
  const { entities } = artigiani
  const asked: string[] = []
  const database = await openSqlite(':memory:', entities, { onStatement: (text) => asked.push(text) })
  const at = () => ({ today: '2026-11-22', time: '10:00' })
  const store = new SqlStore({ database, entities, workspace: 'a', asker: { by: 'a', groups: 'all' }, at, now: () => '' })
  asked.length = 0
  await store.query({ entity: 'intervento', page: { limit: 5 } })
  await store.query({ entity: 'intervento', sort: [{ field: 'data', direction: 'asc' }], page: { limit: 5, offset: 5 } })
  await database.close()
  expect(asked).toHaveLength(2)
  for (const text of asked) expect(text).not.toMatch(/\b(?:limit|offset) \?/)
})
