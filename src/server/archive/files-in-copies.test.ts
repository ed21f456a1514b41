import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine, type FirmOpened } from '../../kernel/firm/firm-door.ts'
import { logoIn } from '../../kernel/firm/logo.ts'
import type { Filed } from '../../kernel/files/filed.ts'
import { childOf } from '../child.fixture.ts'
import { openNamed, type Keeping } from '../firms/databases.ts'
import { bringFile, browserOf, PASSWORD, register, tryHouse, type TriedHouse } from '../firms/house.fixture.ts'
import { tryBucket } from '../files/bucket.fixture.ts'
import { placeOf } from '../files/places.ts'
import { historyUntil } from '../sql/migrations/history-until.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import { fileOf, makeCopy } from './copies.ts'
import { readCopy } from './copy-file.ts'
import { entitiesOf } from './entities-of.ts'
import { moveFirm } from './move.ts'
import { restoreFirm } from './restore-firm.ts'
import { restoreServer } from './restore.ts'

const [EMAIL, TRADE] = ['luca@sartori.example', 'artigiani']
const folders: string[] = []
const freshFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'bottega-file-'))
  folders.push(made)
  return made
}
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })))

let server: PostgresServer | undefined
beforeAll(async () => {
  if (postgresHere.from !== 'nowhere') server = await startPostgres()
})
afterAll(() => server?.stop())

/** Where files lie: below the folder of SQLite, in PostgreSQL, in a folder of their own, in a bucket. */
const kinds: Readonly<Record<string, () => Promise<Keeping>>> = {
  'a folder': async () => ({ folder: freshFolder(), url: undefined }),
  'a bucket': async () => {
    const { bucket, close } = await tryBucket()
    onTestFinished(close)
    return { folder: freshFolder(), url: undefined, files: { bucket } }
  },
  ...(postgresHere.from !== 'nowhere' && {
    PostgreSQL: async () => ({ folder: freshFolder(), url: await server?.fresh() }),
    'a folder beside PostgreSQL': async () => ({ folder: freshFolder(), url: await server?.fresh(), files: { folder: freshFolder() } }),
  }),
}

const PDF = (text: string) => Buffer.from(`%PDF-1.7 ${text} ${'x'.repeat(200_000)}`)
const CONTENTS = ['contratto', 'preventivo', 'contratto'].map(PDF)
/** A picture as lists show it. */
const SMALL = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3])
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function filled(
  keeping: Keeping,
  house?: TriedHouse,
): Promise<{ readonly slug: string; readonly ids: readonly string[]; readonly small: string }> {
  const opened = house ?? (await tryHouse(keeping))
  const owner = browserOf(opened)
  await register(owner, EMAIL)
  const { slug } = (await owner.post(FIRMS_PATH, { name: 'Sartori', trade: TRADE, start: 'vuota' })).json<FirmOfMine>()
  const path = `${FIRMS_PATH}/${slug}`
  const ids: string[] = []
  for (const [at, payload] of CONTENTS.entries()) {
    ids.push((await bringFile(owner, path, payload, `name=${at}.pdf`)).json<Filed>().id)
  }
  const payload = Buffer.concat([SMALL, Buffer.from('intera'), SMALL])
  const photo = await bringFile(owner, path, payload, `name=foto.jpg&small=${SMALL.length}`)
  await owner.send({ method: 'PUT', url: `${path}/logo`, payload: { file: photo.json<Filed>().id } })
  if (!house) await opened.app.close()
  return { slug, ids, small: `${photo.json<Filed>().id}?small` }
}

/** Stands for the logo among the ids of files. */
const LOGO = 'logo'

/** The hashes of these files, as the owner of the firm is handed them; 404 where one is not there. */
async function seenAt(keeping: Keeping, slug: string, ids: readonly string[], email = EMAIL): Promise<readonly (string | number)[]> {
  const house = await tryHouse(keeping)
  const owner = browserOf(house)
  await owner.post(`${ACCOUNT_PATH}/sign-in/email`, { email, password: PASSWORD })
  const seen: (string | number)[] = []
  const logo = logoIn((await owner.get(`${FIRMS_PATH}/${slug}`)).json<FirmOpened>().values)
  for (const one of ids) {
    const id = one === LOGO ? `${logo?.id}?small` : one
    const answer = await owner.get(`${FIRMS_PATH}/${slug}/store/files/${id}`)
    seen.push(answer.statusCode === 200 ? sha256(answer.rawPayload) : answer.statusCode)
  }
  await house.app.close()
  return seen
}

