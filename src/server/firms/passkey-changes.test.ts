import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_PATH, ENTRY_PATH } from '../../kernel/firm/firm-door.ts'
import { CONFIRMED_SECONDS } from '../accounts/confirmation.ts'
import { browserOf, PASSWORD, register, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'
import { signIn } from './whole-server.fixture.ts'

const EMAIL = 'luca@rossi.example'
const HOUR = 60 * 60_000

const confirm = (browser: Browser, password = PASSWORD) => browser.post(`${ENTRY_PATH}/conferma`, { password })
const begin = async (browser: Browser) => (await browser.get(`${ACCOUNT_PATH}/passkey/generate-register-options`)).statusCode
const remove = (browser: Browser, id: string) => browser.post(`${ACCOUNT_PATH}/passkey/delete-passkey`, { id })

describe('passkeys of an account', () => {
  let house: TriedHouse
  let here: Browser
  let user: string
  const countOf = async () => (await sql`select id from passkey`.execute(house.house.accounts.db)).rows.length
  const give = (id: string) =>
    sql`insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", "createdAt")
      values (${id}, 'chiave', ${user}, ${id}, 0, 'singleDevice', 0, '2026-11-21T09:00:00.000Z')`.execute(house.house.accounts.db)

  beforeAll(async () => {
    house = await tryHouse()
    here = browserOf(house)
    await register(here, EMAIL)
    const session = (await here.get(`${ACCOUNT_PATH}/get-session`)).json<{ user: { id: string } }>()
    user = session.user.id
  })
  afterAll(() => house.close())

  it('change only after a proof that holds for five minutes, in that session alone', async () => {
    await give('prima')
    expect([await begin(here), (await remove(here, 'prima')).statusCode, await countOf()]).toEqual([403, 403, 1])
    const wrong = await confirm(here, 'una frase sbagliata')
    expect([wrong.statusCode, wrong.json<{ problems: object[] }>().problems]).toEqual([
      422,
      [{ path: 'password', code: 'invalid', message: 'La password di adesso non è questa.' }],
    ])
    expect(await begin(here)).toBe(403)

    const confirmed = await confirm(here)
    expect(confirmed.statusCode).toBe(200)
    expect(confirmed.cookies).toMatchObject([{ name: 'bottega.conferma', httpOnly: true, sameSite: 'Strict', maxAge: CONFIRMED_SECONDS }])
    expect(await begin(here)).toBe(200)

    const there = browserOf(house)
    await signIn(there, EMAIL)
    const beginWith = async (kept: string) =>
      (await there.get(`${ACCOUNT_PATH}/passkey/generate-register-options`, { cookie: `${there.cookies()}; bottega.conferma=${kept}` }))
        .statusCode
    // Handed over from the other browser, and made up.
    expect([await beginWith(confirmed.cookies[0]?.value ?? ''), await beginWith(`${Date.now() + HOUR}.inventata`)]).toEqual([403, 403])

    expect([(await remove(here, 'prima')).statusCode, await countOf()]).toEqual([200, 0])
    house.later(CONFIRMED_SECONDS * 1000)
    expect(await begin(here)).toBe(403)
  })

  it('stay where one is the last way in, and want a sign-in within the hour of whoever has no password', async () => {
    await sql`delete from account`.execute(house.house.accounts.db)
    await give('unica')
    expect((await confirm(here, '')).statusCode).toBe(200)
    const last = await remove(here, 'unica')
    expect([last.statusCode, last.json<{ errore: string }>().errore]).toEqual([
      409,
      'È l’unico modo con cui entri: prima aggiungi un’altra passkey, oppure scegli una password da «Password dimenticata».',
    ])
    await give('seconda')
    expect([(await remove(here, 'seconda')).statusCode, (await remove(here, 'unica')).statusCode, await countOf()]).toEqual([200, 409, 1])
    house.later(HOUR)
    expect((await confirm(here, '')).statusCode).toBe(422)
  })

  it('are not tried for by passwords without end', async () => {
    const codes: number[] = []
    for (let at = 0; at < 12; at++) codes.push((await confirm(here, `tentativo numero ${at}`)).statusCode)
    expect(codes.at(-1)).toBe(429)
  })
})
