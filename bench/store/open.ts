import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import type { Store } from '../../src/kernel/door/store.ts'
import { hospitality } from '../../src/sectors/hospitality/index.ts'
import { fillWorkspace } from '../../src/server/sql/fill-workspace.ts'
import { openSqlite } from '../../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../../src/server/sql/sql-store.ts'
import { house, TODAY } from './house.ts'

export interface Open {
  readonly name: 'memory' | 'SQLite'
  readonly bookings: number
  readonly store: Store
  /** Statements since the last question, and how many of them ended a transaction that wrote. */
  readonly counted: () => { readonly statements: number; readonly commits: number }
  readonly close: () => Promise<void>
}

export const at = () => ({ today: TODAY, time: '10:00' })
const { entities } = hospitality

export async function openMemory(bookings: number): Promise<Open> {
  const store = new MemoryStore({ entities, sample: house(bookings), at })
  return { name: 'memory', bookings, store, counted: () => ({ statements: 0, commits: 0 }), close: async () => undefined }
}

/** On disk, as a server has it. */
export async function openOnDisk(bookings: number): Promise<Open> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'))
  let count = { statements: 0, commits: 0 }
  const database = await openSqlite(join(folder, 'bench.db'), entities, {
    onStatement: (text) => {
      count = { statements: count.statements + 1, commits: count.commits + (text === 'commit' ? 1 : 0) }
    },
  })
  await fillWorkspace(database, entities, 'bench', house(bookings), at)
  return {
    name: 'SQLite',
    bookings,
    store: new SqlStore({
      database,
      entities,
      workspace: 'bench',
      asker: { by: 'bench', groups: 'all' },
      at,
      now: () => '2026-11-22T09:00:00.000Z',
    }),
    counted: () => {
      const seen = count
      count = { statements: 0, commits: 0 }
      return seen
    },
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
