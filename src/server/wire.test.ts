import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_PATH, FIRMS_PATH, type People } from '../kernel/firm/firm-door.ts'
import { fill } from './firms/askers.fixture.ts'
import { register, type Browser } from './firms/house.fixture.ts'
import { doors, type Place } from './firms/route-table.fixture.ts'
import { addField, makeFirm, tryServer, type WholeServer } from './firms/whole-server.fixture.ts'

let server: WholeServer
let port: number
let owner: Browser
let place: Place

beforeAll(async () => {
  server = await tryServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(server)
  owner = server.browser()
  await register(owner, 'luca@rossi.example')
  const path = `${FIRMS_PATH}/${(await makeFirm(owner, 'Studio Rossi', 'dentisti')).slug}`
  const record = await fill(owner, path)
  const [me] = (await owner.get(`${path}/persone`)).json<People>().people
  const type = { 'content-type': 'application/octet-stream' }
  const put = await owner.send({
    method: 'POST',
    url: `${path}/store/files?name=a.pdf`,
    payload: Buffer.from('%PDF-1.7 ciao'),
    headers: type,
  })
  place = { path, owner, record, field: await addField(owner, path), spare: me?.id ?? '', file: put.json<{ id: string }>().id }
})
afterAll(() => server.close())

const portOf = ({ app }: WholeServer): number => (app.server.address() as AddressInfo).port

/** What a server answers to these very bytes, until it or the end of its answer closes the connection. */
async function sent(bytes: string, at = port): Promise<string> {
  const socket = connect(at, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => (heard += part.toString('latin1')))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return heard
}

