import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import type { Change } from '../src/kernel/door/change.ts'
import { SIGNED_OUT } from '../src/kernel/problem/signed-out.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { ForeseeingStore } from '../src/kernel/store/remote/foreseeing-store.ts'
import { HttpStore } from '../src/kernel/store/remote/http-store.ts'
import type { Entry, Store } from '../src/kernel/door/store.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'
import { registerStore } from '../src/server/store/store-route.ts'
import { storeEntities, storeSample, TODAY } from './store-fixture.ts'

/** What the network does with a request: it may lose it, lose its answer, or hold it back. */
type Network = (send: () => Promise<Response>, url: string) => Promise<Response>

/** A server with the records in its memory, and who asks it over a network that a test holds in its hand. */
async function connected() {
  const memory = new MemoryStore({ entities: storeEntities, sample: storeSample, at: () => ({ today: TODAY }), by: 'Ada' })
  const app = Fastify({ forceCloseConnections: true })
  registerStore(app, { path: '/store', open: async () => memory })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/store`
  onTestFinished(() => app.close())
  const network: { is: Network } = { is: (send) => send() }
  const far = new HttpStore({
    url,
    asker: { by: 'Ada', groups: 'all' },
    fetch: (input, init) => network.is(() => fetch(input, init), typeof input === 'string' ? input : ''),
  })
  return { memory, far, network, store: new ForeseeingStore(far, { entities: storeEntities, today: () => TODAY }) }
}

const isCommit = (url: string) => url.endsWith('/commit')
const lost = () => new TypeError('Failed to fetch')
const create: Change = { type: 'create', entity: 'cliente', values: { nome: 'Zoe' } }
const zoes = async (store: Store) =>
  (await store.measure({ entity: 'cliente', fn: 'count', where: [{ field: 'nome', op: 'eq', value: 'Zoe' }] })).value
const via = { via: 'form' } as const

/** Loses the answers to so many commits: the server has done what nobody hears of. */
const answersLost = (count: number): Network => {
  let left = count
  return async (send, url) => {
    const response = await send()
    if (isCommit(url) && left-- > 0) throw lost()
    return response
  }
}

it('a commit whose answer is lost is sent again, and made once', async () => {
  const { memory, far, network } = await connected()
  network.is = answersLost(1)
  expect(await far.commit([create], via)).toMatchObject({ ok: true })
  expect(await zoes(memory)).toBe(1)
})

it('who is told that he asks too fast asks again a moment later, and a commit is made once', async () => {
  const { memory, far, network } = await connected()
  let refusals = 2
  network.is = async (send) => (refusals-- > 0 ? Response.json({ errore: 'Troppe richieste.' }, { status: 429 }) : send())
  expect(await far.commit([create], via)).toMatchObject({ ok: true })
  expect([refusals, await zoes(memory)]).toEqual([-1, 1])
  network.is = async () => Response.json({ errore: 'Troppe richieste.' }, { status: 429 })
  expect(await far.commit([create], via)).toMatchObject({ ok: false, problems: [{ code: 'unreachable', path: '' }] })
})

it('a commit that nobody has answered is told so, and made once when it is wished again', async () => {
  const { memory, far, network } = await connected()
  network.is = answersLost(3)
  expect(await far.commit([create], via)).toMatchObject({ ok: false, problems: [{ code: 'unreachable', path: '' }] })
  expect(await far.commit([create], via)).toMatchObject({ ok: true })
  expect(await zoes(memory)).toBe(1)
  // What is wished a third time is wished anew.
  expect(await far.commit([create], via)).toMatchObject({ ok: true })
  expect(await zoes(memory)).toBe(2)
})

/** Lets the answers to so many commits break off: as a broken connection, or as if the part were all. */
const answersTorn = (count: number, isOpenly: boolean): Network => {
  let left = count
  return async (send, url) => {
    const response = await send()
    if (!isCommit(url) || left-- <= 0) return response
    const part = (await response.text()).slice(0, 20)
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(part)),
      pull: (controller) => (isOpenly ? controller.error(lost()) : controller.close()),
    })
    return new Response(body, { headers: response.headers })
  }
}

it.each([true, false])('a commit whose answer breaks off (%s) is sent again, and made once', async (isOpenly) => {
  const { memory, far, network } = await connected()
  network.is = answersTorn(1, isOpenly)
  expect(await far.commit([create], via)).toMatchObject({ ok: true })
  expect(await zoes(memory)).toBe(1)
  // The id is kept where no answer comes whole, so that the same wish is made once.
  network.is = answersTorn(3, isOpenly)
  expect(await far.commit([create], via)).toMatchObject({ ok: false, problems: [{ code: 'unreachable', path: '' }] })
  expect(await far.commit([create], via)).toMatchObject({ ok: true })
  expect(await zoes(memory)).toBe(2)
})

it('a rehearsal whose answer is lost is asked again, and told so when nobody answers', async () => {
  const { far, network } = await connected()
  let sent = 0
  const lostUntil =
    (attempt: number): Network =>
    async (send) => {
      const response = await send()
      if (++sent < attempt) throw lost()
      return response
    }
  network.is = lostUntil(2)
  expect(await far.rehearse([create], via)).toEqual({ ok: true })
  network.is = lostUntil(Infinity)
  expect(await far.rehearse([create], via)).toMatchObject({ ok: false, problems: [{ code: 'unreachable', path: '' }] })
  expect(sent).toBe(5)
})

it('a rehearsal is let in, read and measured as a commit is', async () => {
  const memory = new MemoryStore({ entities: storeEntities, sample: storeSample, at: () => ({ today: TODAY }), by: 'Ada' })
  const app = Fastify()
  registerStore(app, { path: '/store/:by', open: async ({ url }) => (url.startsWith('/store/Ada/') ? memory : undefined) })
  onTestFinished(() => app.close())
  const status = async (by: string, changes: readonly unknown[], door = 'form') => {
    const send = async (operation: string, options: object) =>
      (await app.inject({ method: 'POST', url: `/store/${by}/${operation}`, payload: { changes, options } })).statusCode
    const rehearsed = await send('rehearse', { via: door })
    expect(rehearsed).toBe(await send('commit', { via: door, id: 'uno' }))
    return rehearsed
  }
  const named = (count: number, nome: string) => Array.from({ length: count }, () => ({ ...create, values: { nome } }))
  expect(await status('Bruno', [create])).toBe(403)
  expect(await status('Ada', [{ ...create, values: undefined }])).toBe(400)
  expect(await status('Ada', [create], 'nowhere')).toBe(400)
  expect(await status('Ada', named(100_001, 'Zoe'))).toBe(400)
  expect(await status('Ada', named(1000, 'Zoe'.repeat(10_000)))).toBe(413)
  expect(await zoes(memory)).toBe(0)
  expect(await status('Ada', [create])).toBe(200)
  expect(await zoes(memory)).toBe(1)
})

it('a connection that breaks is taken up after what was heard last', async () => {
  const { memory, far, network } = await connected()
  let cut = () => undefined as void
  network.is = async (send, url) => {
    const response = await send()
    const { body } = response
    if (!url.includes('/changes') || !body) return response
    const breaking = new TransformStream<Uint8Array, Uint8Array>()
    const broken = new AbortController()
    cut = () => broken.abort()
    void body.pipeTo(breaking.writable, { signal: broken.signal }).catch(() => undefined)
    return new Response(breaking.readable, { headers: response.headers })
  }
  const listening = far.changes()[Symbol.asyncIterator]()
  const heard: string[] = []
  const hear = async () => {
    for (let step = await listening.next(); !step.done; step = await listening.next())
      heard.push(step.value.map((entry: Entry) => String(entry.changed['nome']?.after)).join() || 'perhaps more')
  }
  void hear()
  const named = (nome: string) => memory.commit([{ type: 'create', entity: 'cliente', values: { nome } }], via)
  let tries = 0
  await expect.poll(async () => (await named(`Prova ${++tries}`), heard.length)).toBeGreaterThan(0)
  await expect.poll(() => heard.at(-1)).toBe(`Prova ${tries}`)
  cut()
  await named('Due')
  await named('Tre')
  // Each once, in order, and nothing left to guess.
  await expect.poll(() => heard.slice(heard.indexOf(`Prova ${tries}`) + 1), { timeout: 10_000 }).toEqual(['Due', 'Tre'])
  await listening.return?.()
})

it('all who listen share one connection, and each hears what he asked for', async () => {
  const { memory, far, network } = await connected()
  let connections = 0
  network.is = (send, url) => {
    if (url.includes('/changes')) connections++
    return send()
  }
  const heard: Record<string, number> = { all: 0, clienti: 0, ordini: 0 }
  const listeners = [
    ['all', far.changes()],
    ['clienti', far.changes({ entities: ['cliente'] })],
    ['ordini', far.changes({ entities: ['ordine'] })],
  ] as const
  const hands = listeners.map(([name, changes]) => {
    const hand = changes[Symbol.asyncIterator]()
    const follow = async () => {
      for (let step = await hand.next(); !step.done; step = await hand.next()) heard[name] = (heard[name] ?? 0) + 1
    }
    void follow()
    return hand
  })
  await expect.poll(async () => (await memory.commit([create], via), heard['all'])).toBeGreaterThan(0)
  await expect.poll(() => heard['clienti']).toBe(heard['all'])
  expect(heard['ordini']).toBe(0)
  expect(connections).toBe(1)
  for (const hand of hands) await hand.return?.()
  // Whoever comes when all have left opens it anew.
  const late = far.changes()[Symbol.asyncIterator]()
  await expect.poll(() => connections).toBe(2)
  await late.return?.()
})

it('a page that heard nothing yet is told that there may be more once its connection is back', async () => {
  const { store, network } = await connected()
  let connections = 0
  network.is = async (send, url) => {
    if (!url.includes('/changes')) return send()
    if (++connections === 1) throw lost()
    return send()
  }
  const listening = store.changes({ foreseen: true })[Symbol.asyncIterator]()
  expect(await listening.next()).toEqual({ done: false, value: [] })
  await listening.return?.()
})

it('a session that has ended is told so, and the same commit is made once after signing in again', async () => {
  const { memory, far, network } = await connected()
  network.is = async () => new Response('{"errore":"Accedi per continuare."}', { status: 401 })
  const ended = { ok: false, problems: [{ code: 'unreachable', path: '', message: SIGNED_OUT }] }
  expect(await far.commit([create], via)).toEqual(ended)
  expect(await far.rehearse([create], via)).toEqual(ended)
  await expect(far.query({ entity: 'cliente' })).rejects.toMatchObject({ name: 'SignedOut', problem: { message: SIGNED_OUT } })
  network.is = (send) => send()
  expect(await far.commit([create], via)).toMatchObject({ ok: true })
  expect(await zoes(memory)).toBe(1)
})

/** A list that is open and asked again whenever it is told to be. */
async function shown(store: ForeseeingStore) {
  const query = { entity: 'ordine', sort: [{ field: 'id', direction: 'asc' }] } as const
  const read = async () => (await store.query(query)).rows.map(({ id, stato }) => `${id.slice(-1)} ${String(stato)}`)
  const list = { now: await read() }
  const listening = store.changes({ foreseen: true })[Symbol.asyncIterator]()
  const follow = async () => {
    for (let step = await listening.next(); !step.done; step = await listening.next()) list.now = await read()
  }
  const following = follow()
  onTestFinished(async () => {
    await listening.return?.()
    // A question that is still on its way has its answer before the server goes.
    await following
  })
  return list
}

/** Holds commits back until it is opened. */
function gate(): { readonly network: Network; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const network: Network = async (send, url) => {
    if (isCommit(url)) await promise
    return send()
  }
  return { network, open: resolve }
}

const move = (id: string, to: string): Change => ({ type: 'move', entity: 'ordine', id, to, expect: 1 })

it('what is wished shows at once, before the server has answered', async () => {
  const { store, network } = await connected()
  const list = await shown(store)
  expect(list.now).toEqual(['1 aperto', '2 aperto', '3 annullato', '4 aperto', '5 aperto'])
  const held = gate()
  network.is = held.network
  const answer = store.commit([move('ordine_1', 'annullato'), { type: 'remove', entity: 'ordine', id: 'ordine_4', expect: 1 }], via)
  await expect.poll(() => list.now).toEqual(['1 annullato', '2 aperto', '3 annullato', '5 aperto'])
  held.open()
  expect(await answer).toMatchObject({ ok: true })
  expect(list.now).toEqual(['1 annullato', '2 aperto', '3 annullato', '5 aperto'])
})

it('what the server refuses is taken back, and why is told', async () => {
  const { store, network } = await connected()
  const list = await shown(store)
  const held = gate()
  network.is = held.network
  const answer = store.commit([move('ordine_3', 'aperto')], via)
  await expect.poll(() => list.now).toContain('3 aperto')
  held.open()
  expect(await answer).toMatchObject({ ok: false, problems: [{ code: 'move_not_allowed' }] })
  await expect.poll(() => list.now).toContain('3 annullato')
})

it('what is wished without a network is taken back', async () => {
  const { store, network } = await connected()
  const list = await shown(store)
  network.is = async (send, url) => {
    if (isCommit(url)) throw lost()
    return send()
  }
  expect(await store.commit([move('ordine_1', 'annullato')], via)).toMatchObject({ ok: false, problems: [{ code: 'unreachable' }] })
  await expect.poll(() => list.now).toContain('1 aperto')
})

it('what is wished over something foreseen follows it', async () => {
  const { store, network, memory } = await connected()
  await shown(store)
  const held = gate()
  network.is = held.network
  const first = store.commit([{ type: 'update', entity: 'ordine', id: 'ordine_1', values: { descrizione: 'Uno' }, expect: 1 }], via)
  // Who sees the first as done changes what it has left: the same version as far as he knows.
  const second = store.commit([{ type: 'update', entity: 'ordine', id: 'ordine_1', values: { pezzi: 7 }, expect: 1 }], via)
  held.open()
  expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }])
  expect(await memory.get('ordine', 'ordine_1')).toMatchObject({ descrizione: 'Uno', pezzi: 7, version: 3 })
})

it('what is rehearsed over something foreseen stands over it, and shows nothing', async () => {
  const { store, network, memory } = await connected()
  const list = await shown(store)
  const held = gate()
  network.is = held.network
  const sent = store.commit([move('ordine_1', 'annullato')], via)
  await expect.poll(() => list.now).toContain('1 annullato')
  const told = Promise.all([
    store.rehearse([{ type: 'update', entity: 'ordine', id: 'ordine_1', values: { pezzi: 7 }, expect: 1 }], via),
    store.rehearse([move('ordine_1', 'spedito')], via),
    store.rehearse([move('ordine_2', 'annullato')], via),
  ])
  held.open()
  expect(await sent).toMatchObject({ ok: true })
  expect(await told).toMatchObject([{ ok: true }, { ok: false, problems: [{ code: 'move_not_allowed' }] }, { ok: true }])
  expect(list.now).toEqual(['1 annullato', '2 aperto', '3 annullato', '4 aperto', '5 aperto'])
  expect(await memory.get('ordine', 'ordine_1')).toMatchObject({ version: 2 })
})

it('what somebody else has changed meanwhile is a conflict as ever', async () => {
  const { store, memory } = await connected()
  await shown(store)
  await memory.commit([{ type: 'update', entity: 'ordine', id: 'ordine_1', values: { pezzi: 2 } }], via)
  const late: Change = { type: 'update', entity: 'ordine', id: 'ordine_1', values: { pezzi: 7 }, expect: 1 }
  expect(await store.commit([late], via)).toMatchObject({ ok: false, problems: [{ code: 'conflict' }] })
})

it('whoever listens is let go when the records can no longer be read', async () => {
  const database = await openSqlite(':memory:', storeEntities)
  const asker = { by: 'Ada', groups: 'all' } as const
  const at = () => ({ today: TODAY })
  const store = new SqlStore({ database, entities: storeEntities, workspace: 'prova', asker, at, now: () => '2026-11-22T09:00:00.000Z' })
  const app = Fastify()
  registerStore(app, { path: '/store', open: async () => store })
  onTestFinished(() => app.close())
  const response = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/store/changes`)
  await store.commit([create], via)
  const heard: string[] = []
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard.push(part)
    if (!part.startsWith('data: ')) continue
    await database.close()
    await database.tell('prova')
  }
  expect(heard.filter((part) => part.startsWith('data: '))).toHaveLength(1)
})
