import { sql } from 'kysely'
import type { Sight } from '../../kernel/access/sight.types.ts'
import type { At } from '../../kernel/italian/at.ts'
import type { Via } from '../../kernel/door/change.ts'
import { entriesOf } from '../../kernel/store/entries.ts'
import { lastElsewhere, type FirstNumbers } from '../../kernel/derive/first-numbers.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { planUndo, type Ground, type Plan } from '../../kernel/store/plan/plan.ts'
import type { Step, Work } from '../../kernel/store/work.ts'
import type { Committed, Entry, Rehearsed } from '../../kernel/door/store.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Database, Db } from './database.ts'
import { entriesOfCommit, listenersBegun } from './feed-sql.ts'
import type { Reading } from './ground.ts'
import { countNaming, findRows, greatest, keptRows, rowsById } from './read-sql.ts'
import { house } from './house.ts'
import { givenAt, givenList, late } from './statements.ts'
import { keepTerms } from './terms-sql.ts'
import { insertRows, writeSteps } from './write-rows.ts'

export interface CommitGround {
  readonly database: Database
  readonly workspace: string
  readonly reading: Reading
  readonly sight: Sight
  /** Numbers that documents go on with here, after those that were given elsewhere. */
  readonly firstNumbers?: FirstNumbers | undefined
  readonly at: () => At
  readonly now: () => string
}

export interface Asking {
  readonly via: Via
  readonly by: string
  /** Made by the caller; a repeated one gets the first answer. */
  readonly id: string | undefined
}

/** Thrown to leave a transaction without a trace; it carries what the caller is told. */
class Withdrawn<Answer> extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('withdrawn')
    this.answer = answer
  }
}

/** Plans and writes a commit in one transaction: records, words, history and the answer together, or nothing at all. */
export async function commitInTurn(ground: CommitGround, asking: Asking, work: (ground: Ground) => Promise<Plan>): Promise<Committed> {
  const { database, workspace } = ground
  await listenersBegun(database)
  try {
    const answer = await database.transaction(workspace, (db) => commitIn(db, ground, asking, work))
    await database.tell(workspace)
    return answer
  } catch (error) {
    if (!(error instanceof Withdrawn)) throw error
    const { answer } = error as Withdrawn<Committed>
    // The process that made it may have ended before it told the others.
    if (answer.ok) await database.tell(workspace)
    return answer
  }
}

/** Plans a commit in its turn, in a transaction that is left without a trace whatever comes of it. */
export async function rehearseInTurn(ground: CommitGround, via: Via, work: (ground: Ground) => Promise<Plan>): Promise<Rehearsed> {
  const { database, workspace } = ground
  try {
    return await database.transaction(workspace, async (db) => {
      const planned = await planIn(new SqlWork(db, ground), ground, via, work)
      throw new Withdrawn<Rehearsed>(planned.ok ? { ok: true } : planned)
    })
  } catch (error) {
    if (error instanceof Withdrawn) return (error as Withdrawn<Rehearsed>).answer
    throw error
  }
}

export const undoInTurn = (ground: CommitGround, asking: Asking, commit: number): Promise<Committed> =>
  commitInTurn(ground, asking, async (planning) => {
    const db = (planning.work as SqlWork).db
    const entries = await entriesOfCommit(db, ground.workspace, commit)
    return planUndo(planning, entries, await lastCommits(db, ground.reading, entries))
  })

/** Commits steps that are made by no plan: what nobody's rules may stand against, such as the end of a sample. */
export const stepsInTurn = (
  ground: CommitGround,
  asking: Asking,
  make: (db: Db, work: Work) => Promise<readonly Step[]>,
): Promise<Committed> =>
  commitInTurn(ground, asking, async ({ work }) => {
    const steps = await make((work as SqlWork).db, work)
    await work.write(steps)
    return { ok: true, steps }
  })

const planIn = (records: SqlWork, { reading, sight, at }: CommitGround, via: Via, work: (ground: Ground) => Promise<Plan>): Promise<Plan> =>
  work({ entities: reading.entities, sight, work: records, at: at(), newId, via })

async function commitIn(db: Db, ground: CommitGround, asking: Asking, work: (ground: Ground) => Promise<Plan>): Promise<Committed> {
  const { reading, now } = ground
  const { seq, commits } = await countersOf(db, reading)
  const known = asking.id === undefined ? undefined : await answerTo(db, reading, asking.id)
  if (known) throw new Withdrawn<Committed>(known)
  const records = new SqlWork(db, ground)
  const planned = await planIn(records, ground, asking.via, work)
  if (!planned.ok) throw new Withdrawn<Committed>(planned)
  const commit = commits + 1
  const entries = entriesOf(planned.steps, { commit, via: asking.via, by: asking.by, at: now(), seq })
  const rows = await rowsAfter(records, planned.steps)
  await keepTerms(db, reading, planned.steps, rows, records)
  const answer: Committed = { ok: true, commit, rows }
  await writeEntries(db, reading, entries)
  await reading.statements.run(db, { ...reading, given: [seq + entries.length, commit] }, 'count', () => {
    return sql`insert into ${sql.table(house.workspace)} (id, seq, commits) values (${WORKSPACE}, ${givenAt(0)}, ${givenAt(1)})
      on conflict (id) do update set seq = excluded.seq, commits = excluded.commits`
  })
  if (asking.id !== undefined) {
    const row = [commit, asking.id, JSON.stringify(answer)]
    await insertRows(db, reading, house.commit, { number: 'number', request: 'text', answer: 'text' }, [row])
  }
  return answer
}

