import { sql } from 'kysely'
import type { Database } from '../sql/database.ts'

/** Whether an account can be entered by a password. */
export const hasPassword = async ({ db }: Database, user: string): Promise<boolean> =>
  (await sql`select 1 from account where ${sql.id('userId')} = ${user} and password is not null`.execute(db)).rows.length > 0
