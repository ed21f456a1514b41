import { sql } from 'kysely'
import { keysKnownBy, knownBy } from '../../kernel/derive/same-record.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { heldAt, referencesOf } from '../../kernel/entity/references.ts'
import type { Step, Work } from '../../kernel/store/work.ts'
import { isMistyped } from '../../kernel/italian/search.ts'
import { termsOf } from '../../kernel/store/terms.ts'
import { fromSql, keptRows, rowsById, startAt, type Db } from './read-sql.ts'
import { ref, type Reading } from './ground.ts'
import { holdsSql, isSeveral } from './holds-sql.ts'
import { house } from './house.ts'
import { shelvesOf } from './shelves.ts'
import { givenList, late } from './statements.ts'
import { titlesOf } from './titles-sql.ts'
import { insertRows } from './write-rows.ts'

const WORKSPACE = late(({ workspace }) => workspace)

/** Reads records where somebody may have read them before. */
type Records = Pick<Work, 'getMany' | 'getKept'>

/**
 * Keeps the words by which records are found: those of what was written, and of whoever refers to what is known by other words now.
 * The number of statements depends on the entities that are touched, not on how many records.
 */
export async function keepTerms(
  db: Db,
  reading: Reading,
  steps: readonly Step[],
  rows: readonly AnyRow[],
  records: Records,
): Promise<void> {
  const stale = new Map<string, Set<string>>()
  const add = (entity: string, id: string) => void stale.set(entity, (stale.get(entity) ?? new Set()).add(id))
  const written = new Map(rows.map((row) => [row.id, row]))
  const older = new Set(steps.flatMap(({ id, before }) => (before ? [id] : [])))
  const names = await namesFor(db, reading, steps)
  for (const [name, renamed] of Map.groupBy(
    steps.filter((step) => isRenamed(reading, step, names)),
    ({ entity }) => entity,
  )) {
    const ids = renamed.map(({ id }) => id)
    for (const [other, id] of await referringTo(db, reading, name, ids)) add(other, id)
  }
  for (const [name, some] of Map.groupBy(steps, ({ entity }) => entity)) {
    const ids = some.map(({ id }) => id)
    await replaceTerms(
      db,
      reading,
      name,
      ids.filter((id) => older.has(id)),
      ids.flatMap((id) => written.get(id) ?? []),
      records,
    )
    for (const id of ids) stale.get(name)?.delete(id)
  }
  for (const [name, ids] of stale) await writeTerms(db, reading, name, [...ids], records)
}

/** The terms of records anew: of those that came in without a commit, or are known by other words now. */
export async function writeTerms(
  db: Db,
  reading: Reading,
  name: string,
  ids: readonly string[],
  records: Records = recordsIn(db, reading),
): Promise<void> {
  if (ids.length > 0) await replaceTerms(db, reading, name, ids, await records.getMany(name, ids), records)
}

const recordsIn = (db: Db, reading: Reading): Records => ({
  getMany: (entity, ids) => rowsById(db, reading, entity, ids),
  getKept: (entity, ids) => keptRows(db, reading, entity, ids),
})

/** A term under which a record is found: where it is kept, and for whom. */
type Held = readonly [shelf: string, term: string, id: string]

/** Keeps the terms of these records and no others of those that had some. */
async function replaceTerms(
  db: Db,
  reading: Reading,
  name: string,
  older: readonly string[],
  rows: readonly AnyRow[],
  records: Records,
): Promise<void> {
  const wanted = await termsFor(db, reading, name, rows, records)
  const held = await termsHeld(db, reading, name, older)
  await removeTerms(db, reading, without(held, wanted))
  await insertRows(db, reading, house.term, { entity: 'text', term: 'text', id: 'text' }, without(wanted, held))
  await addWords(db, reading, wanted)
}

const without = (some: readonly Held[], others: readonly Held[]): readonly Held[] => {
  const known = new Set(others.map((held) => held.join('\n')))
  return known.size === 0 ? some : some.filter((held) => !known.has(held.join('\n')))
}

async function termsHeld(db: Db, reading: Reading, name: string, ids: readonly string[]): Promise<readonly Held[]> {
  if (ids.length === 0) return []
  const given = [shelvesOf(reading.entities, name).map((shelf) => shelf.name), ids]
  const rows = await reading.statements.run<{ entity: string; term: string; id: string }>(db, { ...reading, given }, 'terms held', () => {
    const [kept, among] = [reading.dialect.list(givenList(0), 'text'), reading.dialect.list(givenList(1), 'text')]
    return sql`select entity, term, id from ${sql.table(house.term)} where workspace = ${WORKSPACE} and entity in ${kept} and id in ${among}`
  })
  return rows.map(({ entity, term, id }) => [entity, term, id])
}

async function termsFor(db: Db, reading: Reading, name: string, rows: readonly AnyRow[], records: Records): Promise<readonly Held[]> {
  const entity = reading.entities.get(name)
  if (!entity || rows.length === 0) return []
  const known = await knownFor(db, reading, entity, rows, records)
  const names = (id: string) => known.get(id)
  return rows.flatMap((row) =>
    shelvesOf(reading.entities, name).flatMap((shelf) =>
      termsOf(entity, row, names, (key) => shelf.fields.has(key)).map((term): Held => [shelf.name, term, row.id]),
    ),
  )
}

