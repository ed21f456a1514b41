import { sql } from 'kysely'
import { titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { ref, type Reading } from './ground.ts'
import { namesSelected, pathSelected, selectList, type Raw } from './list-sql.ts'
import { fromSql, startAt, type Db } from './read-sql.ts'
import { givenList, Statement } from './statements.ts'

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
  const named = namesSelected(ground, from, onlyFields(entity, entity.title.flat()))
  const among = isSome ? sql` and ${ref(from.alias, 'id')} in ${ground.dialect.list(givenList(0), 'text')}` : sql``
  const statement = new Statement(sql`select ${selectList([...parts, ...named.selected])} from ${fromSql(start)}${among}`)
  return { entity, parts, named, statement }
}

/** An entity as far as some of its fields go. */
export const onlyFields = (entity: AnyEntity, keys: readonly string[]): AnyEntity => ({
  ...entity,
  fields: Object.fromEntries(keys.flatMap((key) => (entity.fields[key] ? [[key, entity.fields[key]]] : []))),
})
