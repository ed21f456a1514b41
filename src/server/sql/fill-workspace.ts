import { sql } from 'kysely'
import type { At } from '../../kernel/at.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
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
    const steps = entities.flatMap(({ name }) => (rows[name] ?? []).map((row) => stepOf(name, row.id, undefined, row)))
    const reading = readingOf(database, entities, workspace, at().today)
    await writeSteps(db, reading, steps)
    for (const { name } of entities)
      await writeTerms(
        db,
        reading,
        name,
        (rows[name] ?? []).map(({ id }) => id),
      )
    await sql`insert into ${sql.table(house.workspace)} (id, seq, commits) values (${workspace}, 0, 0) on conflict (id) do update set seq = 0`.execute(
      db,
    )
  })
}
