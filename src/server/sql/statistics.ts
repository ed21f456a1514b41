import { sql } from 'kysely'
import { isReference, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Field } from '../../kernel/fields/field.ts'
import type { Db } from './database.ts'
import { house } from './house.ts'
import { indicesOf, SHIFTED } from './indices.ts'
import { indexName } from './migrations/run-change.ts'

/** How many records a workspace is thought to have, and how many share a value: few a text, more a reference, very many a state. */
const RECORDS = 100_000
const [TEXT, DAY, REFERENCE, CHOICE] = [20, 100, 200, 10_000]

/**
 * Tells SQLite how its tables look when they are large, so that it chooses for a million records from the first one on: without figures
 * it believes that a workspace has ten. Nor may it pass by the workspace, or anything else that an index begins with (`noskipscan`),
 * because it takes the figures of one workspace for all. The same everywhere, so that no list is slow until somebody analyses.
 * PostgreSQL counts itself.
 */
export async function tellStatistics(db: Db, entities: readonly AnyEntity[]): Promise<void> {
  const rows = [
    ...entities.flatMap((entity) => [
      [entity.name, entity.name, [RECORDS, RECORDS, 1]],
      ...indicesOf(entity).map((keys) => [entity.name, indexName(entity.name, keys), figuresOf(entity, keys)]),
    ]),
    [house.term, house.term, [RECORDS * 10, RECORDS * 10, RECORDS * 5, 50, 1]],
    [house.term, indexName(house.term, ['entity', 'id']), [RECORDS * 10, RECORDS * 10, RECORDS * 5, 10]],
    [house.word, house.word, [RECORDS / 10, RECORDS / 10, RECORDS / 20, RECORDS / 200, 1]],
    [house.entry, house.entry, [RECORDS * 5, RECORDS * 5, 1]],
    [house.entry, indexName(house.entry, ['entity', 'id', 'seq']), [RECORDS * 5, RECORDS * 5, RECORDS * 2, 5, 1]],
    [house.entry, indexName(house.entry, ['commit']), [RECORDS * 5, RECORDS * 5, 3]],
  ]
  await sql`analyze ${sql.table(house.workspace)}`.execute(db)
  await sql`delete from sqlite_stat1`.execute(db)
  await sql`insert into sqlite_stat1 (tbl, idx, stat)
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') from json_each(${JSON.stringify(
      rows.map(([table, index, figures]) => [table, index, `${(figures as readonly number[]).join(' ')} noskipscan`]),
    )})`.execute(db)
  await sql`analyze sqlite_schema`.execute(db)
}

const isYesOrNo = (field: Field | undefined): boolean => field?.column === 'integer' && !field.numeric

function figuresOf({ fields, span, slot }: AnyEntity, keys: readonly string[]): readonly number[] {
  const [first = '', ...rest] = keys
  const [day = first] = first.split(SHIFTED)
  const field = fields[first.split('__')[0] ?? '']
  const isDay = day === span?.from || day === slot?.day
  const alike = field && isReference(field) ? REFERENCE : field?.ranks || isYesOrNo(field) ? CHOICE : isDay ? DAY : TEXT
  return [RECORDS, RECORDS, alike, ...rest.map(() => 1)]
}
