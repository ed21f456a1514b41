import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { bundleServer } from '../scripts/build/bundle-server.ts'
import { FIRMS_PATH } from '../src/kernel/firm/firm-door.ts'
import { hospitality } from '../src/sectors/hospitality/index.ts'
import { openNamed } from '../src/server/firms/databases.ts'
import { ACCOUNTS } from '../src/server/accounts/account-tables.ts'
import { fillWorkspace } from '../src/server/sql/fill-workspace.ts'
import { median } from './median.ts'
import { percentile } from './percentile.ts'
import { copyBookings } from './server/copied-bookings.ts'
import { startServer, type FirmServer } from './server/firm-server.ts'
import { makeLodging, ownerOf, visitorIn, type Owner, type Visitor } from './server/owner.ts'
import { fresh, house, TODAY } from './store/house.ts'

/**
 * `npm run bench:server [-- 10000 1000000] [-- --quick]`: what the built server of firms costs, asked over the network with session,
 * firm and rights, over SQLite on disk with so many bookings: medians of its start, what it holds while nobody asks, processor time of a
 * session that is looked up, of a list of 50 and of a new booking (history and live event included), what listeners of one firm hear
 * late, and, unless it is to be quick, what open streams cost. Linux only: processor time and memory of the server are read from
 * `/proc`. Not part of `npm test`: times depend on the machine.
 */
const isQuick = process.argv.includes('--quick')
const asked = process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? [] : [Number(word)]))
const sizes = asked.length > 0 ? asked : [10_000, 1_000_000]
/** Bookings that the store writes itself; more are copied from them. */
const WRITTEN = 10_000
const STARTS = 5
const ROUNDS = 5
const LISTS = 400
const SESSIONS = 800
/** After which a session that is known is looked at again. */
const BELIEVED_MS = 5000
const CREATES = 200
const LISTENERS = 200
const STREAMS = 10_000
const at = () => ({ today: TODAY, time: '10:00' })
const round = (value: number) => Math.round(value * 100) / 100

