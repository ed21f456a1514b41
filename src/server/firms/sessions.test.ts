import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH } from '../../kernel/firm/firm-door.ts'
import { STEADY_MS } from '../accounts/steady-time.ts'
import { fill, KEPT } from './askers.fixture.ts'
import { browserOf, PASSWORD, register, tokenTo, type Browser } from './house.fixture.ts'
import { codeOf, colleague, makeFirm, memberId, newcomer, signIn, tryServer, withCodes, type WholeServer } from './whole-server.fixture.ts'

let server: WholeServer
let address: string
let owner: Browser
let path: string
let slug: string
/** Longest time that a session is believed without looking. */
const BELIEVED_MS = 5000
const DAY_MS = 24 * 60 * 60_000

beforeAll(async () => {
  server = await tryServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  owner = server.browser()
  await register(owner, 'luca@rossi.example')
  ;({ slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti'))
  path = `${FIRMS_PATH}/${slug}`
  await fill(owner, path)
})
afterAll(() => server.close())

const sessionOf = (browser: Browser) => /session_token=([^;]+)/.exec(browser.cookies())?.[1] ?? ''
/** What somebody else is answered who has these cookies, once nobody believes them unseen. */
async function replayed(cookie: string): Promise<number> {
  server.later(BELIEVED_MS)
  return (await server.browser().get(FIRMS_PATH, { cookie })).statusCode
}

describe('a session', () => {
  it('is new at each sign-in, whatever the browser has brought', async () => {
    await newcomer(server, 'fissa@posta.example')
    const [victim, attacker] = [server.browser(), server.browser()]
    await signIn(attacker, 'luca@rossi.example')
    const planted = attacker.cookies()
    const answer = await victim.send({
      method: 'POST',
      url: `${ACCOUNT_PATH}/sign-in/email`,
      payload: { email: 'fissa@posta.example', password: PASSWORD },
      headers: { cookie: planted },
    })
    expect(answer.statusCode).toBe(200)
    expect([sessionOf(victim).length > 30, sessionOf(victim) === sessionOf(attacker)]).toEqual([true, false])
    const invented = await server.browser().get(FIRMS_PATH, { cookie: `bottega.session_token=${'a'.repeat(32)}.${'b'.repeat(43)}=` })
    expect(invented.statusCode).toBe(401)
    const before = sessionOf(victim)
    await signIn(victim, 'fissa@posta.example')
    expect(sessionOf(victim)).not.toBe(before)
  })

  it('is dead after signing out, a new password and a link to one', async () => {
    const mail = 'cambia@posta.example'
    const [here, there] = [await newcomer(server, mail), server.browser()]
    await signIn(there, mail)
    const [old, elsewhere] = [here.cookies(), there.cookies()]
    // A page that does not ask for it ends them too.
    const changed = await here.post(`${ACCOUNT_PATH}/change-password`, {
      currentPassword: PASSWORD,
      newPassword: 'una frase tutta nuova',
      revokeOtherSessions: false,
    })
    expect([changed.statusCode, await replayed(old), await replayed(elsewhere), (await here.get(FIRMS_PATH)).statusCode]).toEqual([
      200, 401, 401, 200,
    ])
    await server.browser().post(`${ACCOUNT_PATH}/request-password-reset`, { email: mail })
    const token = tokenTo(server, mail)
    const held = here.cookies()
    const reset = (browser: Browser) => browser.post(`${ACCOUNT_PATH}/reset-password`, { newPassword: 'un’altra frase ancora', token })
    expect([(await reset(server.browser())).statusCode, await replayed(held), (await reset(server.browser())).statusCode]).toEqual([
      200, 401, 400,
    ])
    const last = server.browser()
    await signIn(last, mail, 'un’altra frase ancora')
    const ended = last.cookies()
    await last.post(`${ACCOUNT_PATH}/sign-out`, {})
    expect(await replayed(ended)).toBe(401)
  })

  it('is ended by its owner from another device', async () => {
    const [here, there] = [await newcomer(server, 'due@posta.example'), server.browser()]
    await signIn(there, 'due@posta.example')
    expect((await here.get(`${ACCOUNT_PATH}/list-sessions`)).json<unknown[]>()).toHaveLength(2)
    await here.post(`${ACCOUNT_PATH}/revoke-other-sessions`, {})
    expect([await replayed(there.cookies()), await replayed(here.cookies())]).toEqual([401, 200])
  })

  it('ends for a firm at once with the membership', async () => {
    const gone = await colleague(server, owner, slug, 'fuori@rossi.example', 'collaboratore', [])
    expect((await gone.get(path)).statusCode).toBe(200)
    await owner.send({ method: 'DELETE', url: `${path}/persone/${await memberId(owner, slug, 'fuori@rossi.example')}` })
    expect([(await gone.get(path)).statusCode, (await gone.post(`${path}/store/query`, { entity: 'paziente' })).statusCode]).toEqual([
      404, 404,
    ])
  })

  it('ends thirty days after it was last used, and ninety after the sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const begin = Date.now()
      const answers = async (browser: Browser, days: readonly number[]) => {
        const codes: number[] = []
        for (const day of days) {
          vi.setSystemTime(begin + day * DAY_MS)
          codes.push((await browser.get(FIRMS_PATH)).statusCode)
        }
        return codes
      }
      const [idle, busy] = [await newcomer(server, 'ferma@posta.example'), await newcomer(server, 'attiva@posta.example')]
      expect(await answers(busy, [20, 40, 60, 80, 89.9, 90.1])).toEqual([200, 200, 200, 200, 200, 401])
      expect((await busy.get(`${ACCOUNT_PATH}/get-session`)).body).toBe('null')
      expect(await answers(idle, [29.9, 60])).toEqual([200, 401])
    } finally {
      vi.useRealTimers()
    }
  })

  it('has no second factor behind a link to a new password', async () => {
    const mail = 'codici@posta.example'
    const secret = await withCodes(await newcomer(server, mail))
    await server.browser().post(`${ACCOUNT_PATH}/request-password-reset`, { email: mail })
    const anew = server.browser()
    await anew.post(`${ACCOUNT_PATH}/reset-password`, { newPassword: 'una frase tutta nuova', token: tokenTo(server, mail) })
    expect((await anew.get(FIRMS_PATH)).statusCode).toBe(401)
    expect((await signIn(anew, mail, 'una frase tutta nuova')).json()).toMatchObject({ twoFactorRedirect: true })
    expect((await anew.get(FIRMS_PATH)).statusCode).toBe(401)
    await anew.post(`${ACCOUNT_PATH}/two-factor/verify-totp`, { code: codeOf(secret) })
    expect((await anew.get(FIRMS_PATH)).statusCode).toBe(200)
  })

  it('begins once with each code that was put away', async () => {
    const mail = 'carta@posta.example'
    const here = await newcomer(server, mail)
    const enabled = await here.post(`${ACCOUNT_PATH}/two-factor/enable`, { password: PASSWORD })
    const { totpURI, backupCodes } = enabled.json<{ totpURI: string; backupCodes: readonly string[] }>()
    const secret = new URL(totpURI).searchParams.get('secret') ?? ''
    await here.post(`${ACCOUNT_PATH}/two-factor/verify-totp`, { code: codeOf(secret) })
    const tried: number[] = []
    for (const code of [backupCodes[0], backupCodes[0], backupCodes[1]]) {
      const browser = server.browser()
      await signIn(browser, mail)
      await browser.post(`${ACCOUNT_PATH}/two-factor/verify-backup-code`, { code })
      tried.push((await browser.get(FIRMS_PATH)).statusCode)
    }
    expect(tried).toEqual([200, 401, 200])
  })

  it('lies in a cookie that no script reads and no other host sets', async () => {
    const secure = await tryServer({ address: 'https://gestionale.example' })
    try {
      const browser = browserOf(secure)
      const answer = await register(browser, 'luca@rossi.example')
      const cookies = [answer.headers['set-cookie'] ?? []].flat()
      expect(cookies.length).toBeGreaterThan(0)
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-bottega\./)
        for (const part of ['; Path=/', '; HttpOnly', '; Secure', '; SameSite=Lax']) expect(cookie).toContain(part)
        expect(cookie).not.toMatch(/domain=/i)
      }
    } finally {
      await secure.close()
    }
  })
})

