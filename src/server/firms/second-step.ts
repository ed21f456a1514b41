import { sql } from 'kysely'
import type { Db } from '../sql/database.ts'

/**
 * Whether nobody comes in as somebody by a password alone: codes are asked besides, or he has no password and comes in by passkey.
 * A passkey beside a password is none: the password would do without it (ASVS 5.0, 6.3.3).
 */
export async function hasSecondStep(db: Db, user: string): Promise<boolean> {
  const { rows } = await sql<{
    codes: unknown
    passwords: unknown
  }>`select ${lacking()} from ${sql.table('user')} u where u.id = ${user}`.execute(db)
  return rows.some(({ codes, passwords }) => isEnough(codes, passwords))
}

/** The columns that `isEnough` judges, of a person that the statement calls `u`. */
export const lacking = () => sql`coalesce(u.${sql.id('twoFactorEnabled')}, 0) as codes,
    (select count(*) from account a where a.${sql.id('userId')} = u.id and a.password is not null) as passwords`

export const isEnough = (codes: unknown, passwords: unknown): boolean => Number(codes) > 0 || Number(passwords) === 0
