import { sql } from 'kysely'
import { autofficine } from '../../src/sectors/autofficine/index.ts'
import { openNamed, type Keeping } from '../../src/server/firms/databases.ts'
import type { Db } from '../../src/server/sql/database.ts'
import { house } from '../../src/server/sql/house.ts'
import { TRADE, type Garage } from './garage.ts'
import type { Ledger } from './ledger.ts'

/** Faults found when the outside list was held against what the database has kept. */
export interface Compared {
  /** Acknowledged and not there. */
  readonly lost: readonly string[]
  /** There more often than it was wished. */
  readonly doubled: readonly string[]
  /** Anything else that does not fit together. */
  readonly broken: readonly string[]
}

interface Held {
  readonly commits: ReadonlyMap<string, number>
  /** Entries of the history by record. */
  readonly entries: ReadonlyMap<string, number>
  readonly seqs: readonly number[]
  readonly counters: { readonly seq: number; readonly commits: number }
  readonly records: ReadonlySet<string>
  /** Records that a search finds. */
  readonly found: ReadonlySet<string>
  readonly numbers: readonly string[]
  readonly taken: number
  readonly integrity: string
}

/** Holds the outside list against the database of a server that has stopped, whichever it is. */
export async function compare(keeping: Keeping, { ricambio }: Garage, ledger: Ledger): Promise<Compared> {
  const database = await openNamed(keeping, TRADE, autofficine.entities)
  try {
    return compared(await heldIn(database.db, database.dialect.name === 'sqlite', ricambio), ledger)
  } finally {
    await database.close()
  }
}

async function heldIn(db: Db, isSqlite: boolean, ricambio: string): Promise<Held> {
  const ask = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
  const commits = await ask(sql<{ request: string; number: unknown }>`select request, number from ${sql.table(house.commit)}`)
  const entries = await ask(sql<{ id: string; seq: unknown }>`select id, seq from ${sql.table(house.entry)} order by seq`)
  const [counters] = await ask(
    sql<{ seq: unknown; commits: unknown }>`select seq, commits from ${sql.table(house.workspace)} where seq > 0`,
  )
  const records = await ask(sql<{ id: string }>`select id from cliente union all select id from preventivo
    union all select id from veicolo union all select id from ricambio`)
  const found = await ask(sql<{ id: string }>`select distinct id from ${sql.table(house.term)}`)
  const numbers = await ask(sql<{ numero: string }>`select numero from preventivo order by numero`)
  const [part] = await ask(sql<{ quantita: unknown }>`select quantita from ricambio where id = ${ricambio}`)
  const [integrity] = isSqlite ? await ask(sql<{ integrity_check: string }>`pragma integrity_check`) : [{ integrity_check: 'ok' }]
  return {
    commits: new Map(commits.map(({ request, number }) => [request, Number(number)])),
    entries: countOf(entries.map(({ id }) => id)),
    seqs: entries.map(({ seq }) => Number(seq)),
    counters: { seq: Number(counters?.seq ?? 0), commits: Number(counters?.commits ?? 0) },
    records: new Set(records.map(({ id }) => id)),
    found: new Set(found.map(({ id }) => id)),
    numbers: numbers.map(({ numero }) => numero),
    taken: Number(part?.quantita) / HUNDREDTHS,
    integrity: integrity?.integrity_check ?? 'no answer',
  }
}

/** Quantities are kept in hundredths. */
const HUNDREDTHS = 100

const countOf = (ids: readonly string[]) => new Map([...Map.groupBy(ids, (id) => id)].map(([id, some]) => [id, some.length]))

function compared(held: Held, ledger: Ledger): Compared {
  const [lost, doubled, broken]: [string[], string[], string[]] = [[], [], [...ledger.faults]]
  for (const [id, number] of ledger.commits) {
    const kept = held.commits.get(id)
    if (kept === undefined) lost.push(`commit ${number} (${id})`)
    else if (kept !== number) doubled.push(`${id}: told commit ${number}, kept as ${kept}`)
  }
  for (const id of held.commits.keys()) if (!ledger.changes.has(id)) broken.push(`commit ${id} was never wished`)
  for (const [id, { touches, isThere }] of ledger.records()) {
    const entries = held.entries.get(id) ?? 0
    if (entries < touches) lost.push(`${id}: ${touches} writes, ${entries} in its history`)
    if (entries > touches) doubled.push(`${id}: ${touches} writes, ${entries} in its history`)
    if (isThere && !held.records.has(id)) lost.push(`${id} is not there`)
    if (!isThere && held.records.has(id)) broken.push(`${id} was removed and is there`)
    if (isThere !== held.found.has(id)) broken.push(`${id}: the words by which it is found do not fit`)
  }
  for (const id of held.records) if (!held.entries.has(id)) broken.push(`${id} has no history`)
  if (held.taken < ledger.taken()) lost.push(`stock: ${ledger.taken()} taken up, ${held.taken} there`)
  if (held.taken > ledger.taken()) doubled.push(`stock: ${ledger.taken()} taken up, ${held.taken} there`)
  broken.push(...outOfOrder(held))
  return { lost, doubled, broken }
}

/** Sequence, counters and document numbers go on without a gap. */
function outOfOrder({ seqs, counters, commits, numbers, integrity }: Held): readonly string[] {
  const gap = seqs.findIndex((seq, at) => seq !== at + 1)
  const missing = numbers.findIndex((number, at) => Number(number.slice(-7)) !== at + 1)
  return [
    ...(gap < 0 ? [] : [`sequence: ${seqs[gap]} stands at place ${gap + 1}`]),
    ...(missing < 0 ? [] : [`documents: ${numbers[missing]} stands at place ${missing + 1}`]),
    ...(counters.seq === seqs.length ? [] : [`sequence: counted ${counters.seq}, kept ${seqs.length}`]),
    ...(counters.commits === commits.size ? [] : [`commits: counted ${counters.commits}, kept ${commits.size}`]),
    ...(integrity === 'ok' ? [] : [integrity]),
  ]
}