const copied = async (keeping: Keeping) => {
  const house = await tryHouse(keeping)
  const copy = await makeCopy({ ...house.house, now: () => new Date() })
  await house.app.close()
  return { copy, lines: readCopy(fileOf(keeping.folder, copy)) }
}

/** What has not come to its place when a server, on which somebody was at work, has stopped. */
async function leftAfter(keeping: Keeping, slug: string, trade = TRADE): Promise<number> {
  await seenAt(keeping, slug, ['file_0'])
  return countIn(keeping, '_bytes', trade)
}
const PATIENCE = { timeout: 30_000 }

async function countIn(keeping: Keeping, table: string, trade = TRADE): Promise<number> {
  const database = await openNamed(keeping, trade, await entitiesOf(trade))
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(table)}`.execute(database.db)
  await database.close()
  return Number(rows[0]?.count)
}
const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) =>
        file.isFile() ? [join(file.parentPath, file.name)] : [],
      )
    : []

/** Each place, and the next one. */
const ways = Object.entries(kinds).map(([name, make], at, all) => {
  const [other, makeOther] = all[(at + 1) % all.length] ?? [name, make]
  return { name, make, other, makeOther }
})

describe.each(ways)('files in $name', ({ make, other, makeOther }) => {
  it(`come back in ${other}, whole and those of one firm, in a copy of the same hash`, async () => {
    const [from, to, beside] = [await make(), await makeOther(), await makeOther()]
    const { slug, ids: files, small } = await filled(from)
    const [ids, hashes] = [[...files, small, LOGO], [...CONTENTS, SMALL, SMALL].map(sha256)]
    const { copy, lines } = await copied(from)
    await restoreServer(lines, to)
    const again = await copied(to)
    expect([again.copy.sha256, again.copy.lost]).toEqual([copy.sha256, undefined])
    expect(await seenAt(to, slug, ids)).toEqual(hashes)

    const house = await tryHouse(from)
    const owner = browserOf(house)
    await owner.post(`${ACCOUNT_PATH}/sign-in/email`, { email: EMAIL, password: PASSWORD })
    const taken = join(freshFolder(), 'sartori.jsonl.gz')
    writeFileSync(taken, (await owner.get(`${FIRMS_PATH}/${slug}/copie/scarica`)).rawPayload)
    await house.app.close()
    const there = await tryHouse(beside)
    await register(browserOf(there), 'anna@altrove.example')
    await there.app.close()
    const back = await restoreFirm(readCopy(taken), beside, 'anna@altrove.example', () => new Date())
    expect(await seenAt(beside, back, ids, 'anna@altrove.example')).toEqual(hashes)
  })

  it('move with their firm, and go with it where it is taken out', async () => {
    const [from, to] = [await make(), { folder: freshFolder(), url: undefined }]
    const { slug, ids } = await filled(from)
    const move = (remove: boolean) => moveFirm({ slug, from, to, remove, now: () => new Date(), say: () => undefined })
    await move(false)
    const hashes = [...CONTENTS, SMALL].map(sha256)
    expect(await seenAt(to, slug, [...ids, LOGO])).toEqual(hashes)
    expect(await seenAt(from, slug, [...ids, LOGO])).toEqual(hashes)
    await move(true)
    expect(await seenAt(to, slug, [...ids, LOGO])).toEqual(hashes)
    expect([await countIn(from, '_file'), await countIn(from, '_bytes'), filesBelow(join(from.folder, 'file'))]).toEqual([0, 0, []])
  })
})

describe('a file', () => {
  it('that is not where it should be, or no longer what it was, is told and left out', async () => {
    const keeping = { folder: freshFolder(), url: undefined }
    const { slug, ids } = await filled(keeping)
    const [one = '', two = ''] = filesBelow(join(keeping.folder, 'file')).toSorted()
    writeFileSync(one, 'altro')
    expect((await copied(keeping)).copy.lost).toBe(1)
    rmSync(two)
    const { copy, lines } = await copied(keeping)
    expect(copy.lost).toBe(2)
    const to = { folder: freshFolder(), url: undefined }
    await restoreServer(lines, to)
    expect(await seenAt(to, slug, ids)).toEqual([404, 404, 404])
  })
})

it('of a folder are read when a bucket is chosen later, and after they were taken along', async () => {
  const keeping = { folder: freshFolder(), url: undefined }
  const { slug, ids } = await filled(keeping)
  const { bucket, objects, close } = await tryBucket()
  onTestFinished(close)
  const later = { ...keeping, files: { bucket } }
  expect(await seenAt(later, slug, ids)).toEqual(CONTENTS.map(sha256))
  expect((await copied(later)).copy.lost).toBe(undefined)
  const usual = join(keeping.folder, 'file')
  for (const file of filesBelow(usual)) objects.set(relative(usual, file), readFileSync(file))
  rmSync(usual, { recursive: true })
  expect(await seenAt(later, slug, ids)).toEqual(CONTENTS.map(sha256))
})

/** How many steps a trade had taken when bytes still stood in the rows of files. */
const BEFORE = readHistory(TRADE).steps.findIndex(({ changes }) => changes.some((change) => change.do === 'address'))

describe.each(Object.entries(kinds))('files of an older version in %s', (_name, make) => {
  /** A firm whose files stand in their rows, as before. */
  async function older() {
    const keeping = await make()
    const { slug, ids } = await filled(keeping)
    const database = await openNamed(keeping, TRADE, await entitiesOf(TRADE))
    const { rows } = await sql<{ workspace: string }>`select distinct workspace from _file`.execute(database.db)
    await database.close()
    const house = await tryHouse(keeping)
    await sql`update firm set trade = 'pulizie'`.execute(house.house.accounts.db)
    await house.app.close()
    const other = 'pulizie'
    const then = readHistory(other).steps.findIndex(({ changes }) => changes.some((change) => change.do === 'address'))
    const old = await openNamed(keeping, other, [], historyUntil(other, then))
    for (const [at, id] of ids.entries()) {
      const held = [rows[0]?.workspace, id, `${at}.pdf`, 'application/pdf', CONTENTS[at]?.length, '2026-01-01', 'Luca', CONTENTS[at]]
      await sql`insert into _file (workspace, id, name, type, size, at, ${sql.id('by')}, bytes) values (${sql.join(held)})`.execute(old.db)
    }
    await old.close()
    return { keeping, slug, ids }
  }

  it('are brought to their place, once for all that are the same', async () => {
    expect(BEFORE).toBeGreaterThan(0)
    const { keeping, slug, ids } = await older()
    expect(await seenAt(keeping, slug, ids)).toEqual(CONTENTS.map(sha256))
    await expect.poll(() => leftAfter(keeping, slug, 'pulizie'), PATIENCE).toBe(placeOf(keeping) ? 0 : 2)
    expect(await seenAt(keeping, slug, ids)).toEqual(CONTENTS.map(sha256))
    // The copy that was made before tells of the rows as they were.
    const copies = readdirSync(join(keeping.folder, 'copie')).filter((name) => name.endsWith('.gz'))
    const to = { folder: freshFolder(), url: undefined }
    await restoreServer(readCopy(join(keeping.folder, 'copie', copies[0] ?? '')), to)
    expect(await seenAt(to, slug, ids)).toEqual(CONTENTS.map(sha256))
  })
})

it('are read while they are on their way, wherever the process that carries them is killed', async () => {
  const from = { folder: freshFolder(), url: undefined }
  const { slug, ids } = await filled(from)
  const { lines } = await copied(from)
  const keeping = { folder: freshFolder(), url: undefined }
  await restoreServer(lines, keeping)
  const hashes = new Set<string>()
  for (const moment of ['before', 'after'] as const) {
    const program = `import { entitiesOf } from './archive/entities-of.ts'
      import { openNamed } from './firms/databases.ts'
      import { carryBytes } from './files/carry-bytes.ts'
      import { placeOf } from './files/places.ts'
      const keeping = ${JSON.stringify(keeping)}
      const database = await openNamed(keeping, '${TRADE}', await entitiesOf('${TRADE}'))
      const place = placeOf(keeping)
      const put = async (address, bytes) => {
        if ('${moment}' === 'before') process.kill(process.pid, 'SIGKILL')
        await place.put(address, bytes)
        process.kill(process.pid, 'SIGKILL')
      }
      await carryBytes(database, { put }, () => false)`
    expect((await childOf(program, {}).ended).code).toBe(null)
    expect(await countIn(keeping, '_bytes')).toBe(4)
    for (const file of filesBelow(join(keeping.folder, 'file'))) hashes.add(sha256(readFileSync(file)))
  }
  expect(hashes.size).toBe(1)
  expect(await seenAt(keeping, slug, ids)).toEqual(CONTENTS.map(sha256))
  await expect.poll(() => leftAfter(keeping, slug), PATIENCE).toBe(0)
})