/** Takes terms away, and out of the vocabulary what nobody is found by any longer. */
async function removeTerms(db: Db, reading: Reading, gone: readonly Held[]): Promise<void> {
  if (gone.length === 0) return
  const { statements, dialect } = reading
  const cells = (...types: readonly ('text' | 'number')[]) => {
    const values = types.map((type, at) => dialect.cell('gone', at, type))
    return sql`(select ${sql.join(values)} from ${dialect.rows(givenList(0), 'gone')})`
  }
  await statements.run(db, { ...reading, given: [gone] }, 'remove terms', () => {
    return sql`delete from ${sql.table(house.term)} where workspace = ${WORKSPACE} and (entity, term, id) in ${cells('text', 'text', 'text')}`
  })
  await statements.run(db, { ...reading, given: [wordsOf(gone)] }, 'remove words', () => {
    const held = sql`select 1 from ${sql.table(house.term)} as held where held.workspace = known.workspace and held.entity = known.entity and held.term = known.term`
    return sql`delete from ${sql.table(house.word)} as known where known.workspace = ${WORKSPACE}
      and (known.entity, known.letters, known.term) in ${cells('text', 'number', 'text')} and not exists (${held})`
  })
}

/** Takes up what somebody may mean who has mistyped; most of it is there by then. */
async function addWords(db: Db, reading: Reading, held: readonly Held[]): Promise<void> {
  const words = wordsOf(held)
  if (words.length > 0) await insertRows(db, reading, house.word, { entity: 'text', letters: 'number', term: 'text' }, words, 'once')
}

const wordsOf = (held: readonly Held[]): readonly (readonly [shelf: string, letters: number, term: string])[] => {
  const words = held.filter(([, term]) => isMistyped(term))
  return [...new Map(words.map(([shelf, term]) => [`${shelf}\n${term}`, [shelf, term.length, term] as const])).values()]
}

/** Whether nothing that records of an entity are known by is worked out. */
const isKnownByKept = (entity: AnyEntity): boolean =>
  keysKnownBy(entity).every((key) => entity.fields[key] === undefined || isStored(entity.fields[key]))

/** The words by which those are known that these records refer to. */
async function knownFor(
  db: Db,
  reading: Reading,
  entity: AnyEntity,
  rows: readonly AnyRow[],
  records: Records,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, Set<string>>()
  for (const { path, field } of referencesOf(entity)) {
    const ids = rows.flatMap((row) => heldAt(row, path).filter((id) => typeof id === 'string'))
    wanted.set(field.target, new Set([...(wanted.get(field.target) ?? []), ...ids]))
  }
  const known = new Map<string, string>()
  for (const [target, ids] of wanted) {
    const other = reading.entities.get(target)
    const found = await (other && isKnownByKept(other) ? records.getKept(target, [...ids]) : records.getMany(target, [...ids]))
    const titles = other ? await titlesBehind(db, reading, other, found) : new Map<string, string>()
    if (other)
      for (const row of found)
        known.set(
          row.id,
          knownBy(other, row, (id) => titles.get(id)),
        )
  }
  return known
}

/** The titles of those that stand in the titles of records. */
async function titlesBehind(db: Db, reading: Reading, entity: AnyEntity, rows: readonly AnyRow[]): Promise<ReadonlyMap<string, string>> {
  const named = referencesOf(entity).filter(({ path }) => entity.title.flat().includes(path))
  const titles = new Map<string, string>()
  for (const { path, field } of named) {
    const ids = rows.flatMap((row) => (typeof row[path] === 'string' ? [row[path]] : []))
    for (const [id, title] of await titlesOf(db, reading, field.target, ids)) titles.set(id, title)
  }
  return titles
}

const namesFor = async (db: Db, reading: Reading, steps: readonly Step[]): Promise<ReadonlyMap<string, string>> => {
  const titles = new Map<string, string>()
  for (const [name, some] of Map.groupBy(steps, ({ entity }) => entity)) {
    const entity = reading.entities.get(name)
    const rows = some.flatMap(({ before, after }) => [before, after].filter((row) => row !== undefined))
    if (entity) for (const [id, title] of await titlesBehind(db, reading, entity, rows)) titles.set(id, title)
  }
  return titles
}

function isRenamed({ entities }: Reading, { entity: name, before, after }: Step, titles: ReadonlyMap<string, string>): boolean {
  const entity = entities.get(name)
  if (!entity || !before || !after) return false
  const names = (id: string) => titles.get(id)
  return knownBy(entity, before, names) !== knownBy(entity, after, names)
}

async function referringTo(
  db: Db,
  reading: Reading,
  target: string,
  ids: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const found: (readonly [string, string])[] = []
  for (const other of reading.entities.values()) {
    for (const { path, field } of referencesOf(other)) {
      if (field.target !== target) continue
      for (const id of await holders(db, reading, other.name, path, ids)) found.push([other.name, id])
    }
  }
  return found
}

async function holders(db: Db, reading: Reading, name: string, place: string, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await reading.statements.run<{ id: string }>(db, { ...reading, given: [ids] }, `holders ${name} ${place}`, () => {
    const start = startAt(reading, name)
    const { dialect } = reading
    const { alias } = start.from
    const [key = '', column] = place.split('.')
    const list = dialect.list(givenList(0), 'text')
    const isHeld =
      column === undefined
        ? isSeveral(start.entity, key)
          ? holdsSql(dialect, ref(alias, key), list)
          : sql`${ref(alias, key)} in ${list}`
        : sql`exists (select 1 from ${dialect.lines(ref(alias, key), 'line')} where ${dialect.lineField('line', column, 'text')} in ${list})`
    return sql`select ${ref(alias, 'id')} as id from ${fromSql(start)} and ${isHeld}`
  })
  return rows.map((row) => row.id)
}
