import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import { ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH, PROOF_HEADER, type FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { browserOf, PASSWORD, register, tokenTo, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'
import { LEASE_MS } from './presence.ts'

const EMAIL = 'luca@sartori.example'

/** What two apps share that are opened over one database, as two processes are: nothing but the database and the secret. */
describe.skipIf(postgresHere.from === 'nowhere')(`two servers over ${postgresHere.said}`, () => {
  let server: PostgresServer
  let [one, other]: [TriedHouse?, TriedHouse?] = []
  let owner: Browser
  let firm: FirmOfMine
  const both = () => {
    if (!one || !other) throw new Error('Both are open by now.')
    return [one, other] as const
  }
  beforeAll(async () => {
    server = await startPostgres()
    const url = await server.fresh()
    one = await tryHouse({ url })
    other = await tryHouse({ url, folder: one.folder })
    owner = browserOf(one)
    await register(owner, EMAIL)
    firm = (await owner.post(FIRMS_PATH, { name: 'Sartori', trade: 'artigiani', start: 'vuota' })).json<FirmOfMine>()
  })
  afterAll(async () => {
    await other?.app.close()
    await one?.close()
    await server.stop()
  })

  /** Hears what happens in the firm, as the owner. */
  async function listening({ app }: TriedHouse) {
    const address = app.server.listening
      ? `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
      : await app.listen({ port: 0, host: '127.0.0.1' })
    const abort = new AbortController()
    onTestFinished(() => abort.abort())
    const url = `${address}${FIRMS_PATH}/${firm.slug}/store/changes?segni=1`
    const live = await fetch(url, { headers: { cookie: owner.cookies() }, signal: abort.signal })
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader()
    /** What comes until these words have come. */
    const until = async (words: string) => {
      let heard = ''
      while (!heard.includes(words)) {
        const part = await reader?.read()
        if (!part || part.done) break
        heard += part.value
      }
      return heard
    }
    return { until }
  }

  it('know who has signed in at either, and forget him within five seconds', async () => {
    const [here, there] = both()
    const luca = browserOf(here)
    await luca.post(`${ACCOUNT_PATH}/sign-in/email`, { email: EMAIL, password: PASSWORD })
    const cookie = luca.cookies()
    const elsewhere = browserOf(there)
    expect((await elsewhere.get(FIRMS_PATH, { cookie })).json()).toEqual([firm])
    there.later(5000)
    expect((await elsewhere.get(FIRMS_PATH, { cookie })).json()).toEqual([firm])
    await luca.post(`${ACCOUNT_PATH}/sign-out`, {})
    there.later(5000)
    expect((await elsewhere.get(FIRMS_PATH, { cookie })).statusCode).toBe(401)
  })

  it('tell at once what is committed at the other', async () => {
    const [here, there] = both()
    const path = `${FIRMS_PATH}/${firm.slug}/store`
    const live = await listening(there)
    const id = newId('cliente')
    const change = { type: 'create', entity: 'cliente', id, values: { nome: 'Osteria del Ponte', tipo: 'privato' } }
    const committed = await browserOf(here).send({
      method: 'POST',
      url: `${path}/commit`,
      payload: { changes: [change], options: { via: 'form', id } },
      headers: { cookie: owner.cookies() },
    })
    expect(committed.json()).toMatchObject({ ok: true })
    expect(await live.until(id)).toContain(id)
  })

  it('tell who has a record open at the other, and no longer once he is silent', async () => {
    const [here, there] = both()
    const [email, ada] = ['ada@verdi.example', browserOf(here)]
    const path = `${FIRMS_PATH}/${firm.slug}`
    await owner.post(`${path}/persone/inviti`, { email, role: 'collaboratore', groups: [] })
    const proof = tokenTo(here, email)
    await register(ada, email, proof)
    await ada.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: proof })
    const { rows } = (await owner.post(`${path}/store/query`, { entity: 'cliente' })).json<{ rows: readonly { id: string }[] }>()
    const live = await listening(there)
    const open = [{ entity: 'cliente', id: rows[0]?.id }]
    expect((await ada.post(`${path}/store/segno`, { page: crypto.randomUUID(), open })).json()).toEqual({ fatto: true })
    expect(await live.until('"by":"ada"')).toContain('event: segni')
    there.later(LEASE_MS)
    expect(await live.until('data: []')).toContain('event: segni')
  })

  it('count guesses together', async () => {
    const codes: number[] = []
    for (let at = 0; at < 12; at++) {
      const guessing = browserOf(both()[at % 2 === 0 ? 0 : 1], `198.51.100.${at}`)
      const answer = await guessing.post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'anna@verdi.example', password: `non è questa ${at}` })
      codes.push(answer.statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  })
})
