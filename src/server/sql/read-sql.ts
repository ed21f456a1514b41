import { sql, type Kysely } from 'kysely'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { DefinitionError } from '../../kernel/problem/problem.ts'
import { conditionsSql } from './conditions-sql.ts'
import { entityScope, ofWorkspace, ref, sqlGround, tableAs, type Reading, type SqlGround, type SqlScope } from './ground.ts'
import { isSeveral } from './holds-sql.ts'
import { fieldsSelected, keptSelected, readSelected, rowReader, selectList, type Raw } from './list-sql.ts'
import type { Sql } from './rational-sql.ts'
import { shapeOf } from './shape.ts'
import { givenList, late, Statement } from './statements.ts'

export type Db = Kysely<Record<string, never>>

/** Where a statement about an entity begins. */
export interface Start {
  readonly ground: SqlGround
  readonly from: SqlScope
  readonly entity: AnyEntity
}

/** Throws for an entity that the store does not have. */
export function startAt(reading: Reading, name: string): Start {
  const ground = sqlGround(reading, conditionsSql)
  const entity = entityNamed(reading.entities, name)
  return { ground, entity, from: entityScope(ground, entity, ground.alias()) }
}

/** `from` and `where`; over records that a search has found, with their scores as `found.score`. */
export function fromSql({ ground, from, entity }: Start, isFound = false): Sql {
  const table = tableAs(entity.name, from.alias)
  const where = sql`where ${ofWorkspace(from.alias)}`
  if (!isFound) return sql`${table} ${where}`
  const { dialect } = ground
  const given = late(({ found }) => JSON.stringify(found))
  const scored = sql`(select ${dialect.cell('scored', 0, 'text')} as id, ${dialect.cell('scored', 1, 'number')} as score from ${dialect.rows(given, 'scored')})`
  return sql`${table} join ${scored} as found on found.id = ${ref(from.alias, 'id')} ${where}`
}

/** Every record that meets all conditions, as it is read. */
export async function findRows(db: Db, reading: Reading, name: string, where: readonly Condition[]): Promise<readonly AnyRow[]> {
  const { conditions, given } = shapeOf(where)
  const key = `find ${name} ${JSON.stringify(conditions)}`
  const { statements } = reading
  const { read, statement } = statements.keep(key, () => {
    const start = startAt(reading, name)
    const { ground, from, entity: found } = start
    const fields = fieldsSelected(ground, from, found)
    const words = sql`select ${selectList(fields)} from ${fromSql(start)} and ${conditionsSql(ground, from, conditions)}`
    return { read: rowReader(found, fields), statement: new Statement(words) }
  })
  const rows = await statement.run<Raw>(db, { ...reading, given })
  return rows.map(read)
}

/** Those of the records that are there, with what is kept of them alone: what is worked out may take other records in. */
export async function keptRows(db: Db, reading: Reading, name: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
  if (ids.length === 0) return []
  const { statements, dialect } = reading
  const { selected, statement } = statements.keep(`kept ${name}`, () => {
    const start = startAt(reading, name)
    const fields = keptSelected(start.ground, start.from, start.entity)
    const among = sql`${ref(start.from.alias, 'id')} in ${dialect.list(givenList(0), 'text')}`
    return { selected: fields, statement: new Statement(sql`select ${selectList(fields)} from ${fromSql(start)} and ${among}`) }
  })
  const rows = await statement.run<Raw>(db, { ...reading, given: [ids] })
  return rows.map((raw) => readSelected(selected, raw))
}

/** Those of the records that are there, in the order of the ids. */
export async function rowsById(db: Db, reading: Reading, name: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
  if (ids.length === 0) return []
  const found = new Map((await findRows(db, reading, name, [{ field: 'id', op: 'in', value: ids }])).map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** How many records name each of these ids in a field, or in a column of their lines. */
export async function countNaming(
  db: Db,
  reading: Reading,
  name: string,
  place: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reading.statements.run<{ id: string; count: unknown }>(
    db,
    { ...reading, given: [ids] },
    `naming ${name} ${place}`,
    () => {
      const start = startAt(reading, name)
      const { dialect } = start.ground
      const { alias } = start.from
      const [key = '', column] = place.split('.')
      const isMany = column !== undefined || isSeveral(start.entity, key)
      const held = column !== undefined ? dialect.lineField('line', column, 'text') : isMany ? dialect.element('line') : ref(alias, key)
      const source = !isMany
        ? fromSql(start)
        : sql`${tableAs(name, alias)}, ${dialect.lines(ref(alias, key), 'line')} where ${ofWorkspace(alias)}`
      const list = dialect.list(givenList(0), 'text')
      return sql`select ${held} as id, count(distinct ${ref(alias, 'id')}) as count from ${source} and ${held} in ${list} group by ${held}`
    },
  )
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** The greatest number that is kept, for each of these beginnings: found at the end of its part of the index. */
export async function greatest(db: Db, reading: Reading, name: string, key: string, begins: readonly string[]): Promise<readonly string[]> {
  const rows = await reading.statements.run<{ greatest: string | null }>(
    db,
    { ...reading, given: [begins] },
    `greatest ${name} ${key}`,
    () => {
      const [held, begin] = [ref('numbered', key), sql.ref('wanted.value')]
      // After all digits comes the colon.
      const top = sql`select max(${held}) from ${tableAs(name, 'numbered')} where ${ofWorkspace('numbered')} and ${held} > ${begin} and ${held} < ${begin} || ':'`
      return sql`select (${top}) as greatest from ${reading.dialect.list(givenList(0), 'text')} as wanted`
    },
  )
  return rows.flatMap((row) => row.greatest ?? [])
}

export function entityNamed(entities: SqlGround['entities'], name: string): AnyEntity {
  const entity = entities.get(name)
  if (!entity) throw new DefinitionError(name, 'is not an entity of this store.', `Entities: ${[...entities.keys()].join(', ')}.`)
  return entity
}
