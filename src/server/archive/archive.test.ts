import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine, type FirmOpened, type OwnFieldsKept } from '../../kernel/firm/firm-door.ts'
import { browserOf, PASSWORD, register, tryHouse, type TriedHouse } from '../firms/house.fixture.ts'
import type { Db } from '../sql/database.ts'
import { copiesIn, fileOf, makeCopy, type Copy } from './copies.ts'
import { readCopy, writeCopy } from './copy-file.ts'
import { readArchive } from './read-archive.ts'
import { restoreFirm } from './restore-firm.ts'
import { restoreServer } from './restore.ts'

const EMAIL = 'luca@sartori.example'
const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'bottega-copie-'))
  folders.push(made)
  return made
}
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })))

const copyOf = ({ house }: TriedHouse, now = () => new Date()): Promise<Copy> => makeCopy({ ...house, now })
const lines = async (file: string): Promise<string[]> => gunzipSync(readFileSync(file)).toString('utf8').split('\n')

/** A house with two firms of two trades, in which somebody has worked. */
async function workedHouse(url?: string): Promise<TriedHouse> {
  const house = await tryHouse({ url })
  const owner = browserOf(house)
  await register(owner, EMAIL)
  for (const trade of ['artigiani', 'estetica']) {
    const { slug } = (await owner.post(FIRMS_PATH, { name: trade, trade, start: 'esempi' })).json<FirmOfMine>()
    const entity = 'cliente'
    const answer = await owner.post(`${FIRMS_PATH}/${slug}/store/query`, { entity, page: { limit: 1 } })
    const [row] = answer.json<{ rows: { id: string }[] }>().rows
    const wish = { entity, label: 'Zona', kind: 'testo', options: [], isListed: true }
    const zona = (await owner.post(`${FIRMS_PATH}/${slug}/campi`, wish)).json<OwnFieldsKept>().id
    const values = { note: 'Citofona due volte: «è tardi?» 🙂', [zona]: 'Collina alta' }
    const change = { type: 'update', entity, id: row?.id, values }
    const committed = await owner.post(`${FIRMS_PATH}/${slug}/store/commit`, { changes: [change], options: { via: 'form', id: trade } })
    expect(committed.json()).toMatchObject({ ok: true })
  }
  return house
}