describe('who asks for an account', () => {
  const same = async (ask: (email: string) => Promise<{ statusCode: number; body: string }>) => {
    const [known, unknown] = [await ask('luca@rossi.example'), await ask('nessuno@altrove.example')]
    return [
      known.statusCode,
      known.body.replaceAll('luca@rossi.example', ''),
      unknown.statusCode,
      unknown.body.replaceAll('nessuno@altrove.example', ''),
    ]
  }

  it('learns from no answer whether an address is known', async () => {
    const asks: readonly ((email: string) => ReturnType<Browser['post']>)[] = [
      (email) => server.browser().post(`${ENTRY_PATH}/iscrizione`, { email }),
      (email) => server.browser().post(`${ACCOUNT_PATH}/sign-in/email`, { email, password: 'non è questa di certo' }),
      (email) => server.browser().post(`${ACCOUNT_PATH}/request-password-reset`, { email }),
      (email) => register(server.browser(), email),
      (email) => register(server.browser(), email, 'inventato'),
      (email) =>
        server.browser().get(`${ACCOUNT_PATH}/passkey/generate-register-options?context=${encodeURIComponent(JSON.stringify({ email }))}`),
      (email) => owner.post(`${path}/persone/inviti`, { email: `x${email}`, role: 'lettura', groups: [] }),
    ]
    for (const ask of asks) {
      const [status, body, otherStatus, otherBody] = await same(ask)
      expect([status, body]).toEqual([otherStatus, otherBody])
    }
  })

  it('learns nothing from the time of an answer: letters are asked for in steady time', async () => {
    const before = server.letters.length
    const asks = [`${ENTRY_PATH}/iscrizione`, `${ACCOUNT_PATH}/request-password-reset`]
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answered: string[] = []
    const asked = asks.flatMap((url) =>
      ['luca@rossi.example', 'nessuno@altrove.example'].map(async (email) => {
        await server.browser().post(url, { email })
        answered.push(url)
      }),
    )
    // The letter to a known address has gone, and the row of an unknown one is written.
    await expect.poll(() => server.letters.length - before).toBe(3)
    expect(answered).toEqual([])
    vi.advanceTimersByTime(STEADY_MS)
    await Promise.all(asked)
    expect(answered.toSorted()).toEqual([...asks, ...asks].toSorted())
  })

  it('takes up no invitation to another address, nor one twice, nor one that is too old', async () => {
    await owner.post(`${path}/persone/inviti`, { email: 'marta@rossi.example', role: 'collaboratore', groups: [] })
    const proof = tokenTo(server, 'marta@rossi.example')
    const stranger = await newcomer(server, 'mallory@altrove.example')
    const headers = { 'x-bottega-prova': proof }
    expect((await stranger.post(`${ENTRY_PATH}/invito`, {}, headers)).statusCode).toBe(404)
    const marta = server.browser()
    await register(marta, 'marta@rossi.example', proof)
    const codes = [await marta.post(`${ENTRY_PATH}/invito`, {}, headers), await marta.post(`${ENTRY_PATH}/invito`, {}, headers)]
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 404])
    await owner.post(`${path}/persone/inviti`, { email: 'mallory@altrove.example', role: 'titolare', groups: [] })
    server.later(8 * 24 * 3600 * 1000)
    const late = { 'x-bottega-prova': tokenTo(server, 'mallory@altrove.example') }
    expect((await stranger.post(`${ENTRY_PATH}/invito`, {}, late)).statusCode).toBe(404)
  })

  it('is sent to no other site', async () => {
    const spoofed = { host: 'altrove.example', origin: 'http://altrove.example', 'x-forwarded-host': 'altrove.example' }
    await server.browser().post(`${ACCOUNT_PATH}/request-password-reset`, { email: 'luca@rossi.example' }, spoofed)
    await server.browser().post(`${ENTRY_PATH}/iscrizione`, { email: 'nuovo@altrove.example' }, spoofed)
    for (const { text } of server.letters) expect(text).not.toContain('http://altrove.example')
  })

  it.each([
    'https://altrove.example',
    '//altrove.example',
    '/\\altrove.example',
    'javascript:alert(1)',
    'https:altrove.example',
    '/%2f/altrove.example',
  ])('is led to no other site after signing in: %s', async (callbackURL) => {
    server.later(16 * 60_000)
    const answer = await server
      .browser()
      .post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'luca@rossi.example', password: PASSWORD, callbackURL })
    expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([403, undefined, []])
  })
})