async function measure(bookings: number): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-server-'))
  try {
    const slug = await makeFirm(folder, bookings)
    const starts = await startAgain(folder)
    const server = await startServer(folder)
    const visitor = await visitorIn(server.address, false)
    const owner = ownerOf(server.address, visitor, slug)
    await wait(5000)
    const idle = server.memory()
    const session = await costOfSession(server, visitor)
    const list = await costOf(server, LISTS, () => listOf50(owner))
    let made = 0
    const create = await costOf(server, CREATES, () => book(owner, made++))
    const heard = await hearing(owner, () => book(owner, made++))
    const streams = bookings === sizes[0] && !isQuick ? await manyStreams(server, owner, () => book(owner, made++)) : {}
    await server.stop()
    return {
      bookings,
      ...starts,
      'idle MB': Math.round(idle),
      ...session,
      'list CPU ms': list,
      'create CPU ms': create,
      ...heard,
      ...streams,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A lodging with so many bookings, put straight into its database. */
async function makeFirm(folder: string, bookings: number): Promise<string> {
  const server = await startServer(folder)
  const slug = await makeLodging(await visitorIn(server.address, true))
  await server.stop()
  const keeping = { folder, url: undefined }
  const accounts = await openNamed(keeping, ACCOUNTS)
  const { rows } = await sql<{ id: string }>`select id from firm`.execute(accounts.db)
  await accounts.close()
  const trade = await openNamed(keeping, hospitality.card.slug, hospitality.entities)
  await fillWorkspace(trade, hospitality.entities, rows[0]?.id ?? '', house(Math.min(bookings, WRITTEN)), at)
  await trade.close()
  if (bookings > WRITTEN) copyBookings(join(folder, `${hospitality.card.slug}.db`), bookings)
  return slug
}

async function startAgain(folder: string): Promise<object> {
  const starts: FirmServer['started'][] = []
  for (let run = 0; run < STARTS; run++) {
    const server = await startServer(folder)
    starts.push(server.started)
    await server.stop()
  }
  return {
    'start s': round(median(starts.map(({ wall }) => wall)) / 1000),
    'start CPU s': round(median(starts.map(({ cpu }) => cpu)) / 1000),
  }
}

/** Processor time of one of them, in milliseconds: the median of rounds after one that warms up, four asked side by side. */
async function costOf(server: FirmServer, times: number, work: () => Promise<unknown>, pause = 0): Promise<number> {
  const rounds: number[] = []
  for (let turn = 0; turn <= ROUNDS; turn++) {
    await wait(pause)
    const before = server.cpu()
    for (let done = 0; done < times; done += 4) await Promise.all(Array.from({ length: 4 }, work))
    if (turn > 0) rounds.push((server.cpu() - before) / times)
  }
  return round(median(rounds))
}

/** What a session costs by itself: a request that shows one, for the first time, after five seconds or before, less one that shows none. */
async function costOfSession(server: FirmServer, { headers }: Visitor): Promise<object> {
  const { cookie, ...rest } = headers()
  let asks = 0
  const ask = (status: number, sent: object) => async () => {
    const response = await fetch(`${server.address}${FIRMS_PATH}`, { headers: { ...rest, ...sent } })
    if (response.status !== status) throw new Error(`${FIRMS_PATH}: ${response.status}`)
    await response.arrayBuffer()
  }
  const none = await costOf(server, SESSIONS, ask(401, {}))
  const known = await costOf(server, SESSIONS, ask(200, { cookie }))
  // Sessions are known by all cookies of a browser together: with another one beside it, it is looked up.
  const anew = await costOf(server, SESSIONS, () => ask(200, { cookie: `${cookie}; n=${asks++}` })())
  const again = await costOf(server, SESSIONS, () => ask(200, { cookie: `${cookie}; n=${asks++ % SESSIONS}` })(), BELIEVED_MS)
  return { 'session CPU ms: first': round(anew - none), again: round(again - none), known: round(known - none) }
}

const listOf50 = (owner: Owner) =>
  owner.ask('query', { entity: 'prenotazione', sort: [{ field: 'ospite', direction: 'asc' }], page: { limit: 50 } })

async function book(owner: Owner, number: number): Promise<void> {
  const result = await owner.ask('commit', { changes: fresh(1, number), options: { via: 'form', id: crypto.randomUUID() } })
  if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)))
}

/** Milliseconds from the press of one to when all others have heard of it. */
async function hearing(owner: Owner, change: () => Promise<void>): Promise<object> {
  let began = 0
  const late: number[] = []
  const stops = await Promise.all(Array.from({ length: LISTENERS }, () => owner.listen((moment) => late.push(moment - began))))
  for (let turn = 1; turn <= 20; turn++) {
    began = performance.now()
    await change()
    while (late.length < turn * LISTENERS) await wait(1)
  }
  stops.forEach((stop) => stop())
  return { [`heard by ${LISTENERS}: median ms`]: round(median(late)), 'p99 ms': round(percentile(late, 0.99)) }
}

/** What so many open pages of one firm cost a server while nothing happens, and until the last has heard of a change. */
async function manyStreams(server: FirmServer, owner: Owner, change: () => Promise<void>): Promise<object> {
  const heard: number[] = []
  const stops: (() => void)[] = []
  while (stops.length < STREAMS)
    stops.push(...(await Promise.all(Array.from({ length: 100 }, () => owner.listen((moment) => heard.push(moment))))))
  await wait(6000)
  const before = server.cpu()
  await wait(10_000)
  const idle = (server.cpu() - before) / 10_000
  const memory = server.memory()
  const began = performance.now()
  await change()
  while (heard.length < STREAMS) await wait(5)
  const last = performance.now() - began
  stops.forEach((stop) => stop())
  return { streams: stops.length, 'their MB': Math.round(memory), 'their share of a core': round(idle), 'last heard ms': Math.round(last) }
}

await bundleServer(join(import.meta.dirname, '..'))
console.log(`${cpus()[0]?.model ?? ''}, ${cpus().length} cores, Node ${process.version}`)
for (const size of sizes) console.table([await measure(size)])