describe('a copy', () => {
  let house: TriedHouse
  beforeAll(async () => (house = await workedHouse()))
  afterAll(() => house.close())

  it('is opened again and counted, and lies where only its owner reads', async () => {
    const copy = await copyOf(house)
    expect(copy.rows).toBeGreaterThan(500)
    expect(await copiesIn(house.folder)).toEqual([copy])
    const { head, ...read } = await readArchive(readCopy(fileOf(house.folder, copy))())
    expect(read).toEqual({ tables: copy.tables, rows: copy.rows, sha256: copy.sha256 })
    expect(Object.keys(head.steps)).toEqual(['artigiani', 'estetica', 'accounts'])
  })

  it('tells when it was cut, changed or has lost a table', async () => {
    const copy = await copyOf(house)
    const all = await lines(fileOf(house.folder, copy))
    const changed = (to: readonly string[]) =>
      readArchive(
        (async function* () {
          yield* to
        })(),
      )
    await expect(changed(all.slice(0, -20))).rejects.toThrow('non è integra')
    await expect(changed(all.map((line) => line.replace('Citofona', 'Suona')))).rejects.toThrow('non ha le righe che dice')
    const from = all.findIndex((line) => line.includes('"table":"estetica/cliente"'))
    const until = all.findIndex((line) => line.includes('"end":"estetica/cliente"'))
    await expect(changed(all.toSpliced(from, until - from + 1))).rejects.toThrow('manca una tabella')
    await expect(changed(['{"table":"x"}'])).rejects.toThrow('non è una copia di Bottega')
  })

  it('that broke off is no copy, and stands in the way of none', async () => {
    const before = await copiesIn(house.folder)
    const place = join(house.folder, 'copie')
    writeFileSync(join(place, 'bottega-rotta.jsonl.gz'), '')
    writeFileSync(join(place, 'bottega-rotta.json'), '')
    expect(await copiesIn(house.folder)).toEqual(before)
    const file = join(place, 'bottega-mai.jsonl.gz')
    const failing = writeCopy(file, async (write) => {
      await write('{}')
      throw new Error('no space left on device')
    })
    await expect(failing).rejects.toThrow('no space left on device')
    expect(readdirSync(place).filter((name) => name.includes('mai'))).toEqual([])
    for (const ending of ['jsonl.gz', 'json']) rmSync(join(place, `bottega-rotta.${ending}`))
  })

  it('leaves those that the rule does not keep', async () => {
    const days = (count: number) => () => new Date(Date.UTC(2026, 0, 1 + count, 2))
    for (let day = 0; day < 10; day++) await copyOf(house, days(day))
    const kept = (await copiesIn(house.folder)).filter(({ at }) => at.startsWith('2026-01'))
    expect(kept.map(({ at }) => at.slice(8, 10))).toEqual(['10', '09', '08', '07', '06', '05', '04'])
    expect(readdirSync(join(house.folder, 'copie')).filter((name) => name.endsWith('.incompleta'))).toEqual([])
  })

  it('comes back on a machine that has nothing, and the same people sign in', async () => {
    const copy = await copyOf(house)
    const place = folder()
    expect(await restoreServer(readCopy(fileOf(house.folder, copy)), { folder: place, url: undefined })).toMatchObject({
      sha256: copy.sha256,
    })
    const back = await tryHouse({ folder: place })
    // Before anybody is at work, which is written down.
    expect((await copyOf(back)).sha256).toBe(copy.sha256)
    const luca = browserOf(back)
    expect((await luca.post(`${ACCOUNT_PATH}/sign-in/email`, { email: EMAIL, password: PASSWORD })).statusCode).toBe(200)
    expect((await luca.get(FIRMS_PATH)).json<FirmOfMine[]>().map(({ slug }) => slug)).toEqual(['artigiani', 'estetica'])
    const answer = await luca.post(`${FIRMS_PATH}/estetica/store/query`, { entity: 'cliente', search: 'citofona' })
    expect(answer.json<{ rows: unknown[] }>().rows).toHaveLength(1)
    await back.app.close()
  })

  it('of one firm comes back beside others, for whoever has an account there, and is not doubled', async () => {
    const owner = browserOf(house)
    await owner.post(`${ACCOUNT_PATH}/sign-in/email`, { email: EMAIL, password: PASSWORD })
    const taken = await owner.get(`${FIRMS_PATH}/estetica/copie/scarica`)
    const file = join(folder(), 'estetica.jsonl.gz')
    writeFileSync(file, taken.rawPayload)
    const other = await tryHouse()
    const anna = browserOf(other)
    await register(anna, 'anna@altrove.example')
    await anna.post(FIRMS_PATH, { name: 'Estetica', trade: 'artigiani', start: 'vuota' })
    const keeping = { folder: other.folder, url: undefined }
    const back = (email: string) => restoreFirm(readCopy(file), keeping, email, () => new Date())
    await expect(back('nessuno@altrove.example')).rejects.toThrow('Nessun account ha l’indirizzo')
    expect(await back('Anna@Altrove.example')).toBe('estetica-2')
    await expect(back('anna@altrove.example')).rejects.toThrow('c’è già')
    const answer = await anna.post(`${FIRMS_PATH}/estetica-2/store/query`, { entity: 'cliente', search: 'citofona' })
    expect(answer.json<{ rows: unknown[] }>().rows).toHaveLength(1)
    const [zona] = (await anna.get(`${FIRMS_PATH}/estetica-2`)).json<FirmOpened>().fields
    expect(zona?.label).toBe('Zona')
    const where = [{ field: zona?.id, op: 'eq', value: 'Collina alta' }]
    const held = await anna.post(`${FIRMS_PATH}/estetica-2/store/query`, { entity: 'cliente', where, search: 'collina' })
    expect(held.json<{ rows: unknown[] }>().rows).toHaveLength(1)
    expect((await anna.get(FIRMS_PATH)).json<FirmOfMine[]>().map(({ slug, role }) => [slug, role])).toEqual([
      ['estetica', 'titolare'],
      ['estetica-2', 'titolare'],
    ])
    await other.close()
  })

  it('does not come back over accounts that are there, nor out of a broken file', async () => {
    const copy = await copyOf(house)
    const file = fileOf(house.folder, copy)
    const trade = await house.house.trades.of('artigiani')
    const { numAffectedRows } = await sql`update cliente set note = 'dopo la copia'`.execute(trade?.database.db as Db)
    await expect(restoreServer(readCopy(file), { folder: house.folder, url: undefined })).rejects.toThrow('ci sono già degli account')
    const { rows } = await sql`select 1 from cliente where note = 'dopo la copia'`.execute(trade?.database.db as Db)
    expect(rows).toHaveLength(Number(numAffectedRows))
    const broken = join(folder(), 'copia.jsonl.gz')
    writeFileSync(broken, gzipSync((await lines(file)).slice(0, -30).join('\n')))
    const place = folder()
    await expect(restoreServer(readCopy(broken), { folder: place, url: undefined })).rejects.toThrow('non è integra')
    expect(readdirSync(place)).toEqual([])
  })
})

describe.skipIf(postgresHere.from === 'nowhere')(`a copy through ${postgresHere.said}`, () => {
  let server: PostgresServer
  beforeAll(async () => (server = await startPostgres()))
  afterAll(() => server.stop())

  it('is the same from SQLite to PostgreSQL and back', async () => {
    const house = await workedHouse()
    const first = await copyOf(house)
    const [url, place] = [await server.fresh(), folder()]
    await restoreServer(readCopy(fileOf(house.folder, first)), { folder: place, url })
    const inPostgres = await tryHouse({ folder: place, url })
    const second = await copyOf(inPostgres)
    expect(second.sha256).toBe(first.sha256)
    const last = folder()
    await restoreServer(readCopy(fileOf(place, second)), { folder: last, url: undefined })
    const back = await tryHouse({ folder: last })
    expect((await copyOf(back)).sha256).toBe(first.sha256)
    for (const one of [house, inPostgres, back]) await one.app.close()
  })
})
