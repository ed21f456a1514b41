import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, databaseSaid, isDatabaseHere, serverOver } from '../../../conformance/support/either-database.ts'
import {
  ACCOUNT_PATH,
  ENTRY_PATH,
  FIRMS_PATH,
  PROOF_HEADER,
  type AddressPending,
  type FirmOpened,
  type People,
} from '../../kernel/firm/firm-door.ts'
import { browserOf, PASSWORD, register, tokenTo, tryHouse, type Browser } from './house.fixture.ts'
import { colleague, makeFirm, newcomer, signIn, withCodes, type WholeServer } from './whole-server.fixture.ts'

const PATH = `${ENTRY_PATH}/indirizzo`
const HOUR = 60 * 60_000

const ask = (browser: Browser, email: string, password = PASSWORD) => browser.post(PATH, { email, password })
const byLink = (browser: Browser, way: 'conferma' | 'ferma', token: string) => browser.post(`${PATH}/${way}`, {}, { [PROOF_HEADER]: token })
const addressOf = async (browser: Browser) =>
  (await browser.get(`${ACCOUNT_PATH}/get-session`)).json<{ user: { email: string } } | null>()?.user.email
const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode
const problemsOf = async (answer: ReturnType<Browser['post']>) =>
  (await answer).json<{ problems: { path: string; message: string }[] }>().problems.map(({ path, message }) => [path, message])

