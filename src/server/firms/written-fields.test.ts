import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../kernel/door/new-id.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine, type FirmOpened, type People } from '../../kernel/firm/firm-door.ts'
import { fill } from './askers.fixture.ts'
import { browserOf, PASSWORD, register, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'
import { accountDoorsOf, doors, type Place } from './route-table.fixture.ts'
import { addField, makeFirm } from './whole-server.fixture.ts'

let house: TriedHouse
let owner: Browser
let firm: FirmOfMine
let place: Place

beforeAll(async () => {
  house = await tryHouse()
  owner = browserOf(house)
  await register(owner, 'luca@rossi.example')
  firm = await makeFirm(owner, 'Studio Rossi', 'dentisti')
  const path = `${FIRMS_PATH}/${firm.slug}`
  const record = await fill(owner, path)
  const [me] = (await owner.get(`${path}/persone`)).json<People>().people
  place = { path, owner, record, field: await addField(owner, path), spare: me?.id ?? '', file: 'file_0' }
})
afterAll(() => house.close())

const commit = (change: object, more: object = {}) =>
  owner.post(`${place.path}/store/commit`, { changes: [change], options: { via: 'form', id: crypto.randomUUID() }, ...more })
const patient = async () =>
  (await owner.post(`${place.path}/store/many`, { entity: 'paziente', ids: [place.record] })).json<readonly AnyRow[]>()[0]

/** What only the server says of a record, a firm, a person and an account. */
const OWNED = {
  version: 99,
  workspace: 'altrove',
  firm: 'altrove',
  by: 'Mallory',
  at: '2001-01-01T00:00:00.000Z',
  seq: 1,
  slug: 'altrove',
  trade: 'artigiani',
  user: 'altrove',
  userId: 'altrove',
  emailVerified: true,
  twoFactorEnabled: false,
} as const

describe('fields that the server owns', () => {
  it('are no fields of a record', async () => {
    const before = await patient()
    for (const [key, value] of Object.entries({ ...OWNED, saldo: 5, incassato: 7, ultima_visita: '2026-01-01' })) {
      const values = { nome: 'Ada', cognome: 'Verdi', opposizione: false, [key]: value }
      for (const change of [
        { type: 'create', entity: 'paziente', values },
        { type: 'update', entity: 'paziente', id: place.record, values: { [key]: value } },
        { type: 'update', entity: 'paziente', id: place.record, values: {}, [key]: value },
        { type: 'adjust', entity: 'paziente', id: place.record, by: { [key]: 1 } },
      ]) {
        const answer = await commit(change)
        expect([key, change.type, answer.statusCode === 400 || !answer.json<{ ok: boolean }>().ok]).toEqual([key, change.type, true])
      }
    }
    expect(await patient()).toEqual(before)
  })

  it('are none of a commit: who writes and when is not his to say', async () => {
    const change = { type: 'update', entity: 'paziente', id: place.record, values: { note: 'Chiamare' } }
    for (const [key, value] of Object.entries(OWNED)) {
      expect((await commit(change, { [key]: value })).statusCode).toBe(400)
      expect((await commit(change, { options: { via: 'form', id: 'x', [key]: value } })).statusCode).toBe(400)
    }
    await commit(change)
    const history = await owner.post(`${place.path}/store/history`, { entity: 'paziente', id: place.record })
    expect(history.json<readonly { by: string }[]>().map(({ by }) => by)).toEqual(['luca', 'luca'])
  })

  it.each(
    Object.entries(doors).filter(
      ([route, { may }]) =>
        /^(POST|PUT|PATCH) /.test(route) && route.includes(FIRMS_PATH) && may === 'owner' && !/(togli|copie)$/.test(route),
    ),
  )('are refused by %s', async (route, { ask }) => {
    const before = (await owner.get(place.path)).json<FirmOpened>()
    for (const [key, value] of Object.entries(OWNED)) {
      const { url, payload = {} } = await ask(place)
      const answer = await owner.send({ method: route.split(' ')[0] as 'PUT', url, payload: { ...payload, [key]: value } })
      // The head of papers is told at its fields.
      expect([key, answer.statusCode]).toEqual([key, route === `PUT ${FIRMS_PATH}/:slug` ? 422 : 400])
    }
    const { name: _name, values: _values, ...after } = (await owner.get(place.path)).json<FirmOpened>()
    expect(before).toMatchObject(after)
  })

  it('are none of a new firm, an invitation or a wish to register', async () => {
    for (const [key, value] of Object.entries({ ...OWNED, role: 'titolare', id: 'altrove' })) {
      if (key === 'trade') continue
      const made = await owner.post(FIRMS_PATH, { name: 'Altra', trade: 'artigiani', start: 'vuota', [key]: value })
      const wished = await owner.post('/api/accesso/iscrizione', { email: 'chi@posta.example', [key]: value })
      expect([key, made.statusCode, wished.statusCode]).toEqual([key, 400, 400])
    }
  })

  it('are none of an account', async () => {
    const account = () =>
      sql<Readonly<Record<string, unknown>>>`select * from ${sql.table('user')} order by email`.execute(house.house.accounts.db)
    const { rows: before } = await account()
    for (const [key, value] of Object.entries({
      ...OWNED,
      id: 'altrove',
      email: 'mallory@altrove.example',
      image: 'x',
      role: 'admin',
      password: PASSWORD,
    }))
      expect([key, (await owner.post(`${ACCOUNT_PATH}/update-user`, { name: 'Luca', [key]: value })).statusCode]).toEqual([key, 400])
    for (const name of [7, { $ne: 1 }, ['Luca'], '', ' ', 'x'.repeat(200)])
      expect((await owner.post(`${ACCOUNT_PATH}/update-user`, { name })).statusCode).toBe(400)
    expect((await account()).rows).toEqual(before)
  })
})

describe('keys that would reach into every object', () => {
  const POISON = ['"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}'] as const
  const account = accountDoorsOf({ email: 'luca@rossi.example', password: PASSWORD })
  const writing = [...Object.entries(doors).map(([route, { ask }]) => [route, ask] as const), ...account].filter(
    ([route]) => /^(POST|PUT|PATCH) /.test(route) && !route.includes('/files') && !route.includes('/api/contatti'),
  )

  it.each(writing)('are refused by %s, wherever they lie', async (route, ask) => {
    const { url, payload = {} } = await ask(place)
    const text = JSON.stringify(payload)
    for (const poison of POISON)
      for (const body of [
        `{${poison}}`,
        text.replace(/^(\[?)\{/, `$1{${poison},`).replace(',}', '}'),
        text.replace(/\}(\]?)$/, `,"x":{"y":[{${poison}}]}}$1`).replace('{,', '{'),
      ]) {
        const headers = { 'content-type': 'application/json' }
        const answer = await owner.send({ method: route.split(' ')[0] as 'POST', url, payload: body, headers })
        expect([body.slice(0, 60), answer.statusCode]).toEqual([body.slice(0, 60), 400])
      }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('are no fields and no groups where they are said by name', async () => {
    for (const field of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__proto__.admin']) {
      for (const asked of [{ select: [field] }, { where: [{ field, op: 'filled' }] }, { sort: [{ field, direction: 'asc' }] }])
        expect([field, (await owner.post(`${place.path}/store/query`, { entity: 'paziente', ...asked })).statusCode]).toEqual([field, 400])
      expect((await owner.post(`${place.path}/store/query`, { entity: field })).statusCode).toBe(400)
      const invited = await owner.post(`${place.path}/persone/inviti`, { email: 'a@b.example', role: field, groups: [] })
      const grouped = await owner.post(`${place.path}/persone/inviti`, { email: 'a@b.example', role: 'lettura', groups: [field] })
      expect([field, invited.statusCode, grouped.statusCode]).toEqual([field, 400, 400])
      expect((await owner.post(FIRMS_PATH, { name: 'Altra', trade: field, start: 'vuota' })).statusCode).toBe(400)
    }
  })
})

describe('what is of another kind than it should be', () => {
  it('is refused, and breaks nothing', async () => {
    for (const payload of [
      null,
      7,
      'testo',
      [],
      [[]],
      [null],
      { entity: ['paziente'] },
      { entity: { $ne: '' } },
      { entity: 'paziente', page: { limit: 1e9 } },
      { entity: 'paziente', page: { limit: -1 } },
    ])
      for (const operation of ['query', 'many', 'lookup', 'commit', 'rehearse', 'undo', 'history', 'lately']) {
        const answer = await owner.send({
          method: 'POST',
          url: `${place.path}/store/${operation}`,
          payload: JSON.stringify(payload),
          headers: { 'content-type': 'application/json' },
        })
        expect([operation, payload, answer.statusCode]).toEqual([operation, payload, 400])
      }
    const id = newId('paziente')
    for (const values of [
      { nome: { a: 1 } },
      { nome: ['Ada'] },
      { nome: 7 },
      { opposizione: 'forse' },
      { data_nascita: '2026-02-30' },
      { codice_fiscale: 'AAAAAA00A00A000A' },
    ]) {
      const answer = await commit({
        type: 'create',
        entity: 'paziente',
        id,
        values: { nome: 'Ada', cognome: 'Verdi', opposizione: false, ...values },
      })
      expect([values, answer.statusCode, answer.json<{ ok: boolean }>().ok]).toEqual([values, 200, false])
    }
  })

  it('is not chosen from where it is said twice', async () => {
    const twice = await owner.get(`${place.path}/store/files/file_0?name=a&name=b`)
    expect(twice.statusCode).toBe(404)
    const headers = { 'content-type': 'application/octet-stream' }
    const put = await owner.send({
      method: 'POST',
      url: `${place.path}/store/files?name=a.pdf&name=b.exe`,
      payload: Buffer.from('%PDF-1.7'),
      headers,
    })
    expect(put.json()).toMatchObject({ name: 'file', type: 'application/pdf' })
  })

  it('asks for conditions only as deep as a screen does', async () => {
    for (const depth of [50, 2000, 30_000]) {
      const where = `[{"any":[`.repeat(depth) + '[]' + ']}]'.repeat(depth)
      for (const [operation, body] of [
        ['query', `{"entity":"paziente","where":${where}}`],
        ['measures', `[{"entity":"paziente","fn":"count","where":${where}}]`],
        [
          'commit',
          `{"changes":[{"type":"update","entity":"paziente","id":"x","values":{"note":${where}}}],"options":{"via":"form","id":"x"}}`,
        ],
      ] as const) {
        const headers = { 'content-type': 'application/json' }
        const answer = await owner.send({ method: 'POST', url: `${place.path}/store/${operation}`, payload: body, headers })
        expect([depth, operation, answer.statusCode]).toEqual([depth, operation, 400])
      }
    }
  })

  it('asks for no more conditions than a screen does', async () => {
    const one = { field: 'nome', op: 'eq', value: 'Ada' }
    for (const where of [
      Array.from({ length: 101 }, () => one),
      [{ any: Array.from({ length: 5000 }, () => [one]) }],
      [{ any: [Array.from({ length: 5000 }, () => one)] }],
    ])
      expect((await owner.post(`${place.path}/store/query`, { entity: 'paziente', where })).statusCode).toBe(400)
  })
})
