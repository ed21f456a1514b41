import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from '../../kernel/door/change.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { today } from '../../kernel/italian/dates.ts'
import { NotedStore, type DemoMade } from '../../kernel/store/memory/noted-store.ts'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import {
  ACCOUNT_PATH,
  ENTRY_PATH,
  FIRMS_PATH,
  PREVIEW_HEADER,
  PROOF_HEADER,
  type Copies,
  type FirmKept,
  type FirmMade,
  type FirmOfMine,
  type FirmOpened,
  type People,
} from '../../kernel/firm/firm-door.ts'
import { readArchive } from '../archive/read-archive.ts'
import { browserOf, PASSWORD, register, tokenTo, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'

const MINUTE = 60_000
const firmBody = { name: 'Sartori Impianti S.r.l.', trade: 'artigiani', start: 'esempi' }

const create = async (browser: Browser, body: object = firmBody) => (await browser.post(FIRMS_PATH, body)).json<FirmOfMine>()
const ask = (browser: Browser, slug: string, operation: string, body: unknown) =>
  browser.post(`${FIRMS_PATH}/${slug}/store/${operation}`, body)
const customers = async (browser: Browser, slug: string, where: unknown[] = []) =>
  (await ask(browser, slug, 'query', { entity: 'cliente', where, page: { limit: 500 } })).json<{ rows: { id: string; nome: string }[] }>()
    .rows
const addCustomer = (browser: Browser, slug: string, nome: string, id = newId('cliente')) =>
  ask(browser, slug, 'commit', {
    changes: [{ type: 'create', entity: 'cliente', id, values: { nome, tipo: 'privato' } }],
    options: { via: 'form', id },
  })

/** A demo page of a trade, and what it has come to. */
async function demoOf({ house }: TriedHouse, trade: string) {
  const found = await house.trades.of(trade)
  if (!found) throw new Error(`${trade} is not ready`)
  let made: DemoMade | undefined
  const demo = new NotedStore({
    sector: found.sector,
    at: () => ({ today: today(new Date()), time: '09:00' }),
    tell: (next) => (made = next),
  })
  return { demo, made: () => made }
}

describe.each(['sqlite', 'postgres'] as const)('a house over %s', (kind) => {
  let server: PostgresServer | undefined
  let house: TriedHouse
  let owner: Browser
  let firm: FirmOfMine

  const isHere = kind === 'sqlite' || postgresHere.from !== 'nowhere'
  beforeAll(async () => {
    if (!isHere) return
    server = kind === 'postgres' ? await startPostgres() : undefined
    house = await tryHouse({ url: await server?.fresh() })
    owner = browserOf(house)
    expect((await register(owner, 'luca@sartori.example')).statusCode).toBe(200)
    firm = await create(owner)
  })
  afterAll(async () => {
    await house?.close()
    await server?.stop()
  })

  describe.skipIf(!isHere)(`in ${kind === 'sqlite' ? 'a folder' : postgresHere.said}`, () => {
    it('lets the first person in without a link, and nobody else', async () => {
      const second = browserOf(house)
      expect((await second.get(ENTRY_PATH)).json()).toEqual({ first: false, mail: true })
      const refused = await register(second, 'mallory@altrove.example')
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'NOT_INVITED'])
      expect((await second.get(FIRMS_PATH)).statusCode).toBe(401)
    })

    it('makes a firm with the sample of its trade', async () => {
      expect(firm).toEqual({ slug: 'sartori-impianti-srl', name: 'Sartori Impianti S.r.l.', trade: 'artigiani', role: 'titolare' })
      const opened = (await owner.get(`${FIRMS_PATH}/${firm.slug}`)).json<FirmOpened>()
      expect(opened).toMatchObject({ groups: 'all', hasSample: true, values: {}, me: { name: 'luca', email: 'luca@sartori.example' } })
      expect((await customers(owner, firm.slug)).length).toBeGreaterThan(5)
      expect((await owner.get(FIRMS_PATH)).json()).toEqual([firm])
    })

    it('keeps what is written, under the name of who wrote it', async () => {
      const id = newId('cliente')
      expect((await addCustomer(owner, firm.slug, 'Osteria del Ponte', id)).json()).toMatchObject({ ok: true })
      const history = (await ask(owner, firm.slug, 'history', { entity: 'cliente', id })).json<{ by: string; via: string }[]>()
      expect(history.map(({ by, via }) => [by, via])).toEqual([['luca', 'form']])
    })

    it('takes the head of papers, checked at its fields', async () => {
      const path = `${FIRMS_PATH}/${firm.slug}`
      const wrong = await owner.send({ method: 'PUT', url: path, payload: { nome: 'Sartori', partita_iva: '12345678901' } })
      expect([wrong.statusCode, wrong.json<{ problems: { path: string }[] }>().problems.map((one) => one.path)]).toEqual([
        422,
        ['partita_iva'],
      ])
      const right = await owner.send({ method: 'PUT', url: path, payload: { nome: 'Sartori Impianti', partita_iva: '01234561197' } })
      expect(right.statusCode).toBe(200)
      expect((await owner.get(path)).json<FirmOpened>()).toMatchObject({ name: 'Sartori Impianti', values: { partita_iva: '01234561197' } })
    })

    it('begins with what was made in a demo, by the rules and once', async () => {
      const { demo, made: kept } = await demoOf(house, 'artigiani')
      const form = { via: 'form' } as const
      const [first] = (await demo.query({ entity: 'intervento', page: { limit: 1 } })).rows
      const id = newId('cliente')
      const made: readonly Change[] = [
        { type: 'create', entity: 'cliente', id, values: { nome: 'Bar Provato in Demo', tipo: 'azienda' } },
        { type: 'update', entity: 'intervento', id: first?.id ?? '', values: { cliente: id }, expect: 1 },
      ]
      expect(await demo.commit(made, form)).toMatchObject({ ok: true })
      const undone = await demo.commit([{ type: 'create', entity: 'cliente', values: { nome: 'Mai Esistito', tipo: 'privato' } }], form)
      if (undone.ok) await demo.undo(undone.commit)
      expect([kept()?.count, kept()?.parts]).toEqual([2, ['1 intervento', '1 cliente']])
      const body = { name: 'Dalla Demo', trade: 'artigiani', start: 'demo', demo: kept()?.work }
      const response = await owner.post(FIRMS_PATH, body)
      expect([response.statusCode, response.json<FirmMade>().left]).toEqual([201, undefined])
      const { slug } = response.json<FirmMade>()
      expect((await customers(owner, slug)).filter(({ nome }) => /Demo|Mai/.test(nome))).toMatchObject([{ id }])
      const moved = (await ask(owner, slug, 'many', { entity: 'intervento', ids: [first?.id] })).json<{ cliente: string }[]>()
      expect(moved).toMatchObject([{ cliente: id }])
      expect((await owner.get(`${FIRMS_PATH}/${slug}`)).json<FirmOpened>().hasSample).toBe(true)
      // What was made in the demo stays when the sample goes.
      await owner.post(`${FIRMS_PATH}/${slug}/esempi/togli`, {})
      expect((await customers(owner, slug)).map(({ nome }) => nome)).toContain('Bar Provato in Demo')
    })

    it('makes the stock of a demo fall once', async () => {
      const { demo, made } = await demoOf(house, 'estetica')
      const { rows: open } = await demo.query({ entity: 'appuntamento', page: { limit: 50 } })
      let product: AnyRow | undefined
      for (const { id } of open) {
        const done = await demo.commit([{ type: 'move', entity: 'appuntamento', id, to: 'completato' }], { via: 'board' })
        product ??= done.ok ? done.rows.find((row) => row.id.startsWith('prodotto_')) : undefined
      }
      expect(product).toBeDefined()
      const [after] = await demo.getMany('prodotto', [product?.id ?? ''])
      const body = { name: 'Scorte', trade: 'estetica', start: 'demo', demo: made()?.work }
      const { slug, left } = (await owner.post(FIRMS_PATH, body)).json<FirmMade>()
      const [here] = (await ask(owner, slug, 'many', { entity: 'prodotto', ids: [product?.id] })).json<AnyRow[]>()
      expect([left, here?.['giacenza']]).toEqual([undefined, after?.['giacenza']])
    })

    it('leaves out of a demo what the rules refuse, and refuses what is no demo', async () => {
      const moment = { today: '2001-01-01', time: '09:00' }
      const making = (values: object) => ({ changes: [{ type: 'create', entity: 'cliente', values }], rows: [] })
      const commits = [
        making({ nome: '', tipo: 'privato' }),
        { changes: [{ type: 'remove', entity: 'mai_descritta', id: 'mai_descritta_1' }], rows: [] },
        making({ nome: 'Arrivato Comunque', tipo: 'privato' }),
      ]
      const body = { name: 'Con Errori', trade: 'artigiani', start: 'demo', demo: { ...moment, commits } }
      const made = (await owner.post(FIRMS_PATH, body)).json<FirmMade>()
      expect(made.left).toBe(2)
      expect((await customers(owner, made.slug)).map(({ nome }) => nome)).toContain('Arrivato Comunque')
      const refused = async (demo: unknown) => (await owner.post(FIRMS_PATH, { ...body, demo })).statusCode
      expect(await refused(undefined)).toBe(400)
      expect(await refused({ ...moment, commits: [] })).toBe(400)
      expect(await refused({ ...moment, today: 'domani', commits })).toBe(400)
      expect(await refused({ ...moment, commits: [{ ...making({}), via: 'sample' }] })).toBe(400)
      const poisoned = JSON.stringify(body).replace('"nome":""', '"__proto__":{"a":1}')
      const headers = { 'content-type': 'application/json' }
      expect((await owner.send({ method: 'POST', url: FIRMS_PATH, payload: poisoned, headers })).statusCode).toBe(400)
    })

    it('keeps that the checklist was put away, and takes nothing else for it', async () => {
      const path = `${FIRMS_PATH}/${firm.slug}`
      const put = (payload: object) => owner.send({ method: 'PUT', url: `${path}/avvio`, payload })
      expect((await owner.get(path)).json<FirmOpened>().setup).toEqual({})
      expect((await put({ isListHidden: true })).statusCode).toBe(200)
      expect((await put({})).statusCode).toBe(200)
      expect((await put({ isListHidden: 'no' })).statusCode).toBe(400)
      expect((await put({ altro: true })).statusCode).toBe(400)
      expect((await owner.get(path)).json<FirmOpened>().setup).toEqual({ isListHidden: true })
    })

    it('keeps a draft of the head field by field, and says what is wrong', async () => {
      const { slug } = await create(owner, { name: 'Bozza', trade: 'artigiani', start: 'vuota' })
      const path = `${FIRMS_PATH}/${slug}`
      const patch = async (payload: object) => (await owner.send({ method: 'PATCH', url: path, payload })).json<FirmKept>()
      const first = await patch({ telefono: '035 000 0108', cap: '12', comune: 'Bergamo' })
      expect(first.values).toMatchObject({ nome: 'Bozza', comune: 'Bergamo' })
      expect(first.problems.map((one) => one.path)).toEqual(['cap'])
      expect((await patch({ partita_iva: '12345678901' })).problems).toHaveLength(1)
      expect((await patch({ nome: ' ' })).problems).toHaveLength(1)
      expect((await patch({ comune: '', nome: 'Bozza Srl' })).values).not.toHaveProperty('comune')
      expect((await owner.get(path)).json<FirmOpened>()).toMatchObject({ name: 'Bozza Srl', values: { telefono: '0350000108' } })
      for (const payload of [{ altro: 'x' }, { nome: 3 }]) {
        expect((await owner.send({ method: 'PATCH', url: path, payload })).statusCode).toBe(400)
      }
      await owner.send({ method: 'PUT', url: `${path}/avvio`, payload: { step: 'persone' } })
      expect((await owner.get(path)).json<FirmOpened>().setup).toEqual({ step: 'persone' })
    })

    it('registers by a link that was sent, once and within the hour', async () => {
      const [anna, mail] = [browserOf(house), 'anna@verdi.example']
      const wish = { email: mail, azienda: 'Verdi' }
      expect((await anna.post(`${ENTRY_PATH}/iscrizione`, wish)).statusCode).toBe(202)
      const proof = tokenTo(house, mail)
      expect((await anna.get(`${ENTRY_PATH}/prova`, { [PROOF_HEADER]: proof })).json()).toEqual({ of: 'iscrizione', ...wish })
      expect((await register(anna, 'altra@verdi.example', proof)).statusCode).toBe(403)
      expect((await register(anna, mail, proof)).statusCode).toBe(200)
      expect((await anna.get(`${ENTRY_PATH}/prova`, { [PROOF_HEADER]: proof })).statusCode).toBe(404)
    })

    it('tells nobody whether an address is known', async () => {
      const stranger = browserOf(house)
      const [known, unknown] = [
        await stranger.post(`${ENTRY_PATH}/iscrizione`, { email: 'luca@sartori.example' }),
        await stranger.post(`${ENTRY_PATH}/iscrizione`, { email: 'nessuno@altrove.example' }),
      ]
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
      expect(house.letters.findLast(({ to }) => to === 'luca@sartori.example')?.text).toContain('ha già un account')
      const signIn = (email: string) => stranger.post(`${ACCOUNT_PATH}/sign-in/email`, { email, password: 'non è questa di certo' })
      const [wrong, nobody] = [await signIn('luca@sartori.example'), await signIn('nessuno@altrove.example')]
      expect([wrong.statusCode, wrong.body]).toEqual([nobody.statusCode, nobody.body])
      const reset = (email: string) => stranger.post(`${ACCOUNT_PATH}/request-password-reset`, { email })
      const [mine, theirs] = [await reset('luca@sartori.example'), await reset('nessuno@altrove.example')]
      expect([mine.statusCode, mine.body]).toEqual([theirs.statusCode, theirs.body])
    })

    it('invites somebody for a role that sees its part and writes nothing', async () => {
      const people = `${FIRMS_PATH}/${firm.slug}/persone`
      const invited = await owner.post(`${people}/inviti`, { email: 'Giulia@Posta.example', role: 'lettura', groups: [] })
      expect(invited.json()).toEqual({ sent: true })
      const giulia = browserOf(house)
      const proof = tokenTo(house, 'giulia@posta.example')
      expect((await giulia.get(`${ENTRY_PATH}/prova`, { [PROOF_HEADER]: proof })).json()).toMatchObject({
        of: 'invito',
        email: 'giulia@posta.example',
        da: 'luca',
        role: 'lettura',
        isKnown: false,
      })
      expect((await register(giulia, 'giulia@posta.example', proof)).statusCode).toBe(200)
      expect((await giulia.get(`${FIRMS_PATH}/${firm.slug}`)).statusCode).toBe(404)
      const joined = await giulia.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: proof })
      expect(joined.json()).toMatchObject({ slug: firm.slug, role: 'lettura' })
      expect((await customers(giulia, firm.slug)).length).toBeGreaterThan(5)
      expect((await addCustomer(giulia, firm.slug, 'Non si può')).json()).toMatchObject({ ok: false })
      expect((await giulia.get(people)).statusCode).toBe(403)
      // The link has been used.
      expect((await giulia.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: proof })).statusCode).toBe(404)
      const all = (await owner.get(people)).json<People>()
      expect(all.people.map(({ email, role, isMe }) => [email, role, isMe])).toEqual([
        ['luca@sartori.example', 'titolare', true],
        ['giulia@posta.example', 'lettura', false],
      ])
    })

    it('lets an owner look as somebody, and writes nothing so; nobody else may', async () => {
      const path = `${FIRMS_PATH}/${firm.slug}`
      const { people } = (await owner.get(`${path}/persone`)).json<People>()
      const [me, giulia] = people
      const as = (id: string | undefined) => ({ [PREVIEW_HEADER]: String(id) })
      const commit = {
        changes: [{ type: 'create', entity: 'cliente', values: { nome: 'No', tipo: 'privato' } }],
        options: { via: 'form', id: 'no' },
      }
      const query = { entity: 'cliente', page: { limit: 1 } }
      expect((await owner.post(`${path}/store/query`, query, as(giulia?.id))).statusCode).toBe(200)
      for (const one of [me, giulia])
        expect((await owner.post(`${path}/store/commit`, commit, as(one?.id))).json()).toMatchObject({ ok: false })
      expect((await owner.post(`${path}/store/query`, query, as('altrove'))).statusCode).toBe(403)
      const hers = browserOf(house)
      await hers.post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'giulia@posta.example', password: PASSWORD })
      expect((await hers.post(`${path}/store/query`, query, as(me?.id))).statusCode).toBe(403)
    })

    it('lets nobody take an invitation up that is another’s', async () => {
      await owner.post(`${FIRMS_PATH}/${firm.slug}/persone/inviti`, { email: 'marta@posta.example', role: 'collaboratore', groups: [] })
      const anna = browserOf(house)
      await anna.post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'anna@verdi.example', password: PASSWORD })
      const taken = await anna.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: tokenTo(house, 'marta@posta.example') })
      expect(taken.statusCode).toBe(404)
      expect((await anna.get(`${FIRMS_PATH}/${firm.slug}`)).statusCode).toBe(404)
    })

    it('keeps its last owner', async () => {
      const people = `${FIRMS_PATH}/${firm.slug}/persone`
      const [me] = (await owner.get(people)).json<People>().people
      expect((await owner.send({ method: 'PUT', url: `${people}/${me?.id}`, payload: { role: 'lettura', groups: [] } })).statusCode).toBe(
        409,
      )
      expect((await owner.send({ method: 'DELETE', url: `${people}/${me?.id}` })).statusCode).toBe(409)
      expect((await owner.get(people)).statusCode).toBe(200)
    })

    it('ends a session within five seconds wherever it was known', async () => {
      const other = browserOf(house)
      await other.post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'luca@sartori.example', password: PASSWORD })
      expect((await other.get(FIRMS_PATH)).statusCode).toBe(200)
      const stolen = other.cookies()
      await other.post(`${ACCOUNT_PATH}/sign-out`, {})
      house.later(5 * 1000)
      const replayed = await browserOf(house).get(FIRMS_PATH, { cookie: stolen })
      expect(replayed.statusCode).toBe(401)
    })

    it('answers pages of its own alone', async () => {
      const before = (await owner.get(FIRMS_PATH)).json<FirmOfMine[]>()
      const post = (headers: Readonly<Record<string, string>>) =>
        owner.send({ method: 'POST', url: FIRMS_PATH, payload: firmBody, headers })
      for (const headers of [
        { origin: 'https://altrove.example' },
        { origin: 'http://localhost:3000.altrove.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ])
        expect((await post(headers)).statusCode).toBe(403)
      expect((await owner.get(FIRMS_PATH)).json<FirmOfMine[]>()).toEqual(before)
    })

    it('takes the sample out and leaves what was made by hand', async () => {
      const mine = await create(owner, { ...firmBody, name: 'Prova' })
      const [sampled] = await customers(owner, mine.slug)
      const job = newId('intervento')
      const values = { cliente: sampled?.id, descrizione: 'Perdita', data: '2026-11-30', indirizzo: 'Via Dante 14', tipo: 'idraulica' }
      const made = await ask(owner, mine.slug, 'commit', {
        changes: [{ type: 'create', entity: 'intervento', id: job, values }],
        options: { via: 'form', id: job },
      })
      expect(made.json()).toMatchObject({ ok: true })
      await addCustomer(owner, mine.slug, 'Osteria del Ponte')
      const gone = (await owner.post(`${FIRMS_PATH}/${mine.slug}/esempi/togli`, {})).json<{ removed: number; kept: number }>()
      expect(gone.removed).toBeGreaterThan(20)
      expect((await customers(owner, mine.slug)).map(({ nome }) => nome).toSorted()).toEqual(
        ['Osteria del Ponte', String(sampled?.nome)].toSorted(),
      )
      expect((await owner.get(`${FIRMS_PATH}/${mine.slug}`)).json<FirmOpened>().hasSample).toBe(false)
    })

    it('makes a copy, tells of it, and hands a firm its own records without anybody’s password', async () => {
      const path = `${FIRMS_PATH}/${firm.slug}/copie`
      expect((await owner.get(path)).json()).toEqual({ copies: [], files: { used: 0 } })
      const made = await owner.post(path, {})
      expect(made.json<Copies>().copies).toHaveLength(1)
      const taken = await owner.get(`${path}/scarica`)
      expect(taken.headers['content-disposition']).toMatch(/^attachment; filename="sartori-impianti-srl-\d{4}-\d\d-\d\d\.jsonl\.gz"$/)
      const text = gunzipSync(taken.rawPayload).toString('utf8')
      expect(text).toContain('Osteria del Ponte')
      expect(text).not.toMatch(/"table":"accounts\/(?!firm")/)
      const { head, rows } = await readArchive(
        (async function* () {
          yield* text.split('\n')
        })(),
      )
      expect([head.of, rows > 50]).toEqual([firm.slug, true])
      const giulia = browserOf(house)
      await giulia.post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'giulia@posta.example', password: PASSWORD })
      for (const one of [path, `${path}/scarica`]) expect((await giulia.get(one)).statusCode).toBe(403)
    })

    it('is as it was after a restart', async () => {
      const before = await customers(owner, firm.slug)
      const cookie = owner.cookies()
      house = await house.restart()
      owner = browserOf(house)
      const after = (
        await owner.send({
          method: 'POST',
          url: `${FIRMS_PATH}/${firm.slug}/store/query`,
          payload: { entity: 'cliente', where: [], page: { limit: 500 } },
          headers: { cookie },
        })
      ).json<{ rows: unknown[] }>()
      expect(after.rows).toEqual(before)
    })
  })
})

