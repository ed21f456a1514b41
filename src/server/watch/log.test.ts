import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH, PROOF_HEADER, type FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { browserOf, PASSWORD, register, tokenTo, tryHouse, type Browser, type TriedHouse } from '../firms/house.fixture.ts'
import { logging, logHappenings, logRequests } from './log.ts'

const EMAIL = 'luca.sartori@posta.example'
const WRONG = 'una frase sbagliata'

interface Line {
  readonly time: string
  readonly level: string
  readonly reqId?: string
  readonly event: string
  readonly route?: string
  readonly user?: string
  readonly status?: number
  readonly method?: string
  readonly ms?: number
}

describe('the log of a house', () => {
  const written: string[] = []
  const lines = () => written.map((line) => JSON.parse(line) as Line)
  const events = () => lines().flatMap(({ event }) => (event === 'request' ? [] : [event]))
  let house: TriedHouse
  let owner: Browser
  let proof: string
  beforeAll(async () => {
    house = await tryHouse({ log: { write: (line) => written.push(line) } })
    owner = browserOf(house)
    await register(owner, EMAIL)
    const { slug } = (await owner.post(FIRMS_PATH, { name: 'Sartori Impianti', trade: 'artigiani', start: 'vuota' })).json<FirmOfMine>()
    await owner.post(`${FIRMS_PATH}/${slug}/persone/inviti`, { email: 'anna@verdi.example', role: 'lettura', groups: [] })
    proof = tokenTo(house, 'anna@verdi.example')
    const anna = browserOf(house)
    await anna.get(`${ENTRY_PATH}/prova?perché=${proof}`, { [PROOF_HEADER]: proof })
    await register(anna, 'anna@verdi.example', proof)
    await anna.get(`${FIRMS_PATH}/${slug}`)
    await anna.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: proof })
    await anna.get(`${FIRMS_PATH}/${slug}/persone`)
    await owner.post(`${ACCOUNT_PATH}/sign-out`, {})
    await owner.post(`${ACCOUNT_PATH}/sign-in/email`, { email: EMAIL, password: PASSWORD })
    const mallory = browserOf(house, '198.51.100.7')
    for (let at = 0; at < 10; at++) await mallory.post(`${ACCOUNT_PATH}/sign-in/email`, { email: EMAIL, password: `${WRONG} ${at}` })
    await mallory.get(FIRMS_PATH)
  })
  afterAll(() => house.close())

  it('names nobody, and bears nothing that somebody may sign in with', () => {
    const text = written.join('')
    const session = /token=([\w.%-]+)/.exec(owner.cookies())?.[1] ?? ''
    expect([proof.length > 20, session.length > 20]).toEqual([true, true])
    for (const secret of [EMAIL, 'sartori', 'Sartori', 'luca', 'anna', PASSWORD, WRONG, proof, session, '203.0.113', '198.51.100'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  })

  it('has a line for each request: when, which, where by its pattern, and what came of it', () => {
    const requests = lines().filter(({ event }) => event === 'request')
    expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST /api/conto/sign-up/email 200',
      'POST /api/aziende 201',
      'POST /api/aziende/:slug/persone/inviti 201',
      'GET /api/accesso/prova 200',
      'POST /api/conto/sign-up/email 200',
      'GET /api/aziende/:slug 404',
      'POST /api/accesso/invito 200',
      'GET /api/aziende/:slug/persone 403',
      'POST /api/conto/sign-out 200',
      'POST /api/conto/sign-in/email 200',
      ...Array.from({ length: 9 }, () => 'POST /api/conto/sign-in/email 401'),
      'POST /api/conto/sign-in/email 429',
      'GET /api/aziende 401',
    ])
    expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(requests.length)
    for (const { time, ms } of requests) expect([time, typeof ms]).toEqual([new Date(time).toISOString(), 'number'])
  })

  it('tells who did what, by his id', () => {
    expect(events()).toEqual([
      'sign-up',
      'sign-up',
      'forbidden',
      'forbidden',
      'sign-out',
      'sign-in',
      ...Array.from({ length: 9 }, () => 'sign-in refused'),
      'rate limited',
      'not signed in',
    ])
    const [first, second, ...rest] = lines().filter(({ event }) => event !== 'request')
    expect([first, second].map((line) => line?.user)).toEqual([
      expect.stringMatching(/^[\da-f-]{36}$/),
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])
    expect(rest.slice(0, 4).map(({ user }) => user)).toEqual([second?.user, second?.user, first?.user, first?.user])
  })
})

describe('an error in the log', () => {
  const logged = async (error: unknown): Promise<string> => {
    const written: string[] = []
    const app = Fastify(logging(true, { write: (line) => written.push(line) }))
    const tell = logHappenings(app)
    logRequests(app, tell)
    app.setErrorHandler((thrown, request, reply) => {
      tell({ what: 'error', error: thrown }, request)
      return reply.code(500).send({})
    })
    app.post('/rotto/:chi', (request) => {
      request.log.error(error)
      throw error
    })
    await app.inject({
      method: 'POST',
      url: '/rotto/luca?token=segreto',
      payload: { nome: 'Luca' },
      headers: { cookie: 'sessione=segreto' },
    })
    await app.close()
    return written.join('')
  }

  it.each([
    `invalid input syntax for type integer: "${EMAIL}"`,
    `Key (email)=(${EMAIL}) already exists.`,
    `550 <${EMAIL}>: no such user`,
    `Unexpected token 'L', "Luca ${PASSWORD}"... is not valid JSON`,
    `bad link hX2bq0vS7cWk3mTz9Lr4dPfQ and 3331234567`,
  ])('tells where it happened and not about whom: %s', async (message) => {
    const text = await logged(new TypeError(message, { cause: new Error(message) }))
    expect(text).toContain('log.test.ts')
    expect(text).toContain('"type":"TypeError"')
    for (const secret of [EMAIL, 'luca', 'Luca', PASSWORD, 'segreto', 'hX2bq0vS7cWk3mTz9Lr4dPfQ', '3331234567'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  })

  it('leaves the words of what is no error out', async () => expect(await logged(EMAIL)).not.toContain(EMAIL))

  it('keeps what the machine says', async () => {
    const text = await logged(Object.assign(new Error("Cannot read properties of undefined (reading 'x')"), { code: 'E_BROKEN' }))
    expect(text).toContain('Cannot read properties of undefined')
    expect(text).toContain('"code":"E_BROKEN"')
  })
})
