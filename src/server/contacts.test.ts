import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerContacts } from './contacts.ts'
import { trustedProxy } from './trusted-proxy.ts'

const message = {
  nome: "Àgata D'Angelò",
  email: 'Agata@Posta.example',
  settore: 'artigiani',
  messaggio: 'Vorrei una <b>prova</b>.',
  consenso: true,
}

describe('messages from the landing page', () => {
  let folder = ''
  let app: FastifyInstance
  let minute = 0

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contatti-'))
    minute = 0
    app = Fastify()
    registerContacts(app, { folder: join(folder, 'nuova'), now: () => new Date(Date.UTC(2026, 10, 21, 9, minute)) })
  })
  afterEach(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/contatti', payload })

  it('are kept as they were written, with the moment they came', async () => {
    expect((await post(message)).statusCode).toBe(201)
    const lines = (await readFile(join(folder, 'nuova', 'contatti.jsonl'), 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { ...message, email: 'agata@posta.example', ricevuto: '2026-11-21T09:00:00.000Z' },
    ])
  })

  it('are deleted after twelve months, the later ones kept letter by letter', async () => {
    const file = join(folder, 'nuova', 'contatti.jsonl')
    await post(message)
    const young = await readFile(file, 'utf8')
    await writeFile(file, `{"ricevuto":"2025-11-20T09:00:00.000Z","nome":"vecchio"}\n${young}`)
    await post(message)
    expect(await readFile(file, 'utf8')).toBe(`${young}${young}`)
  })

  it.each([
    ['no consent', { ...message, consenso: false }, 'consenso'],
    ['no e-mail', { ...message, email: 'agata' }, 'email'],
    ['something else as well', { ...message, admin: true }, 'admin'],
    ['a trade that does not exist', { ...message, settore: 'banche' }, 'settore'],
  ])('are refused with a sentence at the field: %s', async (_name, payload, path) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ problemi: [{ path }] })
    await expect(readFile(join(folder, 'nuova', 'contatti.jsonl'))).rejects.toThrow('ENOENT')
  })

  it('are five in ten minutes from one address, then wait', async () => {
    for (let count = 0; count < 5; count++) expect((await post(message)).statusCode).toBe(201)
    expect((await post(message)).statusCode).toBe(429)
    minute = 11
    expect((await post(message)).statusCode).toBe(201)
  })

  it('are announced to the form where they are taken, and refused to it where not', async () => {
    const asked = await app.inject('/api/contatti')
    expect([asked.statusCode, asked.json(), asked.headers['cache-control']]).toEqual([200, { accoglie: true }, 'no-store'])
    const closed = Fastify()
    registerContacts(closed, { folder: undefined })
    expect((await closed.inject('/api/contatti')).json()).toEqual({ accoglie: false })
    expect((await closed.inject({ method: 'POST', url: '/api/contatti', payload: message })).statusCode).toBe(404)
  })

  it('of visitors behind one proxy are counted by visitor where the proxy is trusted', async () => {
    const proxied = Fastify({ trustProxy: trustedProxy('1') })
    registerContacts(proxied, { folder, now: () => new Date(Date.UTC(2026, 10, 21, 9, 0)) })
    const from = async (address: string) =>
      (await proxied.inject({ method: 'POST', url: '/api/contatti', payload: message, headers: { 'x-forwarded-for': address } })).statusCode
    for (let count = 0; count < 5; count++) expect(await from('192.0.2.1')).toBe(201)
    expect(await from('192.0.2.1')).toBe(429)
    expect(await from('192.0.2.2')).toBe(201)
  })

  it('are not longer than a letter', async () => {
    expect((await post({ ...message, messaggio: 'a'.repeat(40_000) })).statusCode).toBe(413)
  })
})
