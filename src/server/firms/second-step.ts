import { sql } from 'kysely'
import type { Db } from '../sql/database.ts'

/**
 * Whether a password alone lets somebody in: he has one, and no codes are asked besides. A passkey beside a password changes nothing:
 * the password would do without it (ASVS 5.0, 6.3.3).
 */
export async function lacksSecondStep(db: Db, user: string): Promise<boolean> {
  const { rows } = await sql<{
    codes: unknown
    passwords: unknown
  }>`select ${stepColumns()} from ${sql.table('user')} u where u.id = ${user}`.execute(db)
  return rows.some(({ codes, passwords }) => isLacking(codes, passwords))
}

/** The columns that `isLacking` judges, of a person that the statement calls `u`. */
export const stepColumns = () => sql`coalesce(u.${sql.id('twoFactorEnabled')}, 0) as codes,
    (select count(*) from account a where a.${sql.id('userId')} = u.id and a.password is not null) as passwords`

export const isLacking = (codes: unknown, passwords: unknown): boolean => Number(codes) === 0 && Number(passwords) > 0
