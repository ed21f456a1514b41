import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_PATH, ENTRY_PATH } from '../../kernel/firm/firm-door.ts'
import { browserOf, PASSWORD, register, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'
import { signIn, withCodes } from './whole-server.fixture.ts'

const EMAIL = 'luca@rossi.example'
const OTHER = 'tre cavalli verdi 42'

describe('whoever signs in otherwise from now on', () => {
  let house: TriedHouse
  let here: Browser
  /** Subjects of the letters since the last question; every one goes to him and bears no link. */
  let read = 0
  const told = () => {
    const fresh = house.letters.slice(read)
    read = house.letters.length
    for (const { to, text } of fresh) expect([to, text]).toEqual([EMAIL, expect.not.stringMatching(/https?:/)])
    return fresh.map(({ subject }) => subject.replace('Il tuo account Bottega: ', ''))
  }

  beforeAll(async () => {
    house = await tryHouse()
    here = browserOf(house)
    await register(here, EMAIL)
  })
  afterAll(() => house.close())

  it('is told nothing of signing in, nor of what was refused', async () => {
    await signIn(browserOf(house), EMAIL)
    await signIn(browserOf(house), EMAIL, 'una frase sbagliata')
    await here.post(`${ACCOUNT_PATH}/change-password`, { currentPassword: 'una frase sbagliata', newPassword: OTHER })
    expect(told()).toEqual([])
  })

  it('is told of a new password, whichever way it came', async () => {
    await here.post(`${ACCOUNT_PATH}/change-password`, { currentPassword: PASSWORD, newPassword: OTHER })
    expect(told()).toEqual(['la password è cambiata'])
    await browserOf(house).post(`${ACCOUNT_PATH}/request-password-reset`, { email: EMAIL })
    const token = /nuova-password=(\S+)/.exec(house.letters.at(-1)?.text ?? '')?.[1]
    read = house.letters.length
    await browserOf(house).post(`${ACCOUNT_PATH}/reset-password`, { token, newPassword: PASSWORD })
    expect(told()).toEqual(['la password è cambiata con il link della posta'])
    here = browserOf(house)
    await signIn(here, EMAIL)
  })

  it('is told of a passkey that was taken away', async () => {
    const { user } = (await here.get(`${ACCOUNT_PATH}/get-session`)).json<{ user: { id: string } }>()
    await sql`insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", "createdAt")
      values ('una', 'chiave', ${user.id}, 'una', 0, 'singleDevice', 0, '2026-11-21T09:00:00.000Z')`.execute(house.house.accounts.db)
    await here.post(`${ENTRY_PATH}/conferma`, { password: PASSWORD })
    await here.post(`${ACCOUNT_PATH}/passkey/delete-passkey`, { id: 'una' })
    expect(told()).toEqual(['una passkey è stata tolta'])
  })

  it('is told of the second step once it is there, and of its end', async () => {
    await withCodes(here)
    expect(told()).toEqual(['il secondo passo è acceso'])
    await here.post(`${ACCOUNT_PATH}/two-factor/disable`, { password: PASSWORD })
    expect(told()).toEqual(['il secondo passo è spento'])
  })
})
