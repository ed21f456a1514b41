import { sql } from 'kysely'
import type { Db } from '../sql/database.ts'

interface Tries {
  readonly most: number
  /** In milliseconds, from the first of them. */
  readonly window: number
}

/** Whether one more try is let through for this key, counted in the database so that every process of it counts together. */
export async function admitsTry(db: Db, key: string, { most, window }: Tries, now: number): Promise<boolean> {
  const [table, count, last] = [sql.table('rateLimit'), sql.ref('rateLimit.count'), sql.ref('rateLimit.lastRequest')]
  const isOver = sql`${last} <= ${now - window}`
  const { rows } = await sql<{ count: unknown }>`insert into ${table} (id, key, count, ${sql.id('lastRequest')})
    values (${crypto.randomUUID()}, ${key}, 1, ${now})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else ${count} + 1 end,
      ${sql.id('lastRequest')} = case when ${isOver} then ${now} else ${last} end
    returning count`.execute(db)
  return Number(rows[0]?.count) <= most
}