const WORKSPACE = late(({ workspace }) => workspace)

async function countersOf(db: Db, reading: Reading): Promise<{ readonly seq: number; readonly commits: number }> {
  const [row] = await reading.statements.run<{ seq: unknown; commits: unknown }>(db, { ...reading, given: [] }, 'counters', () => {
    return sql`select seq, commits from ${sql.table(house.workspace)} where id = ${WORKSPACE}`
  })
  return { seq: Number(row?.seq ?? 0), commits: Number(row?.commits ?? 0) }
}

async function answerTo(db: Db, reading: Reading, request: string): Promise<Committed | undefined> {
  const [row] = await reading.statements.run<{ answer: string }>(db, { ...reading, given: [request] }, 'answer', () => {
    return sql`select answer from ${sql.table(house.commit)} where workspace = ${WORKSPACE} and request = ${givenAt(0)}`
  })
  return row && (JSON.parse(row.answer) as Committed)
}

const writeEntries = (db: Db, reading: Reading, entries: readonly Entry[]): Promise<void> => {
  const rows = entries.map((entry) => [
    entry.seq,
    entry.commit,
    entry.at,
    entry.by,
    entry.via,
    entry.entity,
    entry.id,
    entry.type,
    JSON.stringify(entry.changed),
    entry.version,
  ])
  return insertRows(db, reading, house.entry, ENTRY, rows)
}

const ENTRY = {
  seq: 'number',
  commit: 'number',
  at: 'text',
  by: 'text',
  via: 'text',
  entity: 'text',
  id: 'text',
  type: 'text',
  changed: 'text',
  version: 'number',
} as const

/** The records that are there after a commit, as they are read, in the order of its steps. */
async function rowsAfter(work: SqlWork, steps: readonly Step[]): Promise<readonly AnyRow[]> {
  const found = new Map<string, AnyRow>()
  for (const [name, some] of Map.groupBy(steps, ({ entity }) => entity)) {
    const ids = some.flatMap(({ id, after }) => (after ? [id] : []))
    for (const row of await work.getMany(name, ids)) found.set(row.id, row)
  }
  return steps.flatMap(({ id }) => found.get(id) ?? [])
}

/** Which commit touched each of these records last. */
async function lastCommits(db: Db, reading: Reading, entries: readonly Entry[]): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>()
  for (const [entity, some] of Map.groupBy(entries, (entry) => entry.entity)) {
    const ask = { ...reading, given: [entity, some.map(({ id }) => id)] }
    const rows = await reading.statements.run<{ id: string; last: unknown }>(db, ask, 'last commits', () => {
      const ids = reading.dialect.list(givenList(1), 'text')
      return sql`select id, max(${sql.id('commit')}) as last from ${sql.table(house.entry)}
        where workspace = ${WORKSPACE} and entity = ${givenAt(0)} and id in ${ids} group by id`
    })
    for (const row of rows) last.set(row.id, Number(row.last))
  }
  return last
}

/** Records that were read, by entity and id. */
type Known = Map<string, Map<string, Promise<AnyRow | undefined>>>

/** Reads those records that are not known yet, in one question. */
async function readOnce(
  all: Known,
  entity: string,
  ids: readonly string[],
  read: (unknown: readonly string[]) => Promise<readonly AnyRow[]>,
): Promise<readonly AnyRow[]> {
  const known = all.get(entity) ?? new Map<string, Promise<AnyRow | undefined>>()
  all.set(entity, known)
  const unknown = ids.filter((id) => !known.has(id))
  const rows = read(unknown).then((some) => new Map(some.map((row) => [row.id, row])))
  for (const id of unknown)
    known.set(
      id,
      rows.then((some) => some.get(id)),
    )
  return (await Promise.all(ids.flatMap((id) => known.get(id) ?? []))).filter((row) => row !== undefined)
}

/** A commit's view of the records: those of its own transaction, each read once until something is written. */
class SqlWork implements Work {
  readonly db: Db
  readonly #reading: Reading
  readonly #firstNumbers: FirstNumbers | undefined
  readonly #read: Known = new Map()
  readonly #kept: Known = new Map()
  constructor(db: Db, { reading, firstNumbers }: CommitGround) {
    this.db = db
    this.#reading = reading
    this.#firstNumbers = firstNumbers
  }

  getMany(entity: string, ids: readonly string[]) {
    return readOnce(this.#read, entity, ids, (unknown) => rowsById(this.db, this.#reading, entity, unknown))
  }

  getKept(entity: string, ids: readonly string[]) {
    return readOnce(this.#kept, entity, ids, (unknown) => keptRows(this.db, this.#reading, entity, unknown))
  }

  find(entity: string, where: Parameters<Work['find']>[1]) {
    return findRows(this.db, this.#reading, entity, where)
  }

  countNaming(entity: string, place: string, ids: readonly string[]) {
    return countNaming(this.db, this.#reading, entity, place, ids)
  }

  async greatest(entity: string, key: string, begins: readonly string[]) {
    const elsewhere = begins.flatMap((one) => lastElsewhere(this.#firstNumbers, entity, one) ?? [])
    return [...(await greatest(this.db, this.#reading, entity, key, begins)), ...elsewhere]
  }

  write(steps: readonly Step[]) {
    // What is worked out of a record may follow from any other; what is kept of it changes only with itself.
    this.#read.clear()
    for (const { entity, id } of steps) this.#kept.get(entity)?.delete(id)
    return writeSteps(this.db, this.#reading, steps)
  }
}
