import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, databaseSaid, isDatabaseHere, serverOver } from '../../../conformance/support/either-database.ts'
import { ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH } from '../../kernel/firm/firm-door.ts'
import { DEMO_PATH } from '../../kernel/store/remote/demo-door.ts'
import { askersOf, fill, isIn, KEPT, OURS, sees, type Asker } from './askers.fixture.ts'
import { PASSWORD, register } from './house.fixture.ts'
import { accountTable, doors, type Door, type May, type Place } from './route-table.fixture.ts'
import {
  addField,
  colleague,
  makeFirm,
  memberId,
  newcomer,
  signIn,
  tryServer,
  withCodes,
  type WholeServer,
} from './whole-server.fixture.ts'

const CHIARA = { email: 'chiara@conto.example', password: PASSWORD }

/** What a route answers to somebody, by who is let in. */
function statusFor({ may, status }: Pick<Door, 'may' | 'status'>, asker: Asker): number {
  if (may === 'anybody') return status
  if (asker.is === 'nobody' || asker.is === 'half') return 401
  if (may === 'signed in') return status
  if (asker.is === 'stranger') return 404
  const isLetIn: Readonly<Record<May, boolean>> = {
    anybody: true,
    'signed in': true,
    member: true,
    writer: asker.role !== 'lettura',
    owner: asker.role === 'titolare',
    'owner or self': asker.role === 'titolare',
  }
  return isLetIn[may] ? status : 403
}

/** What comes first of a live channel, which does not end by itself. */
async function heardOf(address: string, { browser }: Asker, url: string): Promise<{ statusCode: number; body: string }> {
  const stop = new AbortController()
  const headers = { cookie: browser.cookies(), 'sec-fetch-site': 'same-origin' }
  const response = await fetch(`${address}${url}`, { headers, signal: stop.signal })
  if (!response.ok) return { statusCode: response.status, body: await response.text() }
  let body = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    body += decoder.decode(part, { stream: true })
    if (body.includes('data: ')) break
  }
  stop.abort()
  return { statusCode: response.status, body }
}

describe('the table of routes', () => {
  it('has every route that the server answers, and no other', async () => {
    const server = await tryServer({ demoDoor: true })
    await server.close()
    const account = Object.keys(accountTable(CHIARA)).map((one) => one.replace(' ', ` ${ACCOUNT_PATH}/`))
    const demo = [...server.routes].filter((route) => route.split(' ')[1]?.startsWith(`${DEMO_PATH}/`))
    expect([...server.routes].toSorted()).toEqual([...Object.keys(doors), ...account, ...demo].toSorted())
    expect(demo.length).toBeGreaterThan(10)
  })

  it('has no demo page over a database where nobody has asked for one', async () => {
    const server = await tryServer()
    await server.close()
    expect([...server.routes].filter((route) => route.includes(DEMO_PATH))).toEqual([])
  })
})

describe.each(databases)('who is let in, over %s', (kind) => {
  let server: WholeServer
  let address: string
  let askers: readonly Asker[]
  let place: Place
  const isHere = isDatabaseHere(kind)

  beforeAll(async () => {
    if (!isHere) return
    server = await serverOver(kind)
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const owner = server.browser()
    await register(owner, 'luca@rossi.example')
    const firm = await makeFirm(owner, `Studio ${OURS}`, 'dentisti')
    const path = `${FIRMS_PATH}/${firm.slug}`
    const record = await fill(owner, path)
    askers = await askersOf(server, owner, firm)
    await colleague(server, owner, firm.slug, 'va@rossi.example', 'lettura', [])
    const file = { url: `${path}/store/files?name=a.pdf`, headers: { 'content-type': 'application/octet-stream' } }
    const put = await owner.send({ method: 'POST', ...file, payload: Buffer.from(`%PDF-1.7 ${OURS}`) })
    place = {
      path,
      owner,
      record,
      field: await addField(owner, path),
      spare: await memberId(owner, firm.slug, 'va@rossi.example'),
      file: put.json<{ id: string }>().id,
    }
  })
  afterAll(() => server?.close())

  const answerTo = async (asker: Asker, route: string, { ask }: Door) => {
    const [method = 'GET'] = route.split(' ')
    const options = await ask(place)
    if (route.endsWith('/changes')) return heardOf(address, asker, options.url)
    return asker.browser.send({ method, ...options })
  }

  describe.skipIf(!isHere)(`in ${databaseSaid(kind)}`, () => {
    it.each(Object.entries(doors))('%s', async (route, door) => {
      const answers: Record<string, number> = {}
      for (const asker of askers) {
        const { statusCode, body } = await answerTo(asker, route, door)
        answers[asker.called] = statusCode
        const leaks = [...(isIn(asker) ? [] : [OURS]), ...(sees(asker) ? [] : [KEPT])].filter((word) => body.includes(word))
        expect([asker.called, leaks]).toEqual([asker.called, []])
      }
      expect(answers).toEqual(Object.fromEntries(askers.map((asker) => [asker.called, statusFor(door, asker)])))
    })

    it('knows no firm of another from one that is not there', async () => {
      const rival = askers.find(({ called }) => called === 'who runs another firm')
      for (const rest of ['', '/persone', '/copie', '/copie/scarica', '/store/changes']) {
        const theirs = await rival?.browser.get(`${place.path}${rest}`)
        const nowhere = await rival?.browser.get(`${FIRMS_PATH}/mai-esistita${rest}`)
        expect([theirs?.statusCode, theirs?.body]).toEqual([404, nowhere?.body])
      }
    })
  })
})

describe('accounts', () => {
  it('answer whoever has not, half and wholly signed in as their table says', async () => {
    const server = await tryServer()
    try {
      await register(server.browser(), 'luca@rossi.example')
      await withCodes(await newcomer(server, 'meta@posta.example'))
      await newcomer(server, CHIARA.email)
      const [half, chiara] = [server.browser(), server.browser()]
      await signIn(half, 'meta@posta.example')
      const held = half.cookies()
      await signIn(chiara, CHIARA.email)
      const table = accountTable(CHIARA)
      const found: Record<string, readonly number[]> = {}
      for (const [door, { payload }] of Object.entries(table)) {
        const [method, name] = door.split(' ')
        const asked = { method: method as 'GET', url: `${ACCOUNT_PATH}/${name}`, ...(payload && { payload }) }
        const nobody = await server.browser().send(asked)
        const halfIn = await server.browser().send({ ...asked, headers: { cookie: held } })
        const whole = await chiara.send(asked)
        found[door] = [nobody, halfIn, whole].map(({ statusCode }) => statusCode)
        expect([door, halfIn.body.includes('meta@')]).toEqual([door, false])
      }
      expect(found).toEqual(Object.fromEntries(Object.entries(table).map(([door, { answers }]) => [door, answers])))
      expect((await server.browser().get(ENTRY_PATH, { cookie: held })).json()).not.toHaveProperty('me')
    } finally {
      await server.close()
    }
  })
})
