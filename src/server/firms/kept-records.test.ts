import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAssistant } from '../../assistant/dialogue/create-assistant.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { toCsv } from '../../kernel/exchange/csv.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { FIRMS_PATH, PREVIEW_HEADER, type FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { rightsOf } from '../../kernel/firm/rights-of.ts'
import { timeNow, today } from '../../kernel/italian/dates.ts'
import { seenSector } from '../../kernel/sector/sight/seen-sector.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { HttpStore } from '../../kernel/store/remote/http-store.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { askersOf, fill, isIn, KEPT, OURS, sees, type Asker } from './askers.fixture.ts'
import { register, type Browser } from './house.fixture.ts'
import { makeFirm, memberId, tryServer, type WholeServer } from './whole-server.fixture.ts'

let server: WholeServer
let address: string
let owner: Browser
let firm: FirmOfMine
let path: string
let askers: readonly Asker[]
let patient: string
let ids: Readonly<Record<string, string>>
let sector: Sector

beforeAll(async () => {
  server = await tryServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  owner = server.browser()
  await register(owner, 'luca@rossi.example')
  firm = await makeFirm(owner, `Studio ${OURS}`, 'dentisti')
  path = `${FIRMS_PATH}/${firm.slug}`
  patient = await fill(owner, path)
  askers = await askersOf(server, owner, firm)
  const first = async (entity: string) => (await rowsOf(owner, entity))[0]?.id ?? ''
  ids = { paziente: patient, prestazione: await first('prestazione'), reperto: await first('reperto') }
  const found = await loaderOf('dentisti')?.sector()
  if (!found) throw new Error('dentisti is not ready')
  sector = found
})
afterAll(() => server.close())

const ask = (browser: Browser, operation: string, payload: object, headers = {}) =>
  browser.post(`${path}/store/${operation}`, payload, headers)
const rowsOf = async (browser: Browser, entity: string) =>
  (await ask(browser, 'query', { entity, page: { limit: 500 } })).json<{ rows: readonly AnyRow[] }>().rows

const inside = () => askers.filter(isIn)
const blind = () => inside().filter((one) => !sees(one))

/** Questions whose answers tell what is kept to some, to whoever is one of them. */
const telling = (): readonly (readonly [what: string, operation: string, payload: object])[] => [
  ['a list', 'query', { entity: 'paziente' }],
  ['a list of what is hidden', 'query', { entity: 'reperto' }],
  ['a list with one hidden field', 'query', { entity: 'prestazione' }],
  ['a choice of fields', 'query', { entity: 'paziente', select: ['nome', 'allergie'] }],
  ['an order', 'query', { entity: 'paziente', sort: [{ field: 'farmaci', direction: 'asc' }] }],
  ['a condition', 'query', { entity: 'paziente', where: [{ field: 'anamnesi', op: 'filled' }] }],
  ['a condition elsewhere', 'query', { entity: 'prestazione', select: ['paziente.allergie'] }],
  ['a search', 'query', { entity: 'paziente', search: KEPT }],
  ['a search of what is hidden', 'query', { entity: 'reperto', search: KEPT }],
  ['a sum by groups', 'measures', [{ entity: 'paziente', fn: 'count', groupBy: { field: 'allergie' } }]],
  ['records by their ids', 'many', { entity: 'paziente', ids: [ids['paziente']] }],
  ['hidden records by their ids', 'many', { entity: 'reperto', ids: [ids['reperto']] }],
  ...Object.entries(ids).map(([entity, id]) => [`history of ${entity}`, 'history', { entity, id }] as const),
  ['what happened of late', 'lately', { limit: 1000 }],
]

describe('what is kept to some', () => {
  it('is told by every question to whoever may see it', async () => {
    for (const { browser, called } of inside().filter(sees))
      for (const [what, operation, payload] of telling())
        expect([called, what, (await ask(browser, operation, payload)).body.includes(KEPT)]).toEqual([called, what, true])
  })

  it('is told by none to others, nor to whoever runs the firm and looks as one of them', async () => {
    for (const { browser, called, role, groups } of blind()) {
      const member = await memberId(owner, firm.slug, `${role}-${groups.length}@rossi.example`)
      for (const [what, operation, payload] of telling()) {
        const [mine, looked] = [await ask(browser, operation, payload), await ask(owner, operation, payload, { [PREVIEW_HEADER]: member })]
        expect([called, what, mine.body.includes(KEPT), looked.statusCode, looked.body]).toEqual([
          called,
          what,
          false,
          mine.statusCode,
          mine.body,
        ])
      }
    }
  })

  it('is neither counted, added up nor found by its name for others', async () => {
    const count = { entity: 'paziente', fn: 'count' }
    const named = { entity: 'paziente', fn: 'count', where: [{ field: 'allergie', op: 'eq', value: KEPT }] }
    for (const { browser } of blind()) {
      expect((await ask(browser, 'measures', [{ ...count, search: KEPT }])).json()).toEqual([{ value: 0, groups: [] }])
      expect((await ask(browser, 'query', { entity: 'paziente', search: KEPT, total: true })).json()).toMatchObject({ rows: [], total: 0 })
      for (const measure of [named, { ...count, entity: 'reperto' }, { ...count, fn: 'distinct', field: 'allergie' }])
        expect((await ask(browser, 'measures', [measure])).statusCode).toBe(400)
      expect((await ask(browser, 'lookup', { entity: 'reperto', titles: ['Carie'] })).statusCode).toBe(400)
      expect((await ask(browser, 'lookup', { entity: 'paziente', titles: [KEPT, `${KEPT} ${OURS}`] })).json()).toEqual([])
    }
    expect((await ask(owner, 'measures', [{ ...count, search: KEPT }, named])).json()).toMatchObject([{ value: 1 }, { value: 1 }])
  })

  it('stays untold by what others try to write, rehearse, undo or send again', async () => {
    const twice = {
      changes: [{ type: 'update', entity: 'paziente', id: patient, values: { allergie: `${KEPT} ` } }],
      options: { via: 'form', id: 'due' },
    }
    const made = await ask(owner, 'commit', { ...twice, changes: [{ ...twice.changes[0], values: { allergie: `${KEPT} bis` } }] })
    expect(made.body).toContain(KEPT)
    const { commit } = made.json<{ commit: number }>()
    for (const { browser } of blind()) {
      const guess = { changes: twice.changes, options: { via: 'form', id: crypto.randomUUID() } }
      const answers = [
        await ask(browser, 'commit', guess),
        await ask(browser, 'rehearse', { changes: guess.changes, options: { via: 'form' } }),
        await ask(browser, 'undo', { commit, id: crypto.randomUUID() }),
        await ask(browser, 'commit', { changes: [{ type: 'remove', entity: 'reperto', id: ids['reperto'] }], options: guess.options }),
      ]
      for (const answer of answers)
        expect([answer.statusCode, answer.json<{ ok: boolean }>().ok, answer.body.includes(KEPT)]).toEqual([200, false, false])
      expect((await ask(browser, 'commit', twice)).body).not.toContain(KEPT)
    }
    expect((await rowsOf(owner, 'paziente'))[0]).toMatchObject({ allergie: `${KEPT} bis` })
  })
})

describe('the store of a page', () => {
  const storeOf = ({ browser, role = 'lettura', groups }: Asker): Store =>
    new HttpStore({
      url: `${address}${path}/store`,
      asker: { by: 'Chi', ...rightsOf(role, groups, sector.entities) },
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', browser.cookies())
        headers.set('sec-fetch-site', 'same-origin')
        return fetch(input, { ...init, headers })
      },
    })
  const at = () => ({ today: today(new Date()), time: timeNow(new Date()) })
  const SENTENCES = [
    `allergie di Ada ${OURS}`,
    `anamnesi di Ada ${OURS}`,
    `farmaci di ${OURS}`,
    `chi è allergico a ${KEPT}?`,
    `note cliniche di ${OURS}`,
    'mostra i reperti',
    `reperti di ${OURS}`,
    `cerca ${KEPT}`,
    `pazienti con allergie ${KEPT}`,
  ]

  /** What the assistant says to all that, over a trade as the page draws it. */
  async function said(asker: Asker, drawn: Sector): Promise<string> {
    const assistant = createAssistant({ sector: drawn, store: storeOf(asker), at, now: () => 0 })
    const replies: unknown[] = []
    for (const sentence of SENTENCES) replies.push(await assistant.ask(sentence).catch((error: unknown) => String(error)))
    // What was asked is said again by some answers.
    return JSON.stringify(replies, (key, value: unknown) => (key === 'search' || key === 'ask' ? undefined : value))
  }

  it('lets the assistant tell whoever may see it, and nobody else, even where a page draws the whole trade', async () => {
    const answered = await said(inside().at(-1) as Asker, sector)
    expect(answered.match(new RegExp(`${KEPT} bis`, 'g'))?.length).toBeGreaterThan(2)
    for (const asker of blind().filter(({ role }) => role !== 'contabile')) {
      const rights = rightsOf(asker.role ?? 'lettura', asker.groups, sector.entities)
      for (const drawn of [seenSector(sector, rights), sector])
        expect([asker.called, await said(asker, drawn)]).toEqual([asker.called, expect.not.stringContaining(`${KEPT} bis`)])
    }
  })

  it('exports what its asker sees', async () => {
    const exported = async (asker: Asker) => {
      const store = storeOf(asker)
      const { entities } = seenSector(sector, rightsOf(asker.role ?? 'lettura', asker.groups, sector.entities))
      const sheets = await Promise.all(
        entities.map(async (entity: AnyEntity) => {
          const { rows, names } = await store.query({ entity: entity.name, page: { limit: 500 } })
          return toCsv(entity, rows, (id) => names[id] ?? '')
        }),
      )
      return sheets.join('\n')
    }
    for (const asker of inside()) expect([asker.called, (await exported(asker)).includes(KEPT)]).toEqual([asker.called, sees(asker)])
  })
})

