import { sql } from 'kysely'
import type { Asker } from '../../kernel/door/asker.ts'
import { searchPlans, type SearchWord } from '../../kernel/italian/search.ts'
import { foldText } from '../../kernel/italian/words.ts'
import type { Reading } from './ground.ts'
import type { Sql } from './rational-sql.ts'
import type { Db } from './read-sql.ts'
import { house } from './house.ts'
import { shelvesOf } from './shelves.ts'
import { givenAt, givenList, late, type Ask } from './statements.ts'
import { titlesOf } from './titles-sql.ts'

/** So many records are looked at one by one for the other words of a search, rather than whoever holds those. */
const FEW = 2000

/**
 * How well records answer what somebody searches, by id; those that do not are left out. Words that slips lead to come from the
 * vocabulary of the workspace, by letter and length; then the rarest word says which records are looked at for the others. What the
 * asker does not see is not searched.
 */
export async function searchSql(
  db: Db,
  reading: Reading,
  asker: Asker,
  name: string,
  search: string,
): Promise<ReadonlyMap<string, number> | undefined> {
  const plans = searchPlans(search)
  if (plans[0]?.length === 0) return undefined
  const shelves = shelvesOf(reading.entities, name).flatMap((shelf) => (shelf.isSeen(asker) ? [shelf.name] : []))
  const mistyped = await mistypedIn(db, reading, shelves, [...new Set(plans.flat())])
  const scores = new Map<string, number>()
  for (const plan of plans) {
    for (const [id, terms] of await holdersOf(
      db,
      reading,
      shelves,
      plan.map((word) => soughtBy(word, mistyped)),
    )) {
      const score = scoreOf(plan, terms)
      if (score > (scores.get(id) ?? 0)) scores.set(id, score)
    }
  }
  return withTitles(db, reading, name, search, scores)
}

/** The words of the entity that is asked about, as far as the asker sees them. */
const ofShelves = ({ dialect }: Reading): Sql =>
  sql`workspace = ${late(({ workspace }) => workspace)} and entity in ${dialect.list(givenList(0), 'text')}`

/** Every term of the vocabulary that is as long as one that these words may stand for, and begins as it does. */
async function mistypedIn(db: Db, reading: Reading, shelves: readonly string[], words: readonly SearchWord[]): Promise<readonly string[]> {
  const slips = words.flatMap((word) => word.slips ?? [])
  if (slips.length === 0) return []
  const { dialect, statements } = reading
  const cells = slips.flatMap(({ first, least, most }) =>
    Array.from({ length: most - least + 1 }, (_, more) => [least + more, first, afterAll(first)]),
  )
  const rows = await statements.run<{ term: string }>(db, { ...reading, given: [shelves, cells] }, 'mistyped', () => {
    const [letters, from, until] = (['number', 'text', 'text'] as const).map((type, at) => dialect.cell('sought', at, type))
    return sql`select distinct term from ${dialect.rows(givenList(1), 'sought')} cross join ${sql.table(house.word)}
      where ${ofShelves(reading)} and letters = ${letters} and term >= ${from} and term < ${until}`
  })
  return rows.map(({ term }) => term)
}

/** After every text that begins so. */
const afterAll = (begins: string): string => `${begins}\u{10ffff}`

/** What a record holds that answers a word: one of some terms, or one that begins so. */
interface Sought {
  readonly terms: readonly string[]
  readonly begins: string | undefined
}

const soughtBy = ({ wholes, begins, score }: SearchWord, mistyped: readonly string[]): Sought => ({
  terms: [...new Set([...wholes, ...mistyped.filter((term) => score(term, 0, term.length) > 0)])],
  begins,
})

type Holders = ReadonlyMap<string, readonly string[]>

/** The terms by which records answer these words, by id; of those that may hold all of them. */
async function holdersOf(db: Db, reading: Reading, shelves: readonly string[], words: readonly Sought[]): Promise<Holders> {
  const counts = words.length > 1 ? await Promise.all(words.map((word) => countOf(db, reading, shelves, word))) : []
  const least = Math.min(...counts)
  const rarest = words[counts.indexOf(least)]
  const all = { terms: words.flatMap(({ terms }) => terms), begins: words.at(-1)?.begins }
  if (!rarest || least > FEW) return read(all)
  const ids = [...(await read(rarest)).keys()]
  return ids.length === 0 ? new Map() : read(all, ids)

  async function read(sought: Sought, among?: readonly string[]): Promise<Holders> {
    const { statements, dialect } = reading
    const key = `holders ${sought.begins === undefined ? '' : 'begun '}${among ? 'among' : ''}`
    const rows = await statements.run<Holder>(db, { ...reading, given: givenFor(shelves, sought, among) }, key, () =>
      holdersSql(reading, sought, among && sql`id in ${dialect.list(givenList(4), 'text')}`),
    )
    return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, held]) => [id, held.map(({ term }) => term)]))
  }
}

interface Holder {
  readonly id: string
  readonly term: string
}

const givenFor = (shelves: readonly string[], { terms, begins = '' }: Sought, among: readonly string[] = []): Ask['given'] => [
  shelves,
  terms,
  begins,
  afterAll(begins),
  among,
]

/** Who holds what is sought; of some records alone, these are read whole and the others left alone. */
function holdersSql(reading: Reading, { begins }: Sought, among?: Sql): Sql {
  const is = sql`term in ${reading.dialect.list(givenList(1), 'text')}`
  const goesOn = sql`term >= ${givenAt(2)} and term < ${givenAt(3)}`
  const held = sql`select id, term from ${sql.table(house.term)} where ${ofShelves(reading)}`
  if (among) return sql`${held} and ${among} and (${is}${begins === undefined ? sql`` : sql` or (${goesOn})`})`
  return begins === undefined ? sql`${held} and ${is}` : sql`${held} and ${is} union all ${held} and ${goesOn}`
}

/** How many hold what is sought, counted no further than it matters. */
async function countOf(db: Db, reading: Reading, shelves: readonly string[], sought: Sought): Promise<number> {
  const key = `count holders ${sought.begins === undefined ? '' : 'begun'}`
  const ask = { ...reading, given: givenFor(shelves, sought) }
  const [row] = await reading.statements.run<{ count: unknown }>(db, ask, key, () => {
    return sql`select count(*) as count from (select 1 from (${holdersSql(reading, sought)}) as held limit ${sql.lit(FEW + 1)}) as few`
  })
  return Number(row?.count ?? 0)
}

/** The mean of the best scores of all words; nothing when one is not found. */
function scoreOf(plan: readonly SearchWord[], held: readonly string[]): number {
  let sum = 0
  for (const word of plan) {
    const best = Math.max(0, ...held.map((term) => word.score(term, 0, term.length)))
    if (best === 0) return 0
    sum += best
  }
  return plan.length === 0 ? 0 : sum / plan.length
}

/** Whoever writes a title whole means that record, and next those whose title begins so. */
async function withTitles(
  db: Db,
  reading: Reading,
  name: string,
  search: string,
  scores: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (scores.size === 0) return scores
  const wanted = foldText(search)
  const titles = await titlesOf(db, reading, name, [...scores.keys()])
  return new Map(
    [...scores].map(([id, score]) => {
      const title = foldText(titles.get(id) ?? '')
      return [id, score + (title === wanted ? 2 : title.startsWith(wanted) ? 1 : 0)]
    }),
  )
}