describe('the folder of a house', () => {
  it('is its owner’s alone', async () => {
    const house = await tryHouse()
    try {
      await register(browserOf(house), 'luca@sartori.example')
      expect(statSync(house.folder).mode & 0o777).toBe(0o700)
      for (const name of readdirSync(house.folder)) expect([name, statSync(join(house.folder, name)).mode & 0o777]).toEqual([name, 0o600])
    } finally {
      await house.close()
    }
  })
})

describe('passwords', () => {
  it.each([
    ['breve', 'PASSWORD_TOO_SHORT'],
    ['Qwerty123456', 'PASSWORD_COMMON'],
    ['aaaaaaaaaaaaaa', 'PASSWORD_COMMON'],
    ['abcdefghijklmn', 'PASSWORD_COMMON'],
    ['luca.sartori1', 'PASSWORD_COMMON'],
  ])('«%s» is refused: %s', async (password, code) => {
    const house = await tryHouse()
    try {
      const answer = await browserOf(house).post(`${ACCOUNT_PATH}/sign-up/email`, {
        email: 'luca.sartori@posta.example',
        password,
        name: 'Luca',
      })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code])
    } finally {
      await house.close()
    }
  })
})

describe('guesses', () => {
  it('are stopped for one account wherever they come from, and go on after a while', async () => {
    const house = await tryHouse()
    try {
      await register(browserOf(house), 'luca@sartori.example')
      const guess = (at: number) =>
        browserOf(house, `198.51.100.${at}`).post(`${ACCOUNT_PATH}/sign-in/email`, {
          email: 'Luca@Sartori.example',
          password: `non è questa ${at}`,
        })
      const codes: number[] = []
      for (let at = 0; at < 14; at++) codes.push((await guess(at)).statusCode)
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429])
      house.later(16 * MINUTE)
      expect((await guess(20)).statusCode).toBe(401)
    } finally {
      await house.close()
    }
  })
})
