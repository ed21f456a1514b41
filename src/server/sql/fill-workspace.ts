import { sql } from 'kysely'
import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { stepOf } from '../../kernel/store/plan/draft.ts'
import type { Database } from './database.ts'
import { readingOf } from './reading-of.ts'
import { house } from './house.ts'
import { writeTerms } from './terms-sql.ts'
import { writeSteps } from './write-rows.ts'

/** Puts records into a new workspace as they are, without a history: a sample, or a backup that comes back. */
export async function fillWorkspace(
  database: Database,
  entities: readonly AnyEntity[],
  workspace: string,
  rows: Readonly<Record<string, readonly AnyRow[]>>,
  at: () => At,
): Promise<void> {
  await database.transaction(workspace, async (db) => {
    const reading = readingOf(database, entities, workspace, at().today)
    for (const { name } of entities) {
      for (const some of parts(rows[name] ?? [])) {
        await writeSteps(
          db,
          reading,
          some.map((row) => stepOf(name, row.id, undefined, row)),
        )
      }
    }
    // What others are known by is one of the words: all records are there before the first is put into words.
    for (const { name } of entities) {
      for (const some of parts(rows[name] ?? [])) {
        await writeTerms(
          db,
          reading,
          name,
          some.map(({ id }) => id),
        )
      }
    }
    await sql`insert into ${sql.table(house.workspace)} (id, seq, commits) values (${workspace}, 0, 0) on conflict (id) do update set seq = 0`.execute(
      db,
    )
  })
}

/** A statement carries its rows in one text, and no text is of any length. */
const AT_ONCE = 5000

const parts = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, at) => list.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
