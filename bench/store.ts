import { cpus } from 'node:os'
import { median } from './median.ts'
import { CREATE, deedsOver, LIST, MANY, MEASURE, OPENING, SEARCH, type Deed } from './store/deeds.ts'
import { firstSearch } from './store/first-search.ts'
import { openMemory, openOnDisk, type Open } from './store/open.ts'

/**
 * `npm run bench:store [-- 10000 100000 1000000]`: medians of what people do over so many bookings, in the memory of a browser and in
 * SQLite on disk: milliseconds of CPU of this process, which is what a request costs a server, and on the wall; statements, and syncs.
 * Syncs are counted as the transactions that wrote: with a write-ahead log and `synchronous=FULL` each is synced once, and the
 * checkpoints that follow every thousand pages come on top.
 */
const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : [10_000, 100_000, 1_000_000]
/** A browser holds no more. */
const MOST_IN_MEMORY = 100_000

interface Measured {
  readonly store: string
  readonly bookings: number
  readonly what: string
  readonly cpu: number
  readonly wall: number
  readonly statements: number
  readonly syncs: number
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function measure({ name, bookings, counted }: Open, { what, work, runs, before }: Deed): Promise<Measured> {
  for (let run = 0; run < before; run++) await work(run)
  const seen: { readonly cpu: number; readonly wall: number; readonly statements: number; readonly commits: number }[] = []
  for (let run = before; run < before + runs; run++) {
    counted()
    const [used, begun] = [cpu(), performance.now()]
    await work(run)
    seen.push({ cpu: cpu() - used, wall: performance.now() - begun, ...counted() })
  }
  const middle = (key: keyof (typeof seen)[number]) => Math.round(median(seen.map((one) => one[key])) * 100) / 100
  return {
    store: name,
    bookings,
    what,
    cpu: middle('cpu'),
    wall: middle('wall'),
    statements: middle('statements'),
    syncs: middle('commits'),
  }
}

const table: Measured[] = []
async function measureAll(open: Open): Promise<void> {
  for (const deed of deedsOver(open)) table.push(await measure(open, deed))
  await open.close()
}

for (const size of sizes) await measureAll(await openOnDisk(size))
for (const size of sizes) if (size <= MOST_IN_MEMORY) await measureAll(await openMemory(size))

const [processor] = cpus()
console.log(`${processor?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`)
console.table(table)

const of = (bookings: number, what: string) => table.find((one) => one.store === 'SQLite' && one.bookings === bookings && one.what === what)
const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
const growth = (what: string) => Math.round(((of(most, what)?.cpu ?? 0) / (of(least, what)?.cpu ?? 1)) * 100) / 100
const goals: { readonly goal: string; readonly most: number; readonly is: number }[] = [
  ...sizes.flatMap((size) => [
    { goal: `SQLite, ${size}: ${LIST}, ms of CPU`, most: 0.9, is: of(size, LIST)?.cpu ?? 0 },
    { goal: `SQLite, ${size}: ${LIST}, statements`, most: 2, is: of(size, LIST)?.statements ?? 0 },
    { goal: `SQLite, ${size}: ${CREATE}, ms of CPU`, most: 1.5, is: of(size, CREATE)?.cpu ?? 0 },
    {
      goal: `SQLite, ${size}: ${MANY}, statements beyond those of one`,
      most: 0,
      is: (of(size, MANY)?.statements ?? 0) - (of(size, CREATE)?.statements ?? 0),
    },
  ]),
  ...(most > least
    ? [LIST, SEARCH, MEASURE, CREATE, OPENING].map((what) => ({
        goal: `SQLite, ${what}: growth ${least} → ${most}`,
        most: 1.3,
        is: growth(what),
      }))
    : []),
]

const memory = await openMemory(50_000)
const first = deedsOver(memory).find(({ what }) => what === MANY)
const started = cpu()
await first?.work(0)
goals.push({ goal: 'memory: the first 500 into 50,000, ms of CPU', most: 500, is: Math.round(cpu() - started) })
const search = await firstSearch(await openMemory(100_000))
goals.push({
  goal: `memory: what a first search over 100,000 takes of the thread in one go, ms of CPU (${search.all} in all)`,
  most: 300,
  is: search.longest,
})
console.table(goals.map(({ goal, most: bound, is }) => ({ goal, 'at most': bound, is, kept: is <= bound })))
