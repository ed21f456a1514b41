import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import { childOf } from '../child.fixture.ts'
import type { Database } from '../sql/database.ts'
import { openPostgres } from '../sql/open-postgres.ts'
import { openSqlite } from '../sql/open-sqlite.ts'
import { BucketBytes } from './bucket-bytes.ts'
import { tryBucket } from './bucket.fixture.ts'
import { nameOf, type Bytes } from './bytes.ts'
import { FolderBytes } from './folder-bytes.ts'
import { TableBytes } from './table-bytes.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const inTable = (database: Database): Bytes => {
  onTestFinished(() => database.close())
  return new TableBytes(database.db)
}

let server: PostgresServer | undefined
beforeAll(async () => {
  if (postgresHere.from !== 'nowhere') server = await startPostgres()
})
afterAll(() => server?.stop())

const places: Readonly<Record<string, () => Promise<Bytes>>> = {
  folder: async () => new FolderBytes(freshFolder()),
  'table of SQLite': async () => inTable(await openSqlite(':memory:', [])),
  bucket: async () => {
    const { bucket, close } = await tryBucket()
    onTestFinished(close)
    return new BucketBytes(bucket)
  },
  ...(postgresHere.from !== 'nowhere' && {
    'table of PostgreSQL': async () => inTable(await openPostgres((await server?.fresh()) ?? '', [])),
  }),
}

describe.each(Object.entries(places))('bytes in a %s', (_name, make) => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 256)
  const address = { firm: 'firm-1', sha256: sha256(bytes) }

  it('come back as they were, in the firm that brought them, until they are removed', async () => {
    const place = await make()
    expect([await place.has(address), await place.open(address)]).toEqual([false, undefined])
    await place.put(address, bytes)
    await place.put(address, bytes)
    expect(sha256((await place.open(address)) ?? new Uint8Array())).toBe(address.sha256)
    const theirs = { ...address, firm: 'firm-2' }
    expect([await place.has(address), await place.has(theirs), await place.open(theirs)]).toEqual([true, false, undefined])
    await place.put(theirs, bytes)
    await place.remove(address)
    await place.remove(address)
    expect([await place.has(address), await place.has(theirs)]).toEqual([false, true])
  })

  it('that are brought at once by many lie there once', async () => {
    const place = await make()
    await Promise.all(Array.from({ length: 8 }, () => place.put(address, bytes)))
    expect((await place.open(address))?.length).toBe(bytes.length)
  })
})

it.each([
  ['..', 'a'.repeat(64)],
  ['firm/1', 'a'.repeat(64)],
  ['firm', '../../../../etc/passwd'],
  ['', 'a'.repeat(64)],
])('no place is called %s %s', (firm, hash) => expect(() => nameOf({ firm, sha256: hash })).toThrow('No bytes lie at'))

describe('a folder', () => {
  const put = async (folder: string, text: string) => {
    const address = { firm: 'sartori', sha256: sha256(bytesOf(text)) }
    await new FolderBytes(folder).put(address, bytesOf(text))
    return address
  }

  it('calls bytes by what they are, for nobody but its owner to read', async () => {
    const folder = freshFolder()
    const { sha256: hash } = await put(folder, 'contratto')
    const path = ['sartori', hash.slice(0, 2), hash.slice(2)]
    const modes = path.map((_, at) => statSync(join(folder, ...path.slice(0, at + 1))).mode & 0o777)
    expect(modes).toEqual([0o700, 0o700, 0o600])
    expect(readdirSync(join(folder, '.incompleti'))).toEqual([])
  })

  it('lets go of what was left half-way an hour ago, and of nothing that is on its way', async () => {
    const folder = freshFolder()
    await put(folder, 'contratto')
    const [old, young] = ['vecchio', 'nuovo'].map((name) => join(folder, '.incompleti', name))
    for (const half of [old, young]) writeFileSync(half ?? '', 'metà')
    const before = new Date(Date.now() - 2 * 3_600_000)
    utimesSync(old ?? '', before, before)
    await put(folder, 'altro')
    expect(readdirSync(join(folder, '.incompleti'))).toEqual(['nuovo'])
  })

  it('holds whole files alone, whenever its process is killed', async () => {
    const folder = freshFolder()
    const program = `import { createHash } from 'node:crypto'
      import { FolderBytes } from './files/folder-bytes.ts'
      const place = new FolderBytes(${JSON.stringify(folder)})
      for (let count = 0; ; count++) {
        const bytes = new Uint8Array(2_000_000).fill(count)
        new DataView(bytes.buffer).setUint32(0, Number(process.env.TURN) * 1000 + count)
        await place.put({ firm: 'sartori', sha256: createHash('sha256').update(bytes).digest('hex') }, bytes)
        console.log('ascolto su http://localhost:1')
      }`
    let seen = 0
    for (let turn = 0; turn < 6; turn++) {
      const child = childOf(program, { TURN: String(turn) })
      await child.address
      await new Promise((later) => setTimeout(later, 7 * turn))
      child.process.kill('SIGKILL')
      await child.ended
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
        (file) => file.isFile() && !file.parentPath.endsWith('.incompleti'),
      )
      expect(files.length).toBeGreaterThan(seen)
      seen = files.length
      for (const { parentPath, name } of files) expect(sha256(readFileSync(join(parentPath, name)))).toBe(parentPath.slice(-2) + name)
    }
  })
})

describe('a bucket', () => {
  const bytes = bytesOf('contratto')
  const address = { firm: 'sartori', sha256: sha256(bytes) }
  const tried = async () => {
    const one = await tryBucket()
    onTestFinished(one.close)
    return one
  }

  it('is asked under a signature that covers what is sent', async () => {
    const { bucket, answers, objects } = await tried()
    const place = new BucketBytes(bucket)
    await place.put(address, bytes)
    expect([...objects.keys()]).toEqual([`sartori/${address.sha256.slice(0, 2)}/${address.sha256.slice(2)}`])
    await expect(place.put(address, bytesOf('altro'))).rejects.toThrow('The bucket answers 403 to PUT.')
    const stranger = new BucketBytes({ ...bucket, secret: 'un altro' })
    await expect(stranger.open(address)).rejects.toThrow('The bucket answers 403 to GET.')
    expect(await place.open(address)).toEqual(bytes)
    expect(answers).toEqual(['PUT 200', 'PUT 403', 'GET 403', 'GET 200'])
  })

  it('that has too much to do is asked again, and not for ever', async () => {
    const { bucket, answers, fail } = await tried()
    const place = new BucketBytes(bucket)
    fail(503, 2)
    await place.put(address, bytes)
    expect(answers).toEqual(['PUT 503', 'PUT 503', 'PUT 200'])
    fail(503, 9)
    await expect(place.has(address)).rejects.toThrow('The bucket answers 503 to HEAD.')
  })
})
