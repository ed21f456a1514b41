import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openSqlite } from './open-sqlite.ts'

it('a full database says that it is full, and takes the same work once there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-piena-'))
  const database = await openSqlite(join(folder, 'prova.db'), [])
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (text: string) => sql.raw(text).execute(database.db)
  const count = async () => (await sql<{ count: number }>`select count(*) as count from carta`.execute(database.db)).rows[0]?.count
  await run('create table carta (testo text)')
  const write = () =>
    database.transaction('prova', async (db) => {
      await sql`insert into carta values ('breve')`.execute(db)
      await sql`insert into carta values (${'lunga'.repeat(100_000)})`.execute(db)
    })
  await run('pragma max_page_count = 60')
  await expect(write()).rejects.toThrow('database or disk is full')
  expect(await count()).toBe(0)
  await run('pragma max_page_count = 6000')
  await write()
  expect(await count()).toBe(2)
})
