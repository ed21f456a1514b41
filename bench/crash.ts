import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgresHere, startPostgres } from '../conformance/support/postgres-server.ts'
import type { Keeping } from '../src/server/firms/databases.ts'
import { killAgainAndAgain, type Killed } from './crash/kills.ts'
import { workOverBadLine, type Networked } from './crash/network.ts'
import type { Compared } from './crash/comparison.ts'
import { refuseCopies, refuseWrites, type Tried } from './crash/full-disk.ts'
import { edges, killAtSteps, type Passage } from './crash/step-kills.ts'
import { migration, moving, passagesGone, restoring } from './crash/passages.ts'
import { canLimit, canMount, failingWrites, smallDisk, type Shortage } from './crash/shortages.ts'
import { bundled } from './crash/victim.ts'

/**
 * `npm run crash [-- kills network --rounds 1000 --seed 1]`: what faults leave of a firm. `kills` ends its bundled server with `kill -9`
 * while writers work at it over SQLite, `postgres` the same over PostgreSQL; `network` lets them work over a line that cuts, holds up,
 * repeats and reorders; `disk` refuses the n-th write (Linux); `passages` kills a migration, a restore and a move at each step.
 * An outside list of acknowledged writes is held against what was kept. Exits 1 where something is lost, doubled or broken. `--rounds`
 * says how many kills, writes, refusals or steps. Short forms run in `npm test`. `kill -9` ends a process and not
 * the machine: these figures say nothing of a disk that loses its power.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? 1)
const rounds = (usual: number) => Number(values.rounds ?? usual)

/** Figures of one part, and its faults. */
interface Outcome {
  readonly figures: object
  readonly faults: readonly string[]
}

/** Kills before the list is held against the database, which is made anew for each series. */
const SERIES = 50
const KILLS = 1000

const outcomeOf = ({ lost, doubled, broken, ...figures }: Compared & Readonly<Record<string, unknown>>): Outcome => ({
  figures: { ...figures, lost: lost.length, doubled: doubled.length, broken: broken.length },
  faults: [...lost.map((fault) => `lost: ${fault}`), ...doubled.map((fault) => `doubled: ${fault}`), ...broken],
})

const faultsOf = (some: readonly Compared[]): Compared => ({
  lost: some.flatMap(({ lost }) => lost),
  doubled: some.flatMap(({ doubled }) => doubled),
  broken: some.flatMap(({ broken }) => broken),
})

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-schianto-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const built = await bundled()

/** Series after series, each over a new database. */
async function kills(url: () => Promise<Keeping['url']>): Promise<Outcome> {
  const [all, series]: [number, Killed[]] = [rounds(KILLS), []]
  for (let left = all; left > 0; left -= SERIES) {
    const killing = { launch: built.launch, kills: Math.min(SERIES, left), seed: seed + series.length, writers: 6 }
    series.push(await inFolder(async (folder) => killAgainAndAgain({ ...killing, keeping: { folder, url: await url() } })))
    console.log(
      `${all - left + killing.kills} kills, ${series.flatMap(({ lost, doubled, broken }) => [...lost, ...doubled, ...broken]).length} faults`,
    )
  }
  const sum = (key: 'kills' | 'early' | 'acknowledged' | 'again' | 'repeated' | 'heard') =>
    series.reduce((total, one) => total + one[key], 0)
  return outcomeOf({
    kills: sum('kills'),
    'while it started': sum('early'),
    'writes acknowledged': sum('acknowledged'),
    'sent again, unheard': sum('again'),
    'sent again, answered': sum('repeated'),
    'entries heard live': sum('heard'),
    ...faultsOf(series),
  })
}

async function overPostgres(): Promise<Outcome> {
  if (postgresHere.from === 'nowhere') return { figures: { note: postgresHere.said }, faults: [] }
  const server = await startPostgres()
  try {
    return await kills(server.fresh)
  } finally {
    await server.stop()
  }
}

/** Acknowledged writes over a bad line, in lines of so many. */
const [WRITES, A_LINE] = [10_000, 1000]

