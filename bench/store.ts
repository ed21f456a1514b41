import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import type { Store } from '../src/kernel/store/store.ts'
import { hospitality } from '../src/sectors/hospitality/index.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { median } from './median.ts'
import { fresh, house } from './store/house.ts'

/**
 * `npm run bench:store [-- 10000 100000 1000000]`: medians of what people do over so many bookings, in the memory of a browser and in
 * SQLite on disk; milliseconds of CPU of this process, which is what a request costs, and statements.
 */
const sizes = process.argv.slice(2).map(Number)
const today = '2026-11-22'
const at = () => ({ today, time: '10:00' })
const { entities } = hospitality
const RUNS = 21

interface Open {
  readonly store: Store
  /** Statements since the last question. */
  readonly statements: () => number
  readonly close: () => Promise<void>
}

async function memory(size: number): Promise<Open> {
  return { store: new MemoryStore({ entities, sample: house(size, today), at }), statements: () => 0, close: async () => undefined }
}

async function sqlite(size: number): Promise<Open> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'))
  let count = 0
  const database = await openSqlite(join(folder, 'bench.db'), entities, { onStatement: () => count++ })
  await fillWorkspace(database, entities, 'bench', house(size, today), at)
  const store = new SqlStore({
    database,
    entities,
    workspace: 'bench',
    asker: { by: 'bench', groups: 'all' },
    at,
    now: () => new Date().toISOString(),
  })
  return {
    store,
    statements: () => {
      const seen = count
      count = 0
      return seen
    },
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function timed(open: Open, work: (run: number) => Promise<unknown>, runs = RUNS) {
  const times: number[] = []
  let statements = 0
  for (let run = 0; run < runs; run++) {
    open.statements()
    const before = cpu()
    await work(run)
    times.push(cpu() - before)
    statements = open.statements()
  }
  return { ms: Math.round(median(times) * 100) / 100, first: Math.round((times[0] ?? 0) * 10) / 10, statements }
}

async function measureStore(name: string, size: number, open: Open) {
  const { store } = open
  const page = { limit: 50 }
  const rows: Record<string, unknown>[] = []
  const row = async (what: string, work: (run: number) => Promise<unknown>, runs?: number) => {
    rows.push({ store: name, bookings: size, what, ...(await timed(open, work, runs)) })
  }
  await row('list of 50 by name', () => store.query({ entity: 'prenotazione', sort: [{ field: 'ospite', direction: 'asc' }], page }))
  await row('list of 50, nearest first', () => store.query({ entity: 'prenotazione', page }))
  await row('list of 50 with its total', () =>
    store.query({ entity: 'prenotazione', where: [{ field: 'stato', op: 'eq', value: 'confermata' }], page, total: true }),
  )
  await row('what lies in three weeks', () =>
    store.query({
      entity: 'prenotazione',
      where: [{ field: 'arrivo', op: 'overlaps', value: { from: today, until: '2026-12-13' } }],
      sort: [{ field: 'arrivo', direction: 'asc' }],
      page: { limit: 3000 },
    }),
  )
  await row('search for a name', () => store.query({ entity: 'prenotazione', search: `esposto ${size - 3}`, page }))
  await row('revenue of a month', () =>
    store.measure({
      entity: 'prenotazione',
      fn: 'sum',
      field: 'importo',
      where: [
        { field: 'arrivo', op: 'gte', value: '2026-11-01' },
        { field: 'arrivo', op: 'lte', value: '2026-11-30' },
      ],
    }),
  )
  let made = 0
  await row('create one', async () => {
    const result = await store.commit(fresh(1, size, today, made++), { via: 'form' })
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
  })
  await row(
    'create 500 at once',
    async () => {
      const result = await store.commit(fresh(500, size, today, made), { via: 'import' })
      made += 500
      if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)))
    },
    3,
  )
  return rows
}

const table: Record<string, unknown>[] = []
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
  for (const [name, make] of [
    ['memory', memory],
    ['SQLite', sqlite],
  ] as const) {
    if (name === 'memory' && size > 100_000) continue
    const open = await make(size)
    table.push(...(await measureStore(name, size, open)))
    await open.close()
  }
}
console.table(table)
