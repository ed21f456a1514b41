import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, databaseSaid, isDatabaseHere, serverOver } from '../../../conformance/support/either-database.ts'
import { FIRMS_PATH, PREVIEW_HEADER } from '../../kernel/firm/firm-door.ts'
import type { Filed } from '../../kernel/files/filed.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Committed } from '../../kernel/door/store.ts'
import { bringFile, register, type Browser } from './house.fixture.ts'
import { colleague, makeFirm, memberId, type WholeServer } from './whole-server.fixture.ts'

const JPEG = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text)])
const PNG = Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\u0004IHDR\0\0\0\u0001\0\0\0\0', 'latin1')

describe.each(databases)('files of a beauty parlour over %s', (kind) => {
  let server: WholeServer
  let owner: Browser
  let operator: Browser
  let desk: Browser
  let path: string
  let slug: string
  const isHere = isDatabaseHere(kind)

  beforeAll(async () => {
    if (!isHere) return
    server = await serverOver(kind)
    owner = server.browser()
    await register(owner, 'luca@rossi.example')
    ;({ slug } = await makeFirm(owner, 'Centro Rossi', 'estetica', 'esempi'))
    path = `${FIRMS_PATH}/${slug}`
    operator = await colleague(server, owner, slug, 'marta@rossi.example', 'collaboratore', ['schede'])
    desk = await colleague(server, owner, slug, 'anna@rossi.example', 'collaboratore', [])
  })
  afterAll(() => server?.close())

  const bring = async (who: Browser, payload: Buffer) => (await bringFile(who, path, payload, 'name=foto')).json<Filed>()
  const commit = async (who: Browser, change: object) => {
    const wish = { changes: [change], options: { via: 'form', id: crypto.randomUUID() } }
    const done = (await who.post(`${path}/store/commit`, wish)).json<Committed>()
    expect(done).toMatchObject({ ok: true })
  }
  const ask = async (entity: string, where: readonly object[]) =>
    (await owner.post(`${path}/store/query`, { entity, where, page: { limit: 1 } })).json<{ rows: readonly AnyRow[] }>().rows[0]
  const opened = async (who: Browser, { id }: Filed, headers = {}) =>
    (await who.send({ method: 'GET', url: `${path}/store/files/${id}`, headers })).statusCode

  describe.skipIf(!isHere)(`in ${databaseSaid(kind)}`, () => {
    it('are opened by whoever sees the field that names them, whoever knows their id', async () => {
      const customer = await ask('cliente', [{ field: 'foto', op: 'eq', value: 'si' }])
      const photo = await bring(owner, JPEG('prima del trattamento'))
      const values = { cliente: customer?.id, giorno: '2026-11-20', zona: 'viso', prima: [photo] }
      await commit(owner, { type: 'create', entity: 'scheda', values })
      expect([await opened(owner, photo), await opened(operator, photo), await opened(desk, photo)]).toEqual([200, 200, 404])
      const anna = await memberId(owner, slug, 'anna@rossi.example')
      expect(await opened(owner, photo, { [PREVIEW_HEADER]: anna })).toBe(404)
    })

    it('are opened by the desk where a field names them that it sees', async () => {
      const signature = await bring(owner, PNG)
      const consent = await ask('consenso', [{ field: 'firma', op: 'empty' }])
      expect(await opened(desk, signature)).toBe(404)
      const firma = [{ ...signature, signer: 'Elena Conti', at: '2026-11-20T10:05' }]
      await commit(owner, { type: 'update', entity: 'consenso', id: consent?.id, values: { firma } })
      expect([await opened(desk, signature), await opened(operator, signature)]).toEqual([200, 200])
    })

    it('are opened by whoever has brought them, before a record names them, and by everybody as the logo', async () => {
      const [own, logo] = [await bring(desk, JPEG('appena scelta')), await bring(owner, PNG)]
      expect([await opened(desk, own), await opened(operator, own), await opened(owner, own)]).toEqual([200, 200, 200])
      expect(await opened(desk, logo)).toBe(404)
      await owner.send({ method: 'PUT', url: `${path}/logo`, payload: { file: logo.id } })
      expect(await opened(desk, logo)).toBe(200)
    })
  })
})
