import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { newId } from '../../kernel/door/new-id.ts'
import type { DraftsHeld } from '../../kernel/firm/drafts.ts'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { childOf } from '../child.fixture.ts'
import { openNamed, type Keeping } from '../firms/databases.ts'
import { browserOf, PASSWORD, register, tokenTo, tryHouse, type Browser } from '../firms/house.fixture.ts'
import { entitiesOf } from './entities-of.ts'
import { moveFirm } from './move.ts'

const [LUCA, ANNA, TRADE] = ['luca@sartori.example', 'anna@verdi.example', 'artigiani']
const OTHER_PASSWORD = 'tutt’altra frase di qua'
const folders: string[] = []
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })))

let server: PostgresServer | undefined
beforeAll(async () => {
  if (postgresHere.from !== 'nowhere') server = await startPostgres()
})
afterAll(() => server?.stop())

const fresh = async (kind: 'sqlite' | 'postgres'): Promise<Keeping> => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-trasloco-'))
  folders.push(folder)
  return { folder, url: kind === 'postgres' ? await server?.fresh() : undefined }
}

/** A firm with the sample of its trade and a colleague. */
async function firmAt(keeping: Keeping): Promise<string> {
  const house = await tryHouse(keeping)
  const owner = browserOf(house)
  await register(owner, LUCA)
  const { slug } = (await owner.post(FIRMS_PATH, { name: 'Sartori', trade: TRADE, start: 'esempi' })).json<FirmOfMine>()
  await owner.post(`${FIRMS_PATH}/${slug}/persone/inviti`, { email: ANNA, role: 'lettura', groups: [] })
  const anna = browserOf(house)
  const proof = tokenTo(house, ANNA)
  await register(anna, ANNA, proof)
  await anna.post('/api/accesso/invito', {}, { 'x-bottega-prova': proof })
  await house.app.close()
  return slug
}

const move = async (slug: string, from: Keeping, to: Keeping, remove = false): Promise<readonly string[]> => {
  const lines: string[] = []
  await moveFirm({ slug, from, to, remove, now: () => new Date(), say: (line) => lines.push(line) })
  return lines
}

/** The firms of somebody who signs in here, and how many customers the first of them has. */
async function seenAt(keeping: Keeping, email: string, password = PASSWORD) {
  const house = await tryHouse(keeping)
  const browser = browserOf(house)
  const { statusCode } = await browser.post(`${ACCOUNT_PATH}/sign-in/email`, { email, password })
  const firms = statusCode === 200 ? (await browser.get(FIRMS_PATH)).json<FirmOfMine[]>() : []
  const path = `${FIRMS_PATH}/${firms.at(-1)?.slug}/store/query`
  const answer = await browser.post(path, { entity: 'cliente', where: [], page: { limit: 500 } })
  await house.app.close()
  return {
    statusCode,
    firms: firms.map(({ slug, role }) => `${slug} ${role}`),
    customers: answer.json<{ rows?: unknown[] }>().rows?.length ?? 0,
  }
}

/** Luca, signed in to a house that is open for as long as `work` takes. */
async function withLuca<T>(keeping: Keeping, work: (luca: Browser) => Promise<T>): Promise<T> {
  const house = await tryHouse(keeping)
  const luca = browserOf(house)
  await luca.post(`${ACCOUNT_PATH}/sign-in/email`, { email: LUCA, password: PASSWORD })
  const done = await work(luca)
  await house.app.close()
  return done
}

const DRAFT = { entity: 'cliente', place: 'cliente create ', typed: { nome: 'Quercetani' } }
const typeHalf = (keeping: Keeping, slug: string) =>
  withLuca(keeping, (luca) => luca.send({ method: 'PUT', url: `${FIRMS_PATH}/${slug}/bozze/${newId('bozza')}`, payload: DRAFT }))
const draftsAt = (keeping: Keeping, slug: string) =>
  withLuca(keeping, async (luca) => {
    const answer = await luca.get(`${FIRMS_PATH}/${slug}/bozze?scheda=${encodeURIComponent(DRAFT.place)}`)
    return answer.json<DraftsHeld>().drafts.map(({ typed }) => typed['nome'])
  })

