import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import { newId } from '../../kernel/door/new-id.ts'
import {
  ACCOUNT_PATH,
  ENTRY_PATH,
  FIRMS_PATH,
  PROOF_HEADER,
  type FirmOfMine,
  type FirmOpened,
  type OwnFieldsHeld,
  type OwnFieldsKept,
} from '../../kernel/firm/firm-door.ts'
import type { OwnField } from '../../kernel/firm/own-fields.ts'
import { browserOf, PASSWORD, register, tokenTo, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'

const create = async (browser: Browser, name: string) =>
  (await browser.post(FIRMS_PATH, { name, trade: 'artigiani', start: 'esempi' })).json<FirmOfMine>()
const ask = (browser: Browser, slug: string, operation: string, body: unknown) =>
  browser.post(`${FIRMS_PATH}/${slug}/store/${operation}`, body)
const put = (browser: Browser, url: string, payload: object) => browser.send({ method: 'PUT', url, payload })

const wish = (label: string, more: object = {}) => ({ label, kind: 'testo', options: [], isListed: true, ...more })

describe.each(['sqlite', 'postgres'] as const)('the own fields of a firm over %s', (kind) => {
  let server: PostgresServer | undefined
  let house: TriedHouse
  let owner: Browser
  let firm: FirmOfMine
  let path = ''

  const isHere = kind === 'sqlite' || postgresHere.from !== 'nowhere'
  beforeAll(async () => {
    if (!isHere) return
    server = kind === 'postgres' ? await startPostgres() : undefined
    house = await tryHouse({ url: await server?.fresh() })
    owner = browserOf(house)
    await register(owner, 'luca@sartori.example')
    firm = await create(owner, 'Sartori')
    path = `${FIRMS_PATH}/${firm.slug}/campi`
  })
  afterAll(async () => {
    await house?.close()
    await server?.stop()
  })

  const add = async (more: object, entity = 'cliente'): Promise<OwnField> => {
    const kept = (await owner.post(path, { entity, ...wish('', more) })).json<OwnFieldsKept>()
    const field = kept.fields.find(({ id }) => id === kept.id)
    if (!field) throw new Error(JSON.stringify(kept))
    return field
  }
  const held = async () => (await owner.get(path)).json<OwnFieldsHeld>()
  const opened = async (browser = owner, slug = firm.slug) => (await browser.get(`${FIRMS_PATH}/${slug}`)).json<FirmOpened>()
  const customer = async (values: object) => {
    const id = newId('cliente')
    const changes = [{ type: 'create', entity: 'cliente', id, values: { nome: 'Osteria', tipo: 'azienda', ...values } }]
    return { id, answer: (await ask(owner, firm.slug, 'commit', { changes, options: { via: 'form', id } })).json<{ ok: boolean }>() }
  }
  const found = async (search: string) =>
    (await ask(owner, firm.slug, 'query', { entity: 'cliente', search, page: { limit: 9 } })).json<{ rows: { id: string }[] }>().rows

  describe.skipIf(!isHere)(`in ${kind === 'sqlite' ? 'a folder' : postgresHere.said}`, () => {
    it('are added by its owner, and records hold them at once', async () => {
      const contratto = await add({ label: 'Contratto', kind: 'scelta', options: [{ label: 'Annuale' }, { label: 'A chiamata' }] })
      const sconto = await add({ label: 'Sconto in euro', kind: 'importo', isListed: false })
      expect((await opened()).fields).toEqual([contratto, sconto])
      const annuale = contratto.options?.[0]?.id
      const { id, answer } = await customer({ [contratto.id]: annuale, [sconto.id]: 1500 })
      expect(answer).toMatchObject({ ok: true })
      expect((await ask(owner, firm.slug, 'many', { entity: 'cliente', ids: [id] })).json()).toMatchObject([
        { [contratto.id]: annuale, [sconto.id]: 1500 },
      ])
      expect((await held()).held).toEqual({ [contratto.id]: 1, [sconto.id]: 1 })
      expect((await found('annuale')).map((row) => row.id)).toEqual([id])
      expect((await customer({ [contratto.id]: 'Annuale' })).answer).toMatchObject({ ok: false, problems: [{ path: contratto.id }] })
    })

    it('are told at the field what is wrong with them', async () => {
      const refused = async (body: object) => {
        const response = await owner.post(path, body)
        return [response.statusCode, response.json<{ problems?: { path: string }[] }>().problems?.map((one) => one.path)]
      }
      expect(await refused({ entity: 'cliente', ...wish('Telefono') })).toEqual([422, ['label']])
      expect(await refused({ entity: 'cliente', ...wish(' ', { kind: 'scelta' }) })).toEqual([422, ['label', 'options']])
      expect(await refused({ entity: 'mai', ...wish('Zona') })).toEqual([400, undefined])
      expect(await refused({ entity: 'cliente', ...wish('Zona', { kind: 'formula' }) })).toEqual([400, undefined])
      expect(await refused({ entity: 'cliente', ...wish('Zona', { id: 'proprio_mio' }) })).toEqual([400, undefined])
      expect((await put(owner, `${path}/proprio_0000000000000000`, wish('Zona'))).statusCode).toBe(422)
    })

    it('change their name and what they offer, but not their kind once there are values', async () => {
      const zona = await add({ label: 'Zona', kind: 'scelta', options: [{ label: 'Centro' }, { label: 'Fuori' }] })
      const [centro, fuori] = zona.options ?? []
      const { id } = await customer({ nome: 'Bar Sport', [zona.id]: fuori?.id })
      expect((await put(owner, `${path}/${zona.id}`, wish('Zona'))).json()).toMatchObject({ problems: [{ path: 'kind' }] })
      const renamed = { ...wish('Quartiere', { kind: 'scelta' }), options: [{ id: centro?.id, label: 'Città vecchia' }] }
      expect((await put(owner, `${path}/${zona.id}`, renamed)).statusCode).toBe(200)
      const now = (await opened()).fields.find((field) => field.id === zona.id)
      expect(now).toMatchObject({ label: 'Quartiere', options: [{ label: 'Città vecchia' }, { ...fuori, isAway: true }] })
      // A page that was opened before still hands in what is no longer offered.
      const changes = [{ type: 'update', entity: 'cliente', id, values: { nome: 'Bar Sport 2', [zona.id]: fuori?.id } }]
      expect((await ask(owner, firm.slug, 'commit', { changes, options: { via: 'form', id: newId('prova') } })).json()).toMatchObject({
        ok: true,
      })
      const inCentro = await customer({ nome: 'Bar Roma', [zona.id]: centro?.id })
      await put(owner, `${path}/${zona.id}`, { ...renamed, options: [{ id: centro?.id, label: 'Isola pedonale' }] })
      expect((await found('pedonale')).map((row) => row.id)).toEqual([inCentro.id])
      expect(await found('vecchia')).toEqual([])
    })

    it('are put away with their values, and come back with them', async () => {
      const targa = await add({ label: 'Insegna' })
      const { id } = await customer({ nome: 'Forno Rossi', [targa.id]: 'Zafferano' })
      await put(owner, `${path}/${targa.id}/posto`, { tolto: true })
      expect((await opened()).fields.map((field) => field.id)).not.toContain(targa.id)
      expect((await held()).fields.find((field) => field.id === targa.id)).toMatchObject({ isAway: true })
      expect(await found('zafferano')).toEqual([])
      const changes = [{ type: 'update', entity: 'cliente', id, values: { nome: 'Forno Bianchi' } }]
      await ask(owner, firm.slug, 'commit', { changes, options: { via: 'form', id: newId('prova') } })
      await put(owner, `${path}/${targa.id}/posto`, { tolto: false })
      expect((await found('zafferano')).map((row) => row.id)).toEqual([id])
      expect((await ask(owner, firm.slug, 'many', { entity: 'cliente', ids: [id] })).json()).toMatchObject([
        { nome: 'Forno Bianchi', [targa.id]: 'Zafferano' },
      ])
    })

    it('stand in the order that the owner gives them', async () => {
      const ids = (await held()).fields.filter(({ entity }) => entity === 'cliente').map(({ id }) => id)
      const turned = ids.toReversed()
      expect((await put(owner, `${path}/ordine`, { entity: 'cliente', ids: turned })).statusCode).toBe(200)
      expect((await held()).fields.filter(({ entity }) => entity === 'cliente').map(({ id }) => id)).toEqual(turned)
    })

    it('outlive the server', async () => {
      const before = await held()
      house = await house.restart()
      owner = browserOf(house)
      await owner.post(`${ACCOUNT_PATH}/sign-in/email`, { email: 'luca@sartori.example', password: PASSWORD })
      expect(await held()).toEqual(before)
    })

    it('are none of other firms, and only the owner defines them', async () => {
      const other = await create(owner, 'Altra ditta')
      expect((await opened(owner, other.slug)).fields).toEqual([])
      const [field] = (await held()).fields
      const where = [{ field: field?.id, op: 'filled' }]
      expect((await ask(owner, other.slug, 'query', { entity: 'cliente', where })).statusCode).toBe(400)

      const email = 'mara@sartori.example'
      await owner.post(`${FIRMS_PATH}/${firm.slug}/persone/inviti`, { email, role: 'collaboratore', groups: [] })
      const mate = browserOf(house)
      const proof = tokenTo(house, email)
      await register(mate, email, proof)
      await mate.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: proof })
      expect((await opened(mate)).fields.length).toBeGreaterThan(0)
      const refusals = [
        await mate.get(path),
        await mate.post(path, { entity: 'cliente', ...wish('Mio') }),
        await put(mate, `${path}/${field?.id}`, wish('Mio')),
        await put(mate, `${path}/${field?.id}/posto`, { tolto: true }),
        await put(mate, `${path}/ordine`, { entity: 'cliente', ids: [] }),
      ]
      expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
      expect((await mate.get(`${FIRMS_PATH}/${other.slug}/campi`)).statusCode).toBe(404)
      expect((await browserOf(house).get(path)).statusCode).toBe(401)
    })
  })
})