async function network(): Promise<Outcome> {
  const [all, lines]: [number, Networked[]] = [rounds(WRITES), []]
  for (let left = all; left > 0; left -= A_LINE) {
    const working = { launch: built.launch, writes: Math.min(A_LINE, left), seed: seed + lines.length, writers: 12 }
    lines.push(await inFolder((folder) => workOverBadLine({ ...working, keeping: { folder, url: undefined } })))
  }
  const fates: Record<string, number> = {}
  for (const line of lines) for (const [fate, times] of Object.entries(line.fates)) fates[fate] = (fates[fate] ?? 0) + times
  console.table(fates)
  const sum = (key: 'acknowledged' | 'again' | 'heard') => lines.reduce((total, one) => total + one[key], 0)
  return outcomeOf({
    'writes acknowledged': sum('acknowledged'),
    'sent again, unheard': sum('again'),
    'entries heard live': sum('heard'),
    ...faultsOf(lines),
  })
}

/** Refuses every write from the first to the fortieth, and copies while there are few pages. */
const REFUSED = 40
const COPIES = [1, 2, 3, 4, 5]

async function disk(): Promise<Outcome> {
  const at = Array.from({ length: rounds(REFUSED) }, (_, before) => before + 1)
  const figures: Record<string, number | string> = {}
  const faults: string[] = []
  const tell = (what: string, { refused, acknowledged, read, lost, doubled, broken }: Tried) => {
    Object.assign(figures, { [what]: refused, [`${what}: writes acknowledged`]: acknowledged, [`${what}: read meanwhile`]: read })
    faults.push(...lost, ...doubled, ...broken)
  }
  if (canLimit) {
    await inFolder(async (folder) => tell('EIO', await refuseWrites({ shortage: failingWrites(folder), launch: built.launch, at, seed })))
  } else figures['EIO'] = 'no prlimit'
  if (canMount) {
    await onSmallDisk(async (shortage) => tell('full disk', await refuseWrites({ shortage, launch: built.launch, at, seed })))
    const copies = await onSmallDisk((shortage) => refuseCopies({ shortage, launch: built.launch, at: COPIES }))
    figures['copies asked for'] = copies.statuses.join(' ')
    faults.push(...copies.broken)
  } else figures['full disk'] = 'no namespace to mount one in'
  return { figures: { ...figures, faults: faults.length }, faults }
}

const onSmallDisk = <T>(work: (shortage: Shortage) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const shortage = await smallDisk(folder, MEGABYTES)
    return work(shortage).finally(() => shortage.gone())
  })
/** A disk has room for the server and for a few pages beyond. */
const MEGABYTES = 16

/** All steps, or so many of those at which something comes to stay. */
function someSteps(taken: readonly string[]): readonly number[] {
  if (values.rounds === undefined) return taken.map((_, before) => before + 1)
  const some = edges(taken)
  const wanted = Math.min(some.length, Number(values.rounds))
  return Array.from({ length: wanted }, (_, at) => some[Math.floor((at * some.length) / wanted)] ?? 1)
}

async function passages(): Promise<Outcome> {
  const server = postgresHere.from === 'nowhere' ? undefined : await startPostgres()
  const here = async () => undefined
  const ways: Readonly<Record<string, () => Promise<Passage>>> = {
    migration,
    restore: () => restoring(here),
    move: () => moving(here),
    ...(server && { 'restore to PostgreSQL': () => restoring(server.fresh), 'move to PostgreSQL': () => moving(server.fresh) }),
  }
  const [rows, faults]: [object[], string[]] = [[], []]
  for (const [name, way] of Object.entries(ways)) {
    const { faults: some, ...counted } = await killAtSteps(await way(), someSteps)
    rows.push({ passage: name, ...counted, faults: some.length })
    faults.push(...some.map((fault) => `${name}, ${fault}`))
    passagesGone()
  }
  await server?.stop()
  return { figures: rows, faults }
}

const parts: Readonly<Record<string, () => Promise<Outcome>>> = {
  kills: () => kills(async () => undefined),
  postgres: overPostgres,
  network,
  disk,
  passages,
}
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`No part named ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
console.log(`${cpus()[0]?.model ?? ''}, ${cpus().length} cores, Node ${process.version}, seed ${seed}`)
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const { figures, faults } = await part()
  console.log(name)
  console.table(Array.isArray(figures) ? figures : [figures])
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
built.gone()
