import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { HttpFiles } from '../src/kernel/files/http-files.ts'
import { MemoryFiles } from '../src/kernel/files/memory-files.ts'
import { BucketBytes } from '../src/server/files/bucket-bytes.ts'
import { tryBucket } from '../src/server/files/bucket.fixture.ts'
import type { Bytes } from '../src/server/files/bytes.ts'
import { FolderBytes } from '../src/server/files/folder-bytes.ts'
import type { Database } from '../src/server/sql/database.ts'
import { openPostgres } from '../src/server/sql/open-postgres.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { bytesOf, SqlFiles } from '../src/server/sql/sql-files.ts'
import { registerFiles } from '../src/server/store/files-route.ts'
import { describeFiles } from './files-suite.ts'
import { postgresHere, startPostgres, type PostgresServer } from './support/postgres-server.ts'

const NOW = '2026-11-22T09:00:00.000Z'
const filesOf = (database: Database, workspace: string, place?: Bytes) =>
  new SqlFiles({ database, place, workspace, by: 'Prova', now: () => NOW })
const bothOf = (database: Database, place?: Bytes) => ({
  ours: filesOf(database, 'nostro', place),
  theirs: filesOf(database, 'loro', place),
})

const folderPlace = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, place: new FolderBytes(folder) }
}

const sqliteDatabase = async () => {
  const database = await openSqlite(':memory:', [])
  onTestFinished(() => database.close())
  return database
}

