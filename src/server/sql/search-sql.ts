import { sql } from 'kysely'
import type { Asker } from '../../kernel/access/asker.ts'
import { titleOf, type AnyEntity } from '../../kernel/entity.ts'
import { searchPlans, type SearchWord } from '../../kernel/italian/search.ts'
import { foldText } from '../../kernel/italian/words.ts'
import { namesSelected, pathSelected, selectList, type Raw } from './list-sql.ts'
import { ref, type Reading } from './ground.ts'
import type { Sql } from './rational-sql.ts'
import { fromSql, startAt, type Db } from './read-sql.ts'
import { house } from './house.ts'
import { shelvesOf } from './shelves.ts'
import { givenList, late, Statement } from './statements.ts'

/**
 * How well records answer what somebody searches, by id; those that do not are left out. The words are compared with every stem
 * that the records of the workspace hold in what the asker sees, so that a slip is forgiven here as in the browser; then the records are read that hold one.
 */
export async function searchSql(
  db: Db,
  reading: Reading,
  asker: Asker,
  name: string,
  search: string,
): Promise<ReadonlyMap<string, number>> {
  const plans = searchPlans(search)
  const words = [...new Set(plans.flat())]
  const shelves = shelvesOf(reading.entities, name).flatMap((shelf) => (shelf.isSeen(asker) ? [shelf.name] : []))
  const answers = await answersTo(db, reading, shelves, words)
  const terms = [...new Set([...answers.values()].flatMap((scores) => [...scores.keys()]))]
  const scores = new Map<string, number>()
  for (const [id, held] of await holdersOf(db, reading, shelves, terms)) {
    const best = Math.max(...plans.map((plan) => scoreOf(plan, answers, held)))
    if (best > 0) scores.set(id, best)
  }
  return withTitles(db, reading, name, search, scores)
}

/** The words of the entity that is asked about, as far as the asker sees them. */
const ofShelves = ({ dialect }: Reading): Sql =>
  sql`workspace = ${late(({ workspace }) => workspace)} and entity in ${dialect.list(givenList(0), 'text')}`

type Answers = ReadonlyMap<SearchWord, ReadonlyMap<string, number>>

async function answersTo(db: Db, reading: Reading, shelves: readonly string[], words: readonly SearchWord[]): Promise<Answers> {
  const letters = [...new Set(words.map(({ first }) => first))]
  const { dialect, statements } = reading
  const rows = await statements.run<{ term: string }>(db, { ...reading, given: [shelves, letters] }, 'terms', () => {
    const among = dialect.list(givenList(1), 'text')
    return sql`select distinct term from ${sql.table(house.term)} where ${ofShelves(reading)} and substr(term, 1, 1) in ${among}`
  })
  return new Map(
    words.map((word) => [
      word,
      new Map(rows.map(({ term }) => [term, word.score(term, 0, term.length)] as const).filter(([, score]) => score > 0)),
    ]),
  )
}

async function holdersOf(
  db: Db,
  reading: Reading,
  shelves: readonly string[],
  terms: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (terms.length === 0) return new Map()
  const { dialect, statements } = reading
  const rows = await statements.run<{ id: string; term: string }>(db, { ...reading, given: [shelves, terms] }, 'holders', () => {
    const among = dialect.list(givenList(1), 'text')
    return sql`select id, term from ${sql.table(house.term)} where ${ofShelves(reading)} and term in ${among}`
  })
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, held]) => [id, held.map(({ term }) => term)]))
}

/** The mean of the best scores of all words; nothing when one is not found. */
function scoreOf(plan: readonly SearchWord[], answers: Answers, held: readonly string[]): number {
  let sum = 0
  for (const word of plan) {
    const scores = answers.get(word)
    const best = Math.max(0, ...held.map((term) => scores?.get(term) ?? 0))
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

/** What records are called; of all of them where no ids are given. */
export async function titlesOf(db: Db, reading: Reading, name: string, ids?: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { statements } = reading
  const { entity, parts, named, statement } = statements.keep(`titles ${name} ${ids === undefined ? 'all' : ''}`, () =>
    prepareTitles(reading, name, ids !== undefined),
  )
  const rows = await statement.run<Raw>(db, { ...reading, given: [ids] })
  return new Map(
    rows.map((raw) => {
      const names: Record<string, string> = {}
      named.read(raw, names)
      const row = Object.fromEntries(parts.map((part) => [part.name, part.read(raw[part.name])]))
      return [String(raw['id']), titleOf(entity, { ...row, id: String(raw['id']), version: 0 }, (id) => names[id])]
    }),
  )
}

function prepareTitles(reading: Reading, name: string, isSome: boolean) {
  const start = startAt(reading, name)
  const { ground, from, entity } = start
  const parts = ['id', ...entity.title.flat()].map((path) => pathSelected(ground, from, path))
  const named = namesSelected(ground, from, onlyTitle(entity))
  const among = isSome ? sql` and ${ref(from.alias, 'id')} in ${ground.dialect.list(givenList(0), 'text')}` : sql``
  const statement = new Statement(sql`select ${selectList([...parts, ...named.selected])} from ${fromSql(start)}${among}`)
  return { entity, parts, named, statement }
}

/** The entity as far as its title goes. */
const onlyTitle = (entity: AnyEntity): AnyEntity => ({
  ...entity,
  fields: Object.fromEntries(entity.title.flat().flatMap((key) => (entity.fields[key] ? [[key, entity.fields[key]]] : []))),
})