async function rowsAt(keeping: Keeping): Promise<number> {
  const database = await openNamed(keeping, TRADE, await entitiesOf(TRADE))
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from cliente`.execute(database.db)
  await database.close()
  return Number(rows[0]?.count)
}

const ways = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'sqlite'],
] as const
describe.each(ways)('from %s to %s', (one, other) => {
  const isHere = (one === 'sqlite' && other === 'sqlite') || postgresHere.from !== 'nowhere'

  describe.skipIf(!isHere)(`a firm (${postgresHere.said})`, () => {
    it('goes with its records and its people, and stays where it was until it is taken out', async () => {
      const [from, to] = [await fresh(one), await fresh(other)]
      const slug = await firmAt(from)
      const lines = await move(slug, from, to)
      const [before, after] = lines.flatMap((line) => /\d+ righe, [\da-f]{64}$/.exec(line) ?? [])
      expect([before, lines.length]).toEqual([after, 4])
      const luca = await seenAt(to, LUCA)
      expect(luca).toEqual({ statusCode: 200, firms: [`${slug} titolare`], customers: expect.any(Number) as number })
      expect(luca.customers).toBeGreaterThan(5)
      expect((await seenAt(to, ANNA)).firms).toEqual([`${slug} lettura`])
      expect((await seenAt(from, LUCA)).customers).toBe(luca.customers)
      await expect(move(slug, from, to)).rejects.toThrow('è già lì')
      expect((await move(slug, from, to, true)).at(-1)).toContain('non è più dove era')
      expect([(await seenAt(from, LUCA)).firms, await rowsAt(from)]).toEqual([[], 0])
      expect((await seenAt(to, LUCA)).customers).toBe(luca.customers)
    })

    it('goes with what its people have typed and not saved', async () => {
      const [from, to] = [await fresh(one), await fresh(other)]
      const slug = await firmAt(from)
      await typeHalf(from, slug)
      await move(slug, from, to)
      expect([await draftsAt(from, slug), await draftsAt(to, slug)]).toEqual([['Quercetani'], ['Quercetani']])
      await move(slug, from, to, true)
      const left = await openNamed(from, ACCOUNTS)
      expect((await sql`select * from draft`.execute(left.db)).rows).toEqual([])
      await left.close()
      expect(await draftsAt(to, slug)).toEqual(['Quercetani'])
    })

    it('is whole after a try that was killed half-way', async () => {
      const [from, to] = [await fresh(one), await fresh(other)]
      const slug = await firmAt(from)
      const program = `import { moveFirm } from './archive/move.ts'
        await moveFirm({ ...${JSON.stringify({ slug, from, to, remove: false })}, now: () => new Date(),
          say: () => process.kill(process.pid, 'SIGKILL') })`
      expect((await childOf(program, {}).ended).code).toBe(null)
      // Records are there, and no firm that somebody could open.
      expect(await rowsAt(to)).toBeGreaterThan(5)
      expect((await seenAt(to, LUCA)).statusCode).toBe(401)
      await move(slug, from, to)
      expect(await rowsAt(to)).toBe(await rowsAt(from))
      expect((await seenAt(to, LUCA)).firms).toEqual([`${slug} titolare`])
    })
  })
})

describe('among people and firms that are there', () => {
  it('keeps everybody’s own account, and gives a taken address a number', async () => {
    const [from, to] = [await fresh('sqlite'), await fresh('sqlite')]
    const slug = await firmAt(from)
    const house = await tryHouse(to)
    const luca = browserOf(house)
    await luca.post(`${ACCOUNT_PATH}/sign-up/email`, { email: LUCA, password: OTHER_PASSWORD, name: 'Luca' })
    await luca.post(FIRMS_PATH, { name: 'Sartori', trade: 'estetica', start: 'vuota' })
    await house.app.close()
    await move(slug, from, to)
    expect((await seenAt(to, LUCA)).statusCode).toBe(401)
    expect((await seenAt(to, LUCA, OTHER_PASSWORD)).firms.toSorted()).toEqual(['sartori titolare', 'sartori-2 titolare'])
    expect((await seenAt(to, ANNA)).firms).toEqual(['sartori-2 lettura'])
  })

  it('says what cannot be', async () => {
    const [from, to] = [await fresh('sqlite'), await fresh('sqlite')]
    await expect(move('sartori', from, to)).rejects.toThrow('Qui non c’è la banca dati «accounts»')
    await firmAt(from)
    await expect(move('bianchi', from, to)).rejects.toThrow('Nessuna azienda ha l’indirizzo /app/bianchi')
    await expect(move('sartori', from, from)).rejects.toThrow('già lì')
    const house = await tryHouse(from)
    await expect(move('sartori', from, to)).rejects.toThrow('è già in uso')
    await house.app.close()
  })
})
