import { array, assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import type { Committed, Store } from '../src/kernel/store/store.ts'
import type { Database } from '../src/server/sql/database.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { openPostgres } from '../src/server/sql/open-postgres.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { deed, type Deed } from './random-history.ts'
import { startPostgres, type PostgresServer } from './support/postgres-server.ts'
import { wordsEntities, wordsSample } from './words-fixture.ts'

const at = () => ({ today: '2026-11-21' })
const now = () => '2026-11-21T09:00:00.000Z'

let server: PostgresServer | undefined
let databases: readonly Database[] = []
beforeAll(async () => {
  server = await startPostgres()
  const sqlite = await openSqlite(':memory:', wordsEntities)
  databases = server ? [sqlite, await openPostgres(server.url, wordsEntities)] : [sqlite]
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await server?.stop()
})

let count = 0
/** The same records in every store, each opened by two people. */
async function stores(): Promise<readonly (readonly [Store, Store])[]> {
  const workspace = `storia_${++count}`
  const memory = new MemoryStore({ entities: wordsEntities, sample: wordsSample, at, now, by: 'Ada' })
  const opened: (readonly [Store, Store])[] = [[memory, memory.openedBy('Bruno')]]
  for (const database of databases) {
    await fillWorkspace(database, wordsEntities, workspace, wordsSample, at)
    const open = (by: string) => new SqlStore({ database, entities: wordsEntities, workspace, by, at, now })
    opened.push([open('Ada'), open('Bruno')])
  }
  return opened
}

/** Everything that a person could see of a store. */
async function picture(store: Store) {
  const seen = await Promise.all(
    wordsEntities.map(async ({ name, fields }) => {
      const { rows, names, total } = await store.query({ entity: name, page: { limit: 100 }, total: true })
      const history = await Promise.all(rows.map(({ id }) => store.history(name, id)))
      const numeric = Object.keys(fields).filter((key) => fields[key]?.numeric)
      const figures = await store.measures(
        numeric.flatMap((field) => (['sum', 'avg', 'min', 'max', 'distinct'] as const).map((fn) => ({ entity: name, fn, field }))),
      )
      const found = await Promise.all(['ada', 'carla', 'centro', '21/11'].map((search) => store.query({ entity: name, search })))
      return { name, rows, names, total, history, figures, found: found.map((page) => page.rows.map(({ id }) => id)) }
    }),
  )
  return seen
}

const answerOf = (answer: Committed) => (answer.ok ? { ...answer } : { ...answer, problems: answer.problems })

async function live([ada, bruno]: readonly [Store, Store], deeds: readonly Deed[]) {
  const answers: unknown[] = []
  let last = 0
  for (const one of deeds) {
    const store = one.by === 0 ? ada : bruno
    const answer = one.type === 'commit' ? await store.commit(one.changes, { via: 'form' }) : await store.undo(last - one.back)
    if (answer.ok) last = answer.commit
    answers.push(answerOf(answer))
  }
  return { answers, seen: await picture(ada) }
}

it('gives the same rows, figures, problems and history in every store', async () => {
  await assert(
    asyncProperty(array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
      const [memory, ...others] = await Promise.all((await stores()).map((pair) => live(pair, deeds)))
      for (const other of others) expect(other).toEqual(memory)
    }),
    { numRuns: 60 },
  )
}, 120_000)
