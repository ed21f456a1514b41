import { sql } from 'kysely'
import type { Sight } from '../../kernel/access/sight.types.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { namesFiles } from '../../kernel/files/filed.ts'
import type { Db } from './database.ts'

const fileKeys = ({ fields }: AnyEntity): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => (namesFiles(field) ? [key] : []))

/** Whether some fields that name files are hidden from somebody. */
export const keepsFilesBack = (sight: Sight): boolean =>
  [...sight.all.values()].some((entity) => fileKeys(entity).some((key) => !sight.sees(entity.name, key)))

/** Whether a record of a workspace names a file in a field that is seen. Its id is 128 random bits: nothing else holds that text. */
export async function isFileSeen(db: Db, workspace: string, { entities }: Sight, id: string): Promise<boolean> {
  for (const entity of entities.values()) {
    const keys = fileKeys(entity)
    if (keys.length === 0) continue
    const named = sql.join(
      keys.map((key) => sql`${sql.ref(key)} like ${`%"${id}"%`}`),
      sql` or `,
    )
    const { rows } =
      await sql`select 1 as one from ${sql.table(entity.name)} where workspace = ${workspace} and (${named}) limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
