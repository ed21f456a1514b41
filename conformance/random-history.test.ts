import Fastify from 'fastify'
import { array, assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HttpStore } from '../src/kernel/store/remote/http-store.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import type { Committed, Store } from '../src/kernel/door/store.ts'
import type { Database } from '../src/server/sql/database.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { openPostgres } from '../src/server/sql/open-postgres.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { registerStore } from '../src/server/store/store-route.ts'
import { deed, paperwork, type Deed } from './random-history.ts'
import { postgresHere, startPostgres, type PostgresServer } from './support/postgres-server.ts'
import { numberIn } from '../src/kernel/derive/numbering.ts'
import { partsOf } from '../src/kernel/fields/document-number.ts'
import { numbersEntities, numbersSample } from './numbers-fixture.ts'
import { wordsEntities, wordsSample } from './words-fixture.ts'

const entities = [...wordsEntities, ...numbersEntities]
const sample = { ...wordsSample, ...numbersSample }

const at = () => ({ today: '2026-11-21' })
const now = () => '2026-11-21T09:00:00.000Z'

let server: PostgresServer | undefined
let databases: readonly Database[] = []
let address = ''
const app = Fastify({ forceCloseConnections: true })
beforeAll(async () => {
  const sqlite = await openSqlite(':memory:', entities)
  server = postgresHere.from === 'nowhere' ? undefined : await startPostgres()
  databases = server ? [sqlite, await openPostgres(await server.fresh(), entities)] : [sqlite]
  registerStore(app, {
    path: '/store/:workspace/:by',
    open: async (request) => {
      const { workspace, by } = request.params as { readonly workspace: string; readonly by: string }
      return new SqlStore({ database: sqlite, entities, workspace, asker: { by, groups: 'all' }, at, now })
    },
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  for (const database of databases) await database.close()
  await server?.stop()
})

let count = 0
/** The same records in every store, each opened by two people. */
async function stores(): Promise<readonly (readonly [Store, Store])[]> {
  const workspace = `storia_${++count}`
  const memory = new MemoryStore({ entities, sample, at, now, by: 'Ada' })
  const opened: (readonly [Store, Store])[] = [[memory, memory.openedBy('Bruno')]]
  for (const database of databases) {
    await fillWorkspace(database, entities, workspace, sample, at)
    const open = (by: string) => new SqlStore({ database, entities, workspace, asker: { by, groups: 'all' }, at, now })
    opened.push([open('Ada'), open('Bruno')])
  }
  const [sqlite] = databases
  if (sqlite) await fillWorkspace(sqlite, entities, `${workspace}_http`, sample, at)
  const over = (by: string) => new HttpStore({ url: `${address}/store/${workspace}_http/${by}`, asker: { by, groups: 'all' } })
  return [...opened, [over('Ada'), over('Bruno')]]
}

/** Everything that a person could see of a store. */
async function picture(store: Store) {
  const seen = await Promise.all(
    entities.map(async ({ name, fields }) => {
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
  const [told, came]: [unknown[], unknown[]] = [[], []]
  const known = new Set<string | undefined>()
  let last = 0
  for (const one of deeds) {
    const store = one.by === 0 ? ada : bruno
    const rehearsed = one.type === 'commit' ? await store.rehearse(one.changes, { via: one.via }) : undefined
    const sent = one.id === undefined ? {} : { id: one.id }
    const answer =
      one.type === 'commit' ? await store.commit(one.changes, { via: one.via, ...sent }) : await store.undo(last - one.back, sent)
    // What is sent again is answered as it was the first time, whatever stands against it by now.
    if (rehearsed && !known.has(one.id)) {
      told.push(rehearsed)
      came.push(answer.ok ? { ok: true } : answer)
    }
    if (answer.ok && one.id !== undefined) known.add(one.id)
    if (answer.ok) last = answer.commit
    answers.push(rehearsed, answerOf(answer))
  }
  expect(told).toEqual(came)
  return { answers, seen: await picture(ada) }
}

it('gives the same rows, figures, problems, rehearsed and committed, and history in every store', async () => {
  await assert(
    asyncProperty(array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
      const [memory, ...others] = await Promise.all((await stores()).map((pair) => live(pair, deeds)))
      for (const other of others) expect(other).toEqual(memory)
    }),
    { numRuns: 20 },
  )
}, 300_000)

/** How far each series of a year has come, and how many numbers it has given since the sample. */
async function counts(store: Store) {
  const given = await Promise.all(
    numbersEntities.map(async (entity) => {
      const { rows } = await store.query({ entity: entity.name, page: { limit: 1000 } })
      return rows.flatMap((row) => numberIn(entity, row) ?? [])
    }),
  )
  const old = new Set(numbersEntities.flatMap((entity) => (numbersSample[entity.name] ?? []).flatMap((row) => numberIn(entity, row) ?? [])))
  const beginOf = (held: string) => held.slice(0, held.lastIndexOf('/'))
  return [...Map.groupBy(given.flat(), beginOf).values()].map((held) => ({
    from: Math.max(0, ...held.filter((one) => old.has(one)).map((one) => partsOf(one).count)),
    since: held
      .filter((one) => !old.has(one))
      .map((one) => partsOf(one).count)
      .toSorted((a, b) => a - b),
  }))
}

it('gives numbers without gaps or doubles to two who write and rehearse at once', async () => {
  await assert(
    asyncProperty(array(paperwork, { minLength: 2, maxLength: 16 }), async (deeds) => {
      for (const pair of await stores()) {
        const [ada, bruno] = pair
        await Promise.all(
          deeds.flatMap(({ by, changes }) => {
            const [writer, other] = by === 0 ? [ada, bruno] : [bruno, ada]
            return [other.rehearse(changes, { via: 'form' }), writer.commit(changes, { via: 'form' })]
          }),
        )
        for (const { from, since } of await counts(pair[0])) expect(since).toEqual(since.map((_, n) => from + n + 1))
      }
    }),
    { numRuns: 15 },
  )
}, 300_000)