/** A server that lets in who asks for `nostro` or `loro`. */
async function served(most?: number) {
  const database = await sqliteDatabase()
  const app = Fastify({ forceCloseConnections: true })
  registerFiles(app, {
    path: '/store/:workspace',
    open: async (request) => {
      const { workspace } = request.params as { readonly workspace: string }
      return ['nostro', 'loro'].includes(workspace) ? new SqlFiles({ database, most, workspace, by: 'Prova', now: () => NOW }) : undefined
    },
  })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/store`
  onTestFinished(() => app.close())
  return { app, url, files: (workspace: string) => new HttpFiles({ url: `${url}/${workspace}` }) }
}

describeFiles('MemoryFiles', async () => ({ ours: new MemoryFiles(), theirs: new MemoryFiles() }))
describeFiles('SqlFiles over SQLite', async () => bothOf(await sqliteDatabase()))
describeFiles('SqlFiles over a folder', async () => bothOf(await sqliteDatabase(), folderPlace().place))
describeFiles('SqlFiles over a bucket', async () => {
  const { bucket, close } = await tryBucket()
  onTestFinished(close)
  return bothOf(await sqliteDatabase(), new BucketBytes(bucket))
})
describeFiles('HttpFiles over SQLite', async () => {
  const { files } = await served()
  return { ours: files('nostro'), theirs: files('loro') }
})

let server: PostgresServer | undefined
beforeAll(async () => {
  if (postgresHere.from !== 'nowhere') server = await startPostgres()
})
afterAll(() => server?.stop())
describe.skipIf(postgresHere.from === 'nowhere')('PostgreSQL', () => {
  describeFiles('SqlFiles over PostgreSQL', async () => {
    const database = await openPostgres((await server?.fresh()) ?? '', [])
    onTestFinished(() => database.close())
    return bothOf(database)
  })
})

it('of one firm lie once where they are the same, those of two firms apart', async () => {
  const { folder, place } = folderPlace()
  const { ours, theirs } = bothOf(await sqliteDatabase(), place)
  const pdf = new Blob(['%PDF-1.7 ciao'])
  const [one, two, other] = [await ours.put(pdf, 'a.pdf'), await ours.put(pdf, 'b.pdf'), await theirs.put(pdf, 'a.pdf')]
  expect(new Set([one, two, other].map((put) => put.ok && put.file.id)).size).toBe(3)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) => (file.isFile() ? [file.parentPath] : []))
  expect(names.map((name) => name.slice(folder.length + 1, -3)).toSorted()).toEqual(['loro', 'nostro'])
})

describe.each(['SQLite', 'PostgreSQL'])('the room for files over %s', (kind) => {
  const pdf = new Blob(['%PDF-1.7', 'x'.repeat(400_000)])
  const roomOf = async (most: number) => {
    const database = kind === 'SQLite' ? await sqliteDatabase() : await openPostgres((await server?.fresh()) ?? '', [])
    if (kind !== 'SQLite') onTestFinished(() => database.close())
    const { folder, place } = folderPlace()
    const of = (workspace: string) => new SqlFiles({ database, place, most, workspace, by: 'Prova', now: () => NOW })
    return { ours: of('nostro'), theirs: of('loro'), folder, used: () => bytesOf(database.db, 'nostro') }
  }

  it.skipIf(kind === 'PostgreSQL' && postgresHere.from === 'nowhere')('ends with a sentence, and one firm’s is not another’s', async () => {
    const { ours, theirs, folder, used } = await roomOf(1_000_000)
    const [first, second, third] = [await ours.put(pdf, 'a.pdf'), await ours.put(pdf, 'b.pdf'), await ours.put(pdf, 'c.pdf')]
    expect([first?.ok, second?.ok, await used()]).toEqual([true, true, 800_016])
    expect(third).toEqual({
      ok: false,
      isFull: true,
      problem:
        'Il file «c.pdf» pesa 400 kB e non ci sta: per file e foto avete 1 MB, e ne restano 200 kB. Chiedi più spazio a chi gestisce il server.',
    })
    expect((await theirs.put(pdf, 'c.pdf')).ok).toBe(true)
    expect((await ours.open(first?.ok ? first.file.id : ''))?.size).toBe(400_008)
    expect(readdirSync(folder).toSorted()).toEqual(['.incompleti', 'loro', 'nostro'])
  })

  it.skipIf(kind === 'PostgreSQL' && postgresHere.from === 'nowhere')('is not overdrawn by many at once', async () => {
    const { ours, used } = await roomOf(1_000_000)
    const put = await Promise.all(Array.from({ length: 6 }, (_, at) => ours.put(new Blob([pdf, String(at)]), 'a.pdf')))
    expect(put.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await used()).toBe(800_018)
  })
})

describe('files over the network', () => {
  const PDF = new Blob(['%PDF-1.7 ciao'])

  it('are never a page: their type is ours, they are closed to scripts, and a PDF is saved', async () => {
    const { url, files } = await served()
    const put = await files('nostro').put(PDF, 'contratto.pdf')
    const response = await fetch(`${url}/nostro/files/${put.ok ? put.file.id : ''}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  it('are refused by the server too where they are too long, whatever a page lets through', async () => {
    const { app } = await served()
    const response = await app.inject({
      method: 'POST',
      url: '/store/nostro/files?name=a.pdf',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(15_000_008),
    })
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { problem: 'Il file «a.pdf» pesa 15,1 MB: il massimo è 15 MB. Scegline uno più piccolo.' },
    ])
  })

  it('say that there is no room for them as the server does', async () => {
    const { files } = await served(10)
    expect(await files('nostro').put(PDF, 'a.pdf')).toEqual({
      ok: false,
      problem:
        'Il file «a.pdf» pesa 13 byte e non ci sta: per file e foto avete 10 byte, e ne restano 10 byte. Chiedi più spazio a chi gestisce il server.',
    })
  })

  it('are closed to whoever may not come in, and say so in words when nobody answers', async () => {
    const { files } = await served()
    expect(await files('altrui').put(PDF, 'a.pdf')).toMatchObject({ ok: false })
    expect(await files('altrui').open(`file_${'0'.repeat(32)}`)).toBeUndefined()
    const silent = new HttpFiles({ url: 'http://127.0.0.1:9/store' })
    expect(await silent.put(PDF, 'a.pdf')).toEqual({
      ok: false,
      problem: 'Il file non è stato salvato: il server non risponde. Controlla la connessione e riprova.',
    })
  })
})
