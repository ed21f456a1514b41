import { sql } from 'kysely'
import { knownBy } from '../../kernel/derive/same-record.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { heldAt, referencesOf } from '../../kernel/references.ts'
import type { Step } from '../../kernel/store/plan/work.ts'
import { termsOf } from '../../kernel/store/terms.ts'
import { fromSql, rowsById, startAt, type Db } from './read-sql.ts'
import { ref, type Reading } from './ground.ts'
import { holdsSql, isSeveral } from './holds-sql.ts'
import { titlesOf } from './search-sql.ts'
import { house } from './house.ts'
import { shelvesOf } from './shelves.ts'
import { givenList, late } from './statements.ts'
import { insertRows } from './write-rows.ts'

/**
 * Keeps the words by which records are found: those of what was written, and of whoever refers to what is known by other words now.
 * The number of statements depends on the entities that are touched, not on how many records.
 */
export async function keepTerms(db: Db, reading: Reading, steps: readonly Step[], rows: readonly AnyRow[]): Promise<void> {
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
    await forgetTerms(
      db,
      reading,
      name,
      ids.filter((id) => older.has(id)),
    )
    await addTerms(
      db,
      reading,
      name,
      ids.flatMap((id) => written.get(id) ?? []),
    )
    for (const id of ids) stale.get(name)?.delete(id)
  }
  for (const [name, ids] of stale) await writeTerms(db, reading, name, [...ids])
}

/** The terms of records anew: of those that came in without a commit, or are known by other words now. */
export async function writeTerms(db: Db, reading: Reading, name: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await forgetTerms(db, reading, name, ids)
  await addTerms(db, reading, name, await rowsById(db, reading, name, ids))
}

async function forgetTerms(db: Db, reading: Reading, name: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const given = [shelvesOf(reading.entities, name).map((shelf) => shelf.name), ids]
  await reading.statements.run(db, { ...reading, given }, 'forget terms', () => {
    const [kept, among] = [reading.dialect.list(givenList(0), 'text'), reading.dialect.list(givenList(1), 'text')]
    return sql`delete from ${sql.table(house.term)} where workspace = ${late(({ workspace }) => workspace)} and entity in ${kept} and id in ${among}`
  })
}

async function addTerms(db: Db, reading: Reading, name: string, rows: readonly AnyRow[]): Promise<void> {
  const entity = reading.entities.get(name)
  if (!entity || rows.length === 0) return
  const known = await knownFor(db, reading, entity, rows)
  const shelves = shelvesOf(reading.entities, name)
  const names = (id: string) => known.get(id)
  const cells = rows.flatMap((row) =>
    shelves.flatMap((shelf) => termsOf(entity, row, names, (key) => shelf.fields.has(key)).map((term) => [shelf.name, term, row.id])),
  )
  await insertRows(db, reading, house.term, { entity: 'text', term: 'text', id: 'text' }, cells)
}

/** The words by which those are known that these records refer to. */
async function knownFor(db: Db, reading: Reading, entity: AnyEntity, rows: readonly AnyRow[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, Set<string>>()
  for (const { path, field } of referencesOf(entity)) {
    const ids = rows.flatMap((row) => heldAt(row, path).filter((id) => typeof id === 'string'))
    wanted.set(field.target, new Set([...(wanted.get(field.target) ?? []), ...ids]))
  }
  const known = new Map<string, string>()
  for (const [target, ids] of wanted) {
    const other = reading.entities.get(target)
    const found = await rowsById(db, reading, target, [...ids])
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
