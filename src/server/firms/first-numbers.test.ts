import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databases, databaseSaid, isDatabaseHere, serverOver } from '../../../conformance/support/either-database.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { FIRMS_PATH, type FirmOpened } from '../../kernel/firm/firm-door.ts'
import { register, type Browser } from './house.fixture.ts'
import { colleague, makeFirm, signIn, type WholeServer } from './whole-server.fixture.ts'

const YEAR_MS = 366 * 24 * 60 * 60_000

describe.each(databases)('the first number of documents over %s', (kind) => {
  let server: WholeServer
  let owner: Browser
  let path: string
  let cliente: string
  const isHere = isDatabaseHere(kind)

  beforeAll(async () => {
    if (!isHere) return
    server = await serverOver(kind)
    owner = server.browser()
    await register(owner, 'luca@rossi.example')
    path = `${FIRMS_PATH}/${(await makeFirm(owner, 'Studio Rossi', 'business')).slug}`
    cliente = newId('cliente')
    await commit([{ type: 'create', entity: 'cliente', id: cliente, values: { azienda: 'Mulino Verdi' } }])
  })
  afterAll(() => {
    vi.useRealTimers()
    return server?.close()
  })

  const commit = async (changes: readonly object[]) => {
    const answer = await owner.post(`${path}/store/commit`, { changes, options: { via: 'form', id: crypto.randomUUID() } })
    const made = answer.json<{ ok: boolean; rows: readonly { id: string; numero?: string }[] }>()
    if (!made.ok) throw new Error(answer.body)
    return made.rows
  }
  /** Sends an estimate of a day; its number. */
  const send = async (data: string): Promise<string | undefined> => {
    const id = newId('preventivo')
    const righe = [{ descrizione: 'Consulenza', quantita: 1, prezzo: 10_000, iva: '22' }]
    await commit([{ type: 'create', entity: 'preventivo', id, values: { cliente, data, stato: 'bozza', righe } }])
    const rows = await commit([{ type: 'update', entity: 'preventivo', id, values: { stato: 'inviato' } }])
    return rows.find((row) => row.id === id)?.numero
  }
  const begin = (entity: string, first: number | null, who = owner) =>
    who.send({ method: 'PUT', url: `${path}/numeri`, payload: { entity, first } })
  const year = async () =>
    (await owner.post(`${path}/store/lately`, { limit: 1 })).json<readonly { at: string }[]>()[0]?.at.slice(0, 4) ?? ''

  describe.skipIf(!isHere)(`in ${databaseSaid(kind)}`, () => {
    it('goes on after what was given elsewhere, without gap or double, in that year alone', async () => {
      const now = await year()
      const begins = `PV/${now}/`
      expect((await begin('preventivo', 40)).statusCode).toBe(200)
      expect((await begin('preventivo', null)).json()).toEqual({ firstNumbers: { preventivo: {} } })
      expect((await begin('preventivo', 57)).json()).toEqual({ firstNumbers: { preventivo: { [begins]: 57 } } })
      expect((await owner.get(path)).json<FirmOpened>().firstNumbers).toEqual({ preventivo: { [begins]: 57 } })
      const sent = await Promise.all(Array.from({ length: 4 }, () => send(`${now}-06-15`)))
      expect(new Set(sent)).toEqual(new Set([57, 58, 59, 60].map((count) => `${begins}00000${count}`)))
      expect(await send(`${Number(now) - 1}-06-15`)).toBe(`PV/${Number(now) - 1}/0000001`)
    })

    it('is told and not changed once a document has a number here', async () => {
      const last = `PV/60/${await year()}`
      expect((await begin('preventivo', 90)).json()).toEqual({
        problems: [{ path: 'first', code: 'rule', message: `Qui è già stato dato il numero ${last}: da lì si va avanti senza salti.` }],
      })
      expect((await begin('fattura', 0)).statusCode).toBe(422)
      expect((await begin('cliente', 2)).statusCode).toBe(400)
      expect((await begin('fattura', 12)).statusCode).toBe(200)
    })

    it('is the owner’s alone', async () => {
      const marta = await colleague(server, owner, path.split('/').at(-1) ?? '', `marta-${kind}@rossi.example`, 'collaboratore', [])
      expect((await begin('fattura', 33, marta)).statusCode).toBe(403)
    })

    it('begins anew with the year', async () => {
      const now = Number(await year())
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + YEAR_MS })
      await signIn(owner, 'luca@rossi.example')
      expect((await begin('preventivo', 5)).statusCode).toBe(200)
      expect(await send(`${now + 1}-01-31`)).toBe(`PV/${now + 1}/0000005`)
      expect(await send(`${now}-12-31`)).toBe(`PV/${now}/0000061`)
    })
  })
})