describe.each(databases)('a change of address over %s', (kind) => {
  let server: WholeServer
  let owner: Browser
  let slug: string
  let letter: number
  const isHere = isDatabaseHere(kind)
  const lettersTo = (email: string) => server.letters.slice(letter).filter(({ to }) => to === email)

  beforeAll(async () => {
    if (!isHere) return
    server = await serverOver(kind)
    owner = server.browser()
    await register(owner, 'luca@rossi.example')
    ;({ slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti'))
  })
  afterAll(() => server?.close())

  describe.skipIf(!isHere)(`in ${databaseSaid(kind)}`, () => {
    it('happens by a press on the link that went to the new address, once, and ends other sessions', async () => {
      const [mail, next] = ['anna@rossi.example', 'anna@verdi.example']
      const [here, there] = [await colleague(server, owner, slug, mail, 'collaboratore', []), server.browser()]
      await signIn(there, mail)
      letter = server.letters.length
      expect((await ask(here, ' Anna@Verdi.example ')).json()).toEqual({ sent: true })
      expect([lettersTo(next).length, lettersTo(mail).length]).toEqual([1, 1])
      expect(lettersTo(mail)[0]?.text).not.toContain(next)
      const token = tokenTo(server, next)
      expect(await status(here.get(`${PATH}/conferma?token=${token}`))).toBe(404)
      expect(await addressOf(here)).toBe(mail)

      await server.browser().post(`${ACCOUNT_PATH}/request-password-reset`, { email: mail })
      const reset = tokenTo(server, mail)
      expect((await byLink(server.browser(), 'conferma', token)).json()).toEqual({ email: next })
      expect([await addressOf(here), await status(there.get(FIRMS_PATH))]).toEqual([next, 401])
      expect((await here.get(`${FIRMS_PATH}/${slug}`)).json<FirmOpened>().me.email).toBe(next)
      const { people } = (await owner.get(`${FIRMS_PATH}/${slug}/persone`)).json<People>()
      expect(people.map(({ email }) => email)).toContain(next)
      expect(server.letters.findLast(({ to }) => to === mail)?.subject).toContain('è cambiato')
      expect(await status(server.browser().post(`${ACCOUNT_PATH}/reset-password`, { newPassword: 'una frase nuova', token: reset }))).toBe(
        400,
      )
      expect(await status(byLink(server.browser(), 'conferma', token))).toBe(404)
      expect([await status(signIn(server.browser(), mail)), await status(signIn(server.browser(), next))]).toEqual([401, 200])
    })

    it('is shown while it waits for its link, to whoever asked alone, and dropped by him', async () => {
      const [asker, other] = [await newcomer(server, 'incerta@posta.example'), await newcomer(server, 'altra@posta.example')]
      await ask(asker, 'nuova@incerta.example')
      const token = tokenTo(server, 'nuova@incerta.example')
      const { pending } = (await asker.get(PATH)).json<AddressPending>()
      expect([pending?.email, pending?.sent]).toEqual(['nuova@incerta.example', true])
      expect((await other.get(PATH)).json()).toEqual({})
      expect(await status(other.send({ method: 'DELETE', url: PATH, payload: {} }))).toBe(200)
      expect((await asker.get(PATH)).json<AddressPending>().pending).toEqual(pending)
      expect(await status(asker.send({ method: 'DELETE', url: PATH, payload: {} }))).toBe(200)
      expect((await asker.get(PATH)).json()).toEqual({})
      expect(await status(byLink(server.browser(), 'conferma', token))).toBe(404)
    })

    it('tells nobody that an address is somebody’s', async () => {
      const asker = await newcomer(server, 'curiosa@posta.example')
      letter = server.letters.length
      const [known, free] = [await ask(asker, 'luca@rossi.example'), await ask(asker, 'libera@posta.example')]
      expect([known.statusCode, known.body]).toEqual([free.statusCode, free.body])
      expect(lettersTo('luca@rossi.example').map(({ text }) => [text.includes('già un account'), text.includes('#')])).toEqual([
        [true, false],
      ])
      expect(lettersTo('curiosa@posta.example')).toHaveLength(2)
    })

    it('is refused where somebody has the address by the time that the link is used', async () => {
      const [first, second] = [await newcomer(server, 'primo@posta.example'), await newcomer(server, 'seconda@posta.example')]
      await ask(first, 'conteso@posta.example')
      const slow = tokenTo(server, 'conteso@posta.example')
      await ask(second, 'conteso@posta.example')
      const fast = tokenTo(server, 'conteso@posta.example')
      const answers = await Promise.all([byLink(first, 'conferma', slow), byLink(second, 'conferma', fast)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
      const addresses = [await addressOf(first), await addressOf(second)]
      expect(addresses.filter((address) => address === 'conteso@posta.example')).toHaveLength(1)
    })

    it('is stopped from the old address, and every session with it', async () => {
      const mail = 'derubata@posta.example'
      const [here, thief] = [await newcomer(server, mail), server.browser()]
      await signIn(thief, mail)
      await ask(thief, 'ladro@altrove.example')
      const [theirs, stop] = [tokenTo(server, 'ladro@altrove.example'), tokenTo(server, mail)]
      expect(await status(byLink(server.browser(), 'ferma', theirs))).toBe(404)
      expect(await status(byLink(server.browser(), 'conferma', stop))).toBe(404)
      expect((await byLink(server.browser(), 'ferma', stop)).json()).toEqual({ email: mail })
      expect([await status(thief.get(FIRMS_PATH)), await status(here.get(FIRMS_PATH))]).toEqual([401, 401])
      expect(await status(byLink(thief, 'conferma', theirs))).toBe(404)
      expect(await status(signIn(server.browser(), mail))).toBe(200)
    })
  })
})

describe('a change of address', () => {
  let server: WholeServer
  beforeAll(async () => {
    server = await serverOver('sqlite')
    await register(server.browser(), 'luca@rossi.example')
  })
  afterAll(() => server.close())

  it('says at its field what is wrong, and sends nothing', async () => {
    const browser = await newcomer(server, 'sbaglia@posta.example')
    const before = server.letters.length
    expect(await problemsOf(ask(browser, 'senza chiocciola', ''))).toEqual([['email', expect.stringContaining('nuovo')]])
    expect(await problemsOf(ask(browser, 'Sbaglia@posta.example'))).toEqual([['email', 'È già il tuo indirizzo: scrivine un altro.']])
    for (const wrong of ['', 'non è questa di certo', 'x'.repeat(500)])
      expect(await problemsOf(ask(browser, 'giusta@posta.example', wrong))).toEqual([['password', 'La password di adesso non è questa.']])
    expect(await status(browser.post(PATH, { email: 'giusta@posta.example', password: PASSWORD, user: 'altri' }))).toBe(400)
    expect(server.letters.length).toBe(before)
  })

  it('takes the place of one that is pending, and is over after an hour', async () => {
    const browser = await newcomer(server, 'indecisa@posta.example')
    await ask(browser, 'uno@posta.example')
    await ask(browser, 'due@posta.example')
    expect(await status(byLink(browser, 'conferma', tokenTo(server, 'uno@posta.example')))).toBe(404)
    server.later(HOUR + 1000)
    expect(await status(byLink(browser, 'conferma', tokenTo(server, 'due@posta.example')))).toBe(404)
    expect(await addressOf(browser)).toBe('indecisa@posta.example')
  })

  it('ends with the password under which it was asked for', async () => {
    const mail = 'cambia@posta.example'
    const [browser, next] = [await newcomer(server, mail), 'cambiata@posta.example']
    await ask(browser, next)
    await browser.post(`${ACCOUNT_PATH}/change-password`, { currentPassword: PASSWORD, newPassword: 'una frase tutta nuova' })
    expect(await status(byLink(browser, 'conferma', tokenTo(server, next)))).toBe(404)
    await ask(browser, next, 'una frase tutta nuova')
    const second = tokenTo(server, next)
    await server.browser().post(`${ACCOUNT_PATH}/request-password-reset`, { email: mail })
    const reset = { newPassword: 'un’altra frase ancora', token: tokenTo(server, mail) }
    expect(await status(server.browser().post(`${ACCOUNT_PATH}/reset-password`, reset))).toBe(200)
    expect(await status(byLink(browser, 'conferma', second))).toBe(404)
  })

  it('leaves the second factor as it was, and an invitation with the address that it went to', async () => {
    const mail = 'codici@posta.example'
    const browser = await newcomer(server, mail)
    const { slug } = await makeFirm(browser, 'Studio Codici', 'dentisti')
    await withCodes(browser)
    const host = await newcomer(server, 'ospita@posta.example')
    const { slug: other } = await makeFirm(host, 'Studio Ospita', 'dentisti')
    await host.post(`${FIRMS_PATH}/${other}/persone/inviti`, { email: mail, role: 'lettura', groups: [] })
    const invitation = tokenTo(server, mail)
    await ask(browser, 'codici@nuova.example')
    expect(await status(byLink(browser, 'conferma', tokenTo(server, 'codici@nuova.example')))).toBe(200)
    expect((await signIn(server.browser(), 'codici@nuova.example')).json()).toMatchObject({ twoFactorRedirect: true })
    expect(await status(browser.get(`${FIRMS_PATH}/${slug}`))).toBe(200)
    expect(await status(browser.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: invitation }))).toBe(404)
    const heir = server.browser()
    expect(await status(register(heir, mail, invitation))).toBe(200)
    expect(await status(heir.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: invitation }))).toBe(200)
  })
})