describe('tries', () => {
  it('are counted by network, whatever names, headers and spellings of it they come under', async () => {
    const spellings = (at: number) =>
      [`2001:db8:7:1::${at.toString(16)}`, `2001:0DB8:0007:0001:${at}::`, `2001:db8:7:1:ffff:ffff:ffff:${at}`][at % 3]
    const answers: number[] = []
    for (let at = 1; at <= 24; at++) {
      const claimed = {
        'x-forwarded-for': `198.51.100.${at}`,
        'x-real-ip': `198.51.100.${at}`,
        'x-bottega-rete': `198.51.100.${at}`,
        forwarded: `for=198.51.100.${at}`,
      }
      const payload = {
        email: `chi${at}@posta.example`,
        password: 'non è questa di certo',
        ip: `198.51.100.${at}`,
        rememberMe: at % 2 === 0,
      }
      const answer = await browserOf(server, spellings(at)).post(`${ACCOUNT_PATH}/sign-in/email`, payload, claimed)
      answers.push(answer.statusCode)
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 401), ...Array.from({ length: 4 }, () => 429)])
  })
})

describe('a live channel', () => {
  /** Hears until the server ends it. */
  async function heard(cookie: string): Promise<() => Promise<string>> {
    const response = await fetch(`${address}${path}/store/changes?after=0`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(response.status).toBe(200)
    const text = response.text()
    return () => text
  }

  it('ends with the session, the membership and the group that it was opened with', async () => {
    const open = async (email: string, groups: readonly string[]) => {
      const browser = await colleague(server, owner, slug, email, 'collaboratore', groups)
      return { browser, ended: await heard(browser.cookies()), id: await memberId(owner, slug, email) }
    }
    const leaves = await open('esce@rossi.example', [])
    const removed = await open('tolta@rossi.example', [])
    const narrowed = await open('ristretta@rossi.example', ['sanitari'])
    await leaves.browser.post(`${ACCOUNT_PATH}/sign-out`, {})
    await owner.send({ method: 'DELETE', url: `${path}/persone/${removed.id}` })
    await owner.send({ method: 'PUT', url: `${path}/persone/${narrowed.id}`, payload: { role: 'collaboratore', groups: [] } })
    server.later(BELIEVED_MS)
    const texts = await Promise.all([leaves, removed, narrowed].map(({ ended }) => ended()))
    expect(texts.map((text) => text.includes(KEPT))).toEqual([false, false, true])
    const after = await heard(narrowed.browser.cookies())
    await owner.send({ method: 'DELETE', url: `${path}/persone/${narrowed.id}` })
    expect(await after()).not.toContain(KEPT)
  })
})
