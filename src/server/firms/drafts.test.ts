import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, databaseSaid, isDatabaseHere, serverOver } from '../../../conformance/support/either-database.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { MOST_DRAFT_BYTES, type DraftsHeld, type DraftWish } from '../../kernel/firm/drafts.ts'
import { ENTRY_PATH, FIRMS_PATH, PREVIEW_HEADER, PROOF_HEADER } from '../../kernel/firm/firm-door.ts'
import { draftsIn } from './drafts.ts'
import { browserOf, register, tokenTo, tryHouse, type Browser } from './house.fixture.ts'
import { colleague, makeFirm, memberId, newcomer, signIn, type WholeServer } from './whole-server.fixture.ts'

const OWNER = 'luca@rossi.example'
const DAY_MS = 24 * 60 * 60_000
const NEW = 'paziente create '

const half = (typed: object = {}, more: Partial<DraftWish> = {}): DraftWish => ({
  entity: 'paziente',
  place: NEW,
  typed: { cognome: 'Quercetani', telefono: '333 12', ...typed },
  ...more,
})

describe.each(databases)('drafts of the people of a firm over %s', (kind) => {
  let server: WholeServer
  let owner: Browser
  let doctor: Browser
  let slug: string
  let path: string
  const isHere = isDatabaseHere(kind)

  beforeAll(async () => {
    if (!isHere) return
    server = await serverOver(kind)
    owner = server.browser()
    await register(owner, OWNER)
    ;({ slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti'))
    path = `${FIRMS_PATH}/${slug}`
    doctor = await colleague(server, owner, slug, 'marta@rossi.example', 'collaboratore', ['sanitari'])
  })
  afterAll(() => server?.close())

  const keep = async (who: Browser, draft: object, id = newId('bozza'), at = path) => {
    const answer = await who.send({ method: 'PUT', url: `${at}/bozze/${id}`, payload: draft })
    return { id, status: answer.statusCode }
  }
  const drop = (who: Browser, id: string) => who.send({ method: 'DELETE', url: `${path}/bozze/${id}`, payload: {} })
  const find = (who: Browser, place = NEW, headers = {}) => who.get(`${path}/bozze?scheda=${encodeURIComponent(place)}`, headers)
  const found = async (who: Browser, place = NEW) => (await find(who, place)).json<DraftsHeld>().drafts
  const empty = async (who: Browser, place = NEW) => {
    for (const { id } of await found(who, place)) await drop(who, id)
  }

  describe.skipIf(!isHere)(`in ${databaseSaid(kind)}`, () => {
    it('are there again on another machine, as they were typed last, until they are dropped', async () => {
      const { id } = await keep(doctor, half())
      await keep(doctor, half({ telefono: '333 1234' }), id)
      const elsewhere = server.browser()
      await signIn(elsewhere, 'marta@rossi.example')
      const [draft, ...others] = await found(elsewhere)
      expect([draft, others]).toEqual([{ id, at: expect.any(String) as string, typed: half({ telefono: '333 1234' }).typed }, []])
      expect(Date.now() - Date.parse(draft?.at ?? '')).toBeLessThan(60_000)
      expect(await found(elsewhere, 'paziente edit paziente_1')).toEqual([])
      await drop(elsewhere, id)
      expect(await found(doctor)).toEqual([])
    })

    it('are read, changed and dropped by nobody else', async () => {
      const { id } = await keep(doctor, half())
      expect(await found(owner)).toEqual([])
      await keep(owner, half({ cognome: 'Altro' }), id)
      await drop(owner, id)
      expect((await found(doctor)).map(({ typed }) => typed['cognome'])).toEqual(['Quercetani'])
      const rival = await newcomer(server, `anna@verdi-${kind}.example`)
      expect([(await find(rival)).statusCode, (await keep(rival, half(), id)).status]).toEqual([404, 404])
      await empty(doctor)
    })

    it('keep the record as it was when somebody began, with its version', async () => {
      const place = 'paziente edit paziente_1'
      await keep(doctor, half({}, { place, base: { id: 'paziente_1', version: 3, cognome: 'Quercetana' } }))
      expect((await found(doctor, place))[0]?.base).toEqual({ id: 'paziente_1', version: 3, cognome: 'Quercetana' })
      await empty(doctor, place)
    })

    it('hold what somebody may write alone, and are given back as far as he still may', async () => {
      const base = { id: 'paziente_1', version: 1, cognome: 'Quercetana', allergie: 'Xilofonata' }
      await keep(doctor, half({ allergie: 'Xilofonata', id: 'paziente_9', mai: 'x' }, { base }))
      expect((await found(doctor))[0]?.typed).toEqual(half({ allergie: 'Xilofonata' }).typed)
      const member = await memberId(owner, slug, 'marta@rossi.example')
      const become = (role: string, groups: readonly string[]) =>
        owner.send({ method: 'PUT', url: `${path}/persone/${member}`, payload: { role, groups } })
      await become('collaboratore', [])
      const narrowed = await find(doctor)
      expect(narrowed.json<DraftsHeld>().drafts).toMatchObject([{ typed: { cognome: 'Quercetani' }, base: { cognome: 'Quercetana' } }])
      expect(narrowed.body).not.toContain('Xilofonata')
      await become('contabile', ['sanitari'])
      expect(await found(doctor)).toEqual([])
      expect((await keep(doctor, half())).status).toBe(400)
      await become('lettura', ['sanitari'])
      expect([(await find(doctor)).statusCode, (await keep(doctor, half())).status]).toEqual([403, 403])
      await become('collaboratore', ['sanitari'])
      expect(await found(doctor)).toHaveLength(1)
      await empty(doctor)
    })

    it('are none for whoever looks as somebody else', async () => {
      await keep(owner, half())
      const marta = await memberId(owner, slug, 'marta@rossi.example')
      expect((await find(owner, NEW, { [PREVIEW_HEADER]: marta })).statusCode).toBe(403)
      await empty(owner)
    })

    it('are refused where they are none, too long or nested without end', async () => {
      const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown
      for (const wrong of [
        half({}, { entity: 'mai' }),
        half({}, { entity: 'toString' }),
        half({}, { place: '' }),
        half({ nome: deep }),
        { ...half(), member: 'altro' },
        { ...half(), base: { id: 'paziente_1' } },
        { ...half(), typed: 'x' },
        {},
      ])
        expect([JSON.stringify(wrong).slice(0, 80), (await keep(owner, wrong)).status]).toEqual([JSON.stringify(wrong).slice(0, 80), 400])
      expect((await keep(owner, half(), 'paziente_1')).status).toBe(400)
      const long = half({ note: '' })
      const filled = (length: number) => half({ note: 'x'.repeat(length - JSON.stringify(long).length) })
      expect((await keep(owner, filled(MOST_DRAFT_BYTES))).status).toBe(200)
      expect((await keep(owner, filled(70_000))).status).toBe(413)
      expect((await find(owner, 'x'.repeat(400))).statusCode).toBe(400)
      await empty(owner)
    })

    it('make room for the newest fifty of a person, and go after thirty days', async () => {
      const { id: first } = await keep(owner, half({ cognome: 'Prima' }))
      const { id: hers } = await keep(doctor, half())
      for (let count = 0; count < 50; count++) {
        server.later(1000)
        await keep(owner, half({ cognome: `Rossi ${count}` }))
      }
      const kept = await found(owner)
      expect([kept.length, kept.some(({ id }) => id === first)]).toEqual([50, false])
      expect((await found(doctor)).map(({ id }) => id)).toEqual([hers])
      server.later(29 * DAY_MS)
      await signIn(owner, OWNER)
      expect(await found(owner)).toHaveLength(50)
      server.later(2 * DAY_MS)
      await signIn(owner, OWNER)
      expect(await found(owner)).toEqual([])
    })
  })
})

describe('drafts of whoever leaves a firm', () => {
  it('go with him, and one that arrives late is kept for nobody', async () => {
    const house = await tryHouse()
    try {
      const [owner, paola] = [browserOf(house), browserOf(house)]
      await register(owner, OWNER)
      const { slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti')
      const path = `${FIRMS_PATH}/${slug}`
      await owner.post(`${path}/persone/inviti`, { email: 'paola@rossi.example', role: 'collaboratore', groups: [] })
      const proof = tokenTo(house, 'paola@rossi.example')
      await register(paola, 'paola@rossi.example', proof)
      await paola.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: proof })
      const { db } = house.house.accounts
      const count = async () => (await sql<{ member: string }>`select member from draft`.execute(db)).rows.length
      for (const who of [owner, paola]) await who.send({ method: 'PUT', url: `${path}/bozze/${newId('bozza')}`, payload: half() })
      expect(await count()).toBe(2)
      const member = await memberId(owner, slug, 'paola@rossi.example')
      await owner.send({ method: 'DELETE', url: `${path}/persone/${member}`, payload: {} })
      expect(await count()).toBe(1)
      await draftsIn(house.house.accounts, () => new Date()).keep(member, newId('bozza'), half())
      expect(await count()).toBe(1)
    } finally {
      await house.close()
    }
  })
})
