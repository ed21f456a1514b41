import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine, type People } from '../../kernel/firm/firm-door.ts'
import { fill } from './askers.fixture.ts'
import { PASSWORD, register, type Browser } from './house.fixture.ts'
import { accountDoorsOf, doors, type Place } from './route-table.fixture.ts'
import { addField, colleague, makeFirm, memberId, tryServer, type WholeServer } from './whole-server.fixture.ts'

let server: WholeServer
let owner: Browser
let firm: FirmOfMine
let place: Place

beforeAll(async () => {
  server = await tryServer()
  owner = server.browser()
  await register(owner, 'luca@rossi.example')
  firm = await makeFirm(owner, 'Studio Rossi', 'dentisti')
  const path = `${FIRMS_PATH}/${firm.slug}`
  const record = await fill(owner, path)
  await colleague(server, owner, firm.slug, 'va@rossi.example', 'lettura', [])
  place = {
    path,
    owner,
    record,
    field: await addField(owner, path),
    spare: await memberId(owner, firm.slug, 'va@rossi.example'),
    file: 'file_0',
  }
})
afterAll(() => server.close())

const account = accountDoorsOf({ email: 'luca@rossi.example', password: PASSWORD })
const firms = Object.entries(doors).flatMap(([route, { ask }]) =>
  route.includes(FIRMS_PATH) || route.includes('/api/accesso') ? [[route, ask] as const] : [],
)
const writing = [...account, ...firms].filter(([route]) => !/^(GET|HEAD) /.test(route))
const reading = [...account, ...firms].filter(([route]) => route.startsWith('GET '))

/** What a browser says of a request that a page of another site makes. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://altrove.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://altrove.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.altrove.example' },
  { origin: 'http://localhost:3001' },
  { 'sec-fetch-site': 'same-site' },
]

/** All that whoever runs the firm can read of it. */
async function picture(): Promise<string> {
  const all = [FIRMS_PATH, place.path, `${place.path}/copie`].map((url) => owner.get(url))
  const { people, invited } = (await owner.get(`${place.path}/persone`)).json<People>()
  const lately = await owner.post(`${place.path}/store/lately`, { limit: 1000 })
  return JSON.stringify([
    ...(await Promise.all(all)).map(({ body }) => body),
    people.map(({ id, role, groups }) => [id, role, groups]),
    invited.length,
    lately.body,
  ])
}

describe('a page of another site', () => {
  it.each(writing)('changes nothing by %s', async (route, ask) => {
    const options = await ask(place)
    const before = await picture()
    const [method] = route.split(' ')
    for (const headers of FOREIGN) {
      const answer = await owner.send({ ...options, method: method as 'POST', headers: { ...options.headers, ...headers } })
      expect([headers, answer.statusCode, answer.headers['set-cookie']]).toEqual([headers, 403, undefined])
    }
    expect(await picture()).toBe(before)
  })

  it.each(reading)('reads nothing by %s', async (_route, ask) => {
    for (const headers of FOREIGN) expect((await owner.send({ ...(await ask(place)), method: 'GET', headers })).statusCode).toBe(403)
  })

  it('is a page that says nothing of itself, where something would be written', async () => {
    const asked = { method: 'POST' as const, url: FIRMS_PATH, payload: { name: 'Altra', trade: 'artigiani', start: 'vuota' } }
    const answer = await server.app.inject({ ...asked, headers: { host: 'localhost:3000', cookie: owner.cookies() } })
    expect(answer.statusCode).toBe(403)
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'text/plain; x=application/json'])(
    'sends no form as %s, which a browser lets it, even where its origin were ours',
    async (type) => {
      const before = await picture()
      for (const [route, ask] of writing) {
        const { url, payload } = await ask(place)
        const [method] = route.split(' ')
        if (method === 'DELETE' || JSON.stringify(payload ?? {}) === '{}' || route.endsWith('/files')) continue
        const answer = await owner.send({
          method: method as 'POST',
          url,
          payload: JSON.stringify(payload),
          headers: { 'content-type': type },
        })
        expect([route, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([route, true])
      }
      expect(await picture()).toBe(before)
    },
  )

  it('is allowed nothing by headers of ours', async () => {
    const asked = { origin: 'https://altrove.example', 'access-control-request-method': 'POST' }
    for (const url of [FIRMS_PATH, place.path, `${ACCOUNT_PATH}/sign-in/email`, '/api/contatti', '/']) {
      const { headers } = await owner.send({ method: 'OPTIONS', url, headers: asked })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})
