import { sql } from 'kysely'
import { isTeam, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { heldAt, referencesOf } from '../../kernel/entity/references.ts'
import { readCursor, sortKeysOf, writeCursor } from '../../kernel/store/sort-keys.ts'
import type { Page, Query } from '../../kernel/door/store.ts'
import { conditionsSql } from './conditions-sql.ts'
import { entityScope, ofWorkspace, ref, tableAs, type Reading } from './ground.ts'
import {
  afterSql,
  fieldsSelected,
  identitySelected,
  namesSelected,
  orderedBy,
  orderSql,
  pathSelected,
  readSelected,
  rowReader,
  selectList,
  type NamesSelected,
  type Ordered,
  type Raw,
} from './list-sql.ts'
import { measureSql } from './measure-sql.ts'
import { nearParts } from './near-sql.ts'
import type { Sql } from './rational-sql.ts'
import { fromSql, startAt, type Db, type Start } from './read-sql.ts'
import { onlyFields, titlesOf } from './titles-sql.ts'
import { shapeOf } from './shape.ts'
import { late, Statement, type Ask } from './statements.ts'

interface Prepared {
  readonly entity: AnyEntity
  readonly statement: Statement
  /** How many values the list is sorted by. */
  readonly keys: number
  readonly read: (raw: Raw) => AnyRow
  readonly names: NamesSelected
}

/** A page of a list; `found` narrows it to what a search has found, the best first where nothing else is wanted. */
export async function querySql(db: Db, reading: Reading, query: Query, found: Ask['found']): Promise<Page> {
  const { conditions, given } = shapeOf(query.where ?? [])
  const { limit, offset = 0, after } = query.page ?? { limit: 50 }
  const cursor = after === undefined ? undefined : readCursor(after)
  const shape = { ...query, search: found !== undefined, where: conditions, page: cursor?.map((value) => value === null), total: false }
  const { statements } = reading
  const { entity, statement, keys, read, names } = statements.keep(JSON.stringify(shape), () => prepare(reading, shape))
  if (cursor && cursor.length !== keys) throw new RangeError('No page has ended so.')
  const ask = { ...reading, given, page: { limit, offset }, ...(cursor && { cursor }), ...(found && { found }) }
  const rows = found?.length === 0 ? [] : await statement.run<Raw>(db, ask)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const records = page.map(read)
  return {
    rows: records,
    names: await namesIn(db, reading, entity, page, names, records),
    ...(query.total && { total: await count(db, reading, query, found) }),
    ...(rows.length > limit && last && { next: writeCursor(Array.from({ length: keys }, (_, at) => cursorValue(last[keyName(at)]))) }),
  }
}

/** A question without its values: whether something is searched, and where the cursor is empty. */
interface ListShape extends Pick<Query, 'entity' | 'where' | 'sort' | 'select'> {
  readonly search: boolean
  readonly page: readonly boolean[] | undefined
}

/** SQLite plans a statement anew for each value that is bound to a bare `limit ?`; within an expression it does not look at it. */
const bound = (read: (page: NonNullable<Ask['page']>) => number): Sql => sql`cast(${late(({ page }) => page && read(page))} as integer)`
const LIMIT = bound(({ limit }) => limit + 1)
const OFFSET = bound(({ offset }) => offset)
const WHOLE = bound(({ offset, limit }) => offset + limit + 1)

function prepare(reading: Reading, { entity: name, where = [], search, sort, select, page }: ListShape): Prepared {
  const start = startAt(reading, name)
  const { ground, from, entity } = start
  const sortKeys = sortKeysOf(from.scope, sort ?? entity.sort ?? [])
  const ordered = orderedBy(ground, from, sortKeys)
  const isByScore = search && !sort
  const keys = isByScore ? [{ value: sql.ref('found.score'), isDown: true, mayBeEmpty: false }, ...ordered] : ordered
  const beyond = page && page.length === keys.length ? sql` and ${afterSql(keys, page)}` : sql``
  const cursor = sql.join(keys.map(({ value }, at) => sql`${value} as ${sql.id(keyName(at))}`))
  const list = sql`${fromSql(start, search)} and ${conditionsSql(ground, from, where)}${beyond}`
  const some = sql`select ${ref(from.alias, 'id')} as id, ${cursor} from ${list}`
  const parts = isByScore ? undefined : nearParts(from, sortKeys, ordered)
  const wanted = parts
    ? joinedParts(
        parts.map((part) => sql`${some} and ${part.where} order by ${orderSql(part.ordered)} limit ${WHOLE}`),
        keys,
      )
    : sql`${some} order by ${orderSql(keys)} limit ${LIMIT} offset ${OFFSET}`
  return { ...prepareRows(start, wanted, keys, select), keys: keys.length }
}

const keyName = (at: number): string => `key ${at}`

/** The records of a page, read once it is known which they are: what is worked out in them is worked out for nobody else. */
function prepareRows({ ground, entity }: Start, wanted: Sql, keys: readonly Ordered[], select: Query['select']): Omit<Prepared, 'keys'> {
  const from = entityScope(ground, entity, ground.alias())
  const selected = select
    ? [...identitySelected(from.alias), ...select.map((path) => pathSelected(ground, from, path))]
    : fieldsSelected(ground, from, entity)
  const names = namesSelected(ground, from, select ? onlyFields(entity, select) : entity)
  const held = keys.map((key, at) => ({ ...key, value: ref('page', keyName(at)) }))
  const columns = sql.join([selectList([...selected, ...names.selected]), ...held.map(({ value }) => value)])
  const words = sql`select ${columns} from (${wanted}) as page
    join ${tableAs(entity.name, from.alias)} on ${ofWorkspace(from.alias)} and ${ref(from.alias, 'id')} = page.id order by ${orderSql(held)}`
  const read = select ? (raw: Raw): AnyRow => readSelected(selected, raw) : rowReader(entity, selected)
  return { entity, statement: new Statement(words), read, names }
}

/** Parts of a list one after the other, put in order by the values that their cursor is made of. */
function joinedParts(parts: readonly Sql[], keys: readonly Ordered[]): Sql {
  const all = sql.join(
    parts.map((part, at) => sql`select * from (${part}) as ${sql.id(`part${at}`)}`),
    sql` union all `,
  )
  const order = orderSql(keys.map((key, at) => ({ ...key, value: sql.id(keyName(at)) })))
  return sql`select * from (${all}) as parts order by ${order} limit ${LIMIT} offset ${OFFSET}`
}

async function count(db: Db, reading: Reading, { entity, where }: Query, found: Ask['found']): Promise<number> {
  const { value } = await measureSql(db, reading, { entity, fn: 'count', ...(where && { where }) }, found)
  return value ?? 0
}

/** The titles of what the records refer to: read along for single fields, asked for where lines refer. */
async function namesIn(
  db: Db,
  reading: Reading,
  entity: AnyEntity,
  raws: readonly Raw[],
  selected: NamesSelected,
  rows: readonly AnyRow[],
): Promise<Readonly<Record<string, string>>> {
  const names: Record<string, string> = {}
  for (const raw of raws) selected.read(raw, names)
  for (const { path, field } of referencesOf(entity)) {
    if (!path.includes('.') && !isTeam(field)) continue
    const ids = rows.flatMap((row) => heldAt(row, path).filter((id) => typeof id === 'string'))
    if (ids.length === 0) continue
    for (const [id, title] of await titlesOf(db, reading, field.target, ids)) names[id] = title
  }
  return names
}

const cursorValue = (value: unknown): string | number | null =>
  typeof value === 'bigint' ? Number(value) : typeof value === 'string' || typeof value === 'number' ? value : null