describe('another firm', () => {
  it('takes nothing of this one by its own doors', async () => {
    const rival = askers.find(({ called }) => called === 'who runs another firm') as Asker
    const [theirs] = (await rival.browser.get(FIRMS_PATH)).json<FirmOfMine[]>().filter(({ trade }) => trade === 'dentisti')
    const own = (operation: string, payload: object) => rival.browser.post(`${FIRMS_PATH}/${theirs?.slug}/store/${operation}`, payload)
    const options = () => ({ via: 'form', id: crypto.randomUUID() })
    const change = (one: object) => own('commit', { changes: [one], options: options() })
    const { commit } = (await ask(owner, 'lately', { limit: 1 })).json<readonly { commit: number }[]>()[0] ?? { commit: 1 }
    const treatment = { paziente: patient, data: '2026-11-02', cura: 'Cura', importo: 7700 }
    const refused = [
      await change({ type: 'update', entity: 'paziente', id: patient, values: { note: 'mia' } }),
      await change({ type: 'remove', entity: 'reperto', id: ids['reperto'] }),
      await change({ type: 'move', entity: 'paziente', id: patient, to: 'sospeso' }),
      await change({ type: 'create', entity: 'prestazione', values: treatment }),
      await own('undo', { commit, id: crypto.randomUUID() }),
    ]
    for (const answer of refused)
      expect([answer.statusCode, answer.json<{ ok: boolean }>().ok, answer.body.includes(OURS)]).toEqual([200, false, false])
    const nothing = [
      await own('many', { entity: 'paziente', ids: [patient] }),
      await own('lookup', { entity: 'paziente', titles: [`${OURS} Ada`] }),
      await own('history', { entity: 'paziente', id: patient }),
    ]
    for (const answer of nothing) expect(answer.json()).toEqual([])
    // An id that is taken here is free there, and a commit that is known here is made there.
    const same = { type: 'create', entity: 'paziente', id: patient, values: { nome: 'Bice', cognome: 'Verdi', opposizione: false } }
    const made = await own('commit', { changes: [same], options: { via: 'form', id: 'due' } })
    expect(made.json()).toMatchObject({ ok: true, rows: [{ cognome: 'Verdi' }] })
    expect((await rowsOf(owner, 'paziente')).map(({ cognome }) => cognome)).toEqual([OURS])
  })
})