describe('a wish for another address', () => {
  it('is counted by account wherever it comes from, and by network', async () => {
    const house = await tryHouse()
    try {
      const browser = browserOf(house)
      await register(browser, 'luca@rossi.example')
      const from = (at: number, password: string) =>
        browser.send({ method: 'POST', url: PATH, payload: { email: 'altra@rossi.example', password }, remoteAddress: `198.51.100.${at}` })
      const codes: number[] = []
      for (let at = 0; at < 12; at++) codes.push((await from(at, `non è questa ${at}`)).statusCode)
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
      expect((await from(20, PASSWORD)).statusCode).toBe(429)
      house.later(HOUR + 1000)
      for (let at = 0; at < 10; at++) await browser.post(`${ENTRY_PATH}/iscrizione`, { email: `chi${at}@posta.example` })
      expect((await ask(browser, 'altra@rossi.example')).statusCode).toBe(429)
      expect((await from(30, PASSWORD)).statusCode).toBe(202)
    } finally {
      await house.close()
    }
  })

  it('wants a sign-in within the hour of whoever has no password', async () => {
    const house = await tryHouse()
    try {
      const browser = browserOf(house)
      await register(browser, 'luca@rossi.example')
      // An account of passkeys alone, as far as the password goes.
      await house.house.accounts.db.deleteFrom('account' as never).execute()
      expect((await ask(browser, 'altra@rossi.example', '')).statusCode).toBe(202)
      house.later(HOUR + 60_000)
      expect(await problemsOf(ask(browser, 'altra@rossi.example', ''))).toEqual([
        ['password', 'Sei dentro da più di un’ora: esci, rientra con la passkey e riprova.'],
      ])
    } finally {
      await house.close()
    }
  })

  it('says that the link did not go out by mail where none is set up', async () => {
    const house = await tryHouse({ mail: false })
    try {
      const browser = browserOf(house)
      await register(browser, 'luca@rossi.example')
      expect((await ask(browser, 'altra@rossi.example')).json()).toEqual({ sent: false })
    } finally {
      await house.close()
    }
  })

  it('is dead with its account', async () => {
    const house = await tryHouse()
    try {
      const browser = browserOf(house)
      await register(browser, 'luca@rossi.example')
      await ask(browser, 'altra@rossi.example')
      await house.house.accounts.db.deleteFrom('user' as never).execute()
      expect(await status(byLink(browser, 'conferma', tokenTo(house, 'altra@rossi.example')))).toBe(404)
    } finally {
      await house.close()
    }
  })
})
