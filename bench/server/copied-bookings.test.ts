import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { storedOf } from '../../src/kernel/store/plan/draft.ts'
import { hospitality } from '../../src/sectors/hospitality/index.ts'
import { prenotazione } from '../../src/sectors/hospitality/prenotazione.ts'
import { fillWorkspace } from '../../src/server/sql/fill-workspace.ts'
import { openSqlite } from '../../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../../src/server/sql/sql-store.ts'
import { house, TODAY } from '../store/house.ts'
import { copyBookings } from './copied-bookings.ts'

const { entities } = hospitality
const at = () => ({ today: TODAY, time: '10:00' })
const folder = mkdtempSync(join(tmpdir(), 'bottega-copied-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The file of a workspace that the store has filled with these bookings. */
async function filled(name: string, rows: ReturnType<typeof house>): Promise<string> {
  const file = join(folder, name)
  const database = await openSqlite(file, entities)
  await fillWorkspace(database, entities, 'casa', rows, at)
  await database.close()
  return file
}

/** What stands in a table of a file, whole. */
function contentOf(file: string, table: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(`select * from ${table} order by 1, 2, 3, 4`).all()
  database.close()
  return rows
}

describe('copied bookings', () => {
  it('stand in the file as if the store had written them', async () => {
    const all = 1500
    const file = await filled('copied.db', house(500))
    copyBookings(file, all, 500)
    const database = await openSqlite(file, entities)
    const store = new SqlStore({ database, entities, workspace: 'casa', asker: { by: 'b', groups: 'all' }, at, now: () => '' })
    const { rows, total } = await store.query({
      entity: 'prenotazione',
      sort: [{ field: 'id', direction: 'asc' }],
      page: { limit: all },
      total: true,
    })
    await database.close()
    expect(total).toBe(all)
    const stored = rows.map((row) => storedOf(prenotazione, row))
    const again = await filled('written.db', { ...house(500), prenotazione: stored })
    for (const table of ['prenotazione', '_term', '_word']) expect(contentOf(file, table)).toEqual(contentOf(again, table))
  })
})