const head = (line: string, ...headers: readonly string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost:3000', 'Connection: close', ...headers, '', ''].join('\r\n')
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const asOwner = () => [`Cookie: ${owner.cookies()}`, 'Origin: http://localhost:3000', 'Sec-Fetch-Site: same-origin']

describe('a client that is slow', () => {
  /** Sends a beginning, and then byte after byte until the server has had enough. */
  async function drip(at: number, begin: string): Promise<string> {
    const socket = connect(at, '127.0.0.1')
    let heard = ''
    socket.on('data', (part) => (heard += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.write(begin)
    const drop = setInterval(() => socket.write('a'), 20)
    await once(socket, 'close')
    clearInterval(drop)
    return heard
  }

  it.each([
    ['with its head', 'GET /salute HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    [
      'with its body',
      `POST ${ACCOUNT_PATH}/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\nOrigin: http://localhost\r\n\r\n{`,
    ],
    [
      'with its parts',
      'POST /api/contatti HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n7D00\r\n',
    ],
  ])('%s is ended, and others are answered meanwhile', async (_what, begin) => {
    const hurried = await tryServer({ patience: { head: 1000, whole: 1500, every: 50 } })
    try {
      await hurried.app.listen({ port: 0, host: '127.0.0.1' })
      const slow = drip(portOf(hurried), begin)
      expect(statusOf(await sent(head('GET /salute'), portOf(hurried)))).toBe(200)
      expect(await slow).toMatch(/^HTTP\/1\.1 408 /)
    } finally {
      await hurried.close()
    }
  })

  it('is waited for no longer than an import takes', () => {
    const { headersTimeout, requestTimeout } = server.app.server
    expect([headersTimeout, requestTimeout]).toEqual([20_000, 300_000])
  })
})

describe('a body that is too long', () => {
  it('is refused by every route before it has come', async () => {
    const writing = Object.entries(doors).filter(([route]) => /^(POST|PUT|PATCH) /.test(route))
    expect(writing.length).toBeGreaterThan(20)
    for (const [route, { ask }] of writing) {
      const limit = server.limits.get(route) ?? 0
      const { url } = await ask(place)
      const type = route.endsWith('/files') ? 'application/octet-stream' : 'application/json'
      const asked = head(`${route.split(' ')[0]} ${url}`, ...asOwner(), `Content-Type: ${type}`, `Content-Length: ${limit + 1}`)
      expect([route, limit > 0 && limit <= 20_000_000, statusOf(await sent(asked))]).toEqual([route, true, 413])
    }
  })

  it('is refused in parts too, once more has come than is taken', async () => {
    const asked = head('POST /api/contatti', 'Content-Type: application/json', 'Transfer-Encoding: chunked')
    expect(statusOf(await sent(`${asked}10000\r\n${'a'.repeat(0x1_00_00)}\r\n`))).toBe(413)
  })

  it('is not asked for where nobody has signed in', async () => {
    const asked = head(
      `POST ${place.path}/store/commit`,
      'Origin: http://localhost:3000',
      'Content-Type: application/json',
      'Content-Length: 19000000',
    )
    expect(statusOf(await sent(asked))).toBe(401)
  })
})

describe('a message', () => {
  it.each([
    ['two lengths', ['Content-Length: 4', 'Content-Length: 40']],
    ['a length and parts', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['parts that are none', ['Transfer-Encoding: chunked, identity']],
    ['a length that is none', ['Content-Length: +4']],
    ['a length with a tail', ['Content-Length: 4, 4']],
    ['a header without a name', [': x']],
    ['a name with a blank', ['Content-Length : 4']],
  ])('with %s is read by nobody', async (_what, headers) => {
    const answer = await sent(
      `${head('POST /api/contatti', 'Content-Type: application/json', ...headers)}0\r\n\r\nGET /salute HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    )
    expect([statusOf(answer), answer.match(/HTTP\/1\.1/g)?.length]).toEqual([400, 1])
  })

  it.each(['[', 'a b', 'localhost:99999999', '@altrove.example', 'localhost/../'])(
    'to a host that is none breaks nothing: %s',
    async (host) => {
      const answer = await sent(
        `GET ${ACCOUNT_PATH}/get-session HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nOrigin: http://${host}\r\n\r\n`,
      )
      expect([statusOf(answer) < 500, answer.includes('    at ')]).toEqual([true, false])
    },
  )

  it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'DEBUG', 'SEARCH', 'LINK'])(
    'by %s is not answered with what it says',
    async (method) => {
      for (const path of ['/', '/salute', FIRMS_PATH, place.path]) {
        const answer = await sent(head(`${method} ${path}`, 'X-Canary: quercetana', ...asOwner()))
        expect([path, /^HTTP\/1\.1 (400|404|405|501)|^$/.test(answer), answer.includes('quercetana')]).toEqual([path, true, false])
      }
    },
  )
})

describe('what lies beside the site', () => {
  const CLIMBS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '..%c0%af', '....//', '.%00./']
  const places = (to: string) => [
    ...CLIMBS.flatMap((up) => [1, 2, 3, 5].flatMap((times) => [`/${up.repeat(times)}${to}`, `/assets/${up.repeat(times)}${to}`])),
    `/${to}%00.html`,
    `//${to}`,
  ]

  it('is reached by no spelling of a path', async () => {
    const tried = ['package.json', 'build/csp.json', 'etc/passwd', 'data/segreto'].flatMap(places)
    expect(tried.length).toBeGreaterThan(300)
    for (const path of tried) {
      const answer = await sent(head(`GET ${path}`))
      expect([path, [400, 404].includes(statusOf(answer)), /9\.9\.9|root:/.test(answer)]).toEqual([path, true, false])
    }
  })

  it('is reached by no id of a file and no name of a firm', async () => {
    for (const up of [...CLIMBS, 'file_0%00', `${place.file}%00`, `${place.file}/../x`, `${place.file}%20`, place.file.toUpperCase()])
      for (const url of [`${place.path}/store/files/${up}`, `${place.path}/store/files/${up}accounts.db`, `${FIRMS_PATH}/${up}`]) {
        const answer = await sent(head(`GET ${url}`, ...asOwner()))
        expect([url, [400, 404].includes(statusOf(answer))]).toEqual([url, true])
      }
    expect(statusOf(await sent(head(`GET ${place.path}/store/files/${place.file}`, ...asOwner())))).toBe(200)
  })

  it.each([
    '.git/config',
    '.git/HEAD',
    '.env',
    '.npmrc',
    'package.json',
    'src/server/main.ts',
    'build/csp.json',
    'data/accounts.db',
    'assets/',
    'metriche',
    'metrics',
    'debug',
    'docs',
    'openapi.json',
    'swagger',
    'server-status',
    'api',
    'api/',
    'api/conto',
    'api/conto/ok',
    'api/conto/error',
    'api/conto/reference',
  ])('is not served: /%s', async (path) => {
    const answer = await sent(head(`GET /${path}`, ...asOwner()))
    expect(statusOf(answer)).toBe(404)
  })

  it('keeps the name of a file that was brought to its last part', async () => {
    for (const name of ['../../etc/passwd.pdf', '..%5C..%5Cboot.pdf', '/etc/passwd.pdf', 'a%00.pdf', 'a%0d%0aset-cookie:x.pdf']) {
      const answer = await owner.send({
        method: 'POST',
        url: `${place.path}/store/files?name=${name}`,
        payload: Buffer.from('%PDF-1.7 ciao'),
        headers: { 'content-type': 'application/octet-stream' },
      })
      const { id, name: kept } = answer.json<{ id: string; name: string }>()
      expect([id, kept]).toEqual([expect.stringMatching(/^file_[0-9a-f]{32}$/), expect.not.stringMatching(/[/\\]|\p{Cc}/u)])
      const { headers } = await owner.get(`${place.path}/store/files/${id}`)
      expect([headers['content-disposition'], headers['set-cookie']]).toEqual(['attachment', undefined])
    }
  })
})

describe('headers', () => {
  const SECURE = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    'permissions-policy': expect.stringContaining('geolocation=()'),
  }
  const json = { 'content-type': 'application/json' }
  const kinds = (): readonly (readonly [status: number, ask: () => ReturnType<Browser['send']>])[] => [
    [200, () => owner.get('/')],
    [404, () => owner.get('/nulla')],
    [308, () => owner.get('/index.html')],
    [405, () => owner.post('/', {})],
    [400, () => owner.get('/%E0%A4%A')],
    [200, () => owner.get('/salute')],
    [200, () => owner.get(place.path)],
    [401, () => server.browser().get(FIRMS_PATH)],
    [403, () => owner.send({ method: 'POST', url: FIRMS_PATH, payload: {}, headers: { origin: 'https://altrove.example' } })],
    [404, () => owner.get(`${FIRMS_PATH}/mai-esistita`)],
    [400, () => owner.send({ method: 'POST', url: FIRMS_PATH, payload: '{"name":', headers: json })],
    [
      415,
      () =>
        owner.send({ method: 'POST', url: FIRMS_PATH, payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    ],
    [413, () => owner.send({ method: 'POST', url: '/api/accesso/iscrizione', payload: `"${'a'.repeat(3000)}"`, headers: json })],
    [200, () => owner.get(`${place.path}/store/files/${place.file}`)],
    [200, () => owner.get(`${place.path}/copie/scarica`)],
    [200, () => owner.get(`${ACCOUNT_PATH}/get-session`)],
    [401, () => server.browser().post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'chi@posta.example', password: 'non è questa di certo' })],
    [200, () => owner.send({ method: 'HEAD', url: FIRMS_PATH })],
  ]

  it('of safety stand on every kind of answer, and none says what answers', async () => {
    for (const [status, ask] of kinds()) {
      const { statusCode, headers } = await ask()
      expect([statusCode, headers]).toEqual([status, expect.objectContaining(SECURE)])
      expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined])
    }
  })

  it('of safety stand on the live channel', async () => {
    const stop = new AbortController()
    const asked = { headers: { cookie: owner.cookies(), 'sec-fetch-site': 'same-origin' }, signal: stop.signal }
    const response = await fetch(`http://127.0.0.1:${port}${place.path}/store/changes`, asked)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...SECURE,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    stop.abort()
  })

  it('say of each body what it is, and let no browser or proxy keep what is somebody’s', async () => {
    const asked = Object.entries(doors).filter(
      ([route, { may }]) => route.includes(FIRMS_PATH) && may !== 'owner or self' && !/changes$|^HEAD|invit/.test(route),
    )
    expect(asked.length).toBeGreaterThan(20)
    for (const [route, { ask }] of asked) {
      const { statusCode, headers } = await owner.send({ method: route.split(' ')[0] as 'GET', ...(await ask(place)) })
      expect([route, statusCode, headers['cache-control']]).toEqual([route, statusCode, 'no-store'])
      expect([route, headers['content-type']]).toEqual([route, expect.stringMatching(/^application\/(json; charset=utf-8|gzip|pdf)$/)])
    }
    for (const door of ['get-session', 'list-sessions', 'passkey/list-user-passkeys'])
      expect((await owner.get(`${ACCOUNT_PATH}/${door}`)).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': expect.stringContaining('application/json'),
      })
  })

  it('and bodies of refusals tell nothing of the inside', async () => {
    for (const [, ask] of kinds().filter(([status]) => status >= 400))
      expect((await ask()).body).not.toMatch(/node_modules|\.ts:|SQLITE|kysely|Error:|at .*\(/i)
  })
})
