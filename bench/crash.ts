import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgresHere, startPostgres } from '../conformance/support/postgres-server.ts'
import type { Keeping } from '../src/server/firms/databases.ts'
import { killAgainAndAgain, type Killed } from './crash/kills.ts'
import { workOverBadLine, type Networked } from './crash/network.ts'
import type { Compared } from './crash/compare.ts'
import { bundled } from './crash/victim.ts'

/**
 * `npm run crash [-- kills postgres --rounds 1000 --seed 1]`: what faults cost. The bundled server of a firm is killed with `kill -9`
 * while writers work at it (`kills` over SQLite, `postgres`), and reached over a line that cuts, holds up, repeats and reorders (`network`);
 * an outside list of acknowledged writes is held against what it has kept.
 * Exits 1 where something is lost, doubled or broken. Short forms run in `npm test`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? 1)
const rounds = (usual: number) => Number(values.rounds ?? usual)

/** What a part has counted, and its faults. */
interface Outcome {
  readonly figures: object
  readonly faults: readonly string[]
}

/** Kills before the list is held against the database, which is made anew for each series. */
const SERIES = 50
const KILLS = 1000

const outcomeOf = <
  F extends { readonly lost: readonly string[]; readonly doubled: readonly string[]; readonly broken: readonly string[] },
>({
  lost,
  doubled,
  broken,
  ...figures
}: F): Outcome => ({
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

const parts: Readonly<Record<string, () => Promise<Outcome>>> = {
  kills: () => kills(async () => undefined),
  postgres: overPostgres,
  network,
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
  console.table([figures])
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
built.gone()
