import { sql } from 'kysely'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { house } from '../sql/house.ts'
import type { Tables } from '../sql/migrations/tables.ts'
import type { Sql } from '../sql/rational-sql.ts'

/** The firm that an archive is of; one of a whole server names none. */
export interface ArchiveOf {
  readonly firm: string
  /** Whether the accounts of who works there come along, with what they sign in by: never into what somebody downloads. */
  readonly withPeople: boolean
}

/** Of a whole server nothing is kept of what ends by itself: who has signed in, tries that are counted, links on their way. */
const PASSING = new Set(['session', 'verification', 'rateLimit', 'entry_link', 'address_change', house.workspace])

const membersOf = (firm: string): Sql => sql`(select ${sql.id('user')} from member where firm = ${firm})`

/** Drafts of the people of a firm: what they have typed and not saved. */
export const draftsOf = (firm: string): Sql => sql`member in (select id from member where firm = ${firm})`

const ITSELF = new Set(['firm'])

/**
 * What a firm takes along of the accounts: itself, who works there with their drafts, and how they sign in. Secrets of codes are
 * closed with the key of their own server and stay: they are set up anew on another.
 */
const taken: Readonly<Record<string, (firm: string) => Sql>> = {
  firm: (firm) => sql`id = ${firm}`,
  member: (firm) => sql`firm = ${firm}`,
  draft: draftsOf,
  user: (firm) => sql`id in ${membersOf(firm)}`,
  account: (firm) => sql`${sql.id('userId')} in ${membersOf(firm)}`,
  passkey: (firm) => sql`${sql.id('userId')} in ${membersOf(firm)}`,
}

/** Which rows of a table are wanted: a firm’s, or all of them. */
export function rowsWanted(database: string, table: string, of: ArchiveOf | undefined): Sql {
  if (!of) return sql`true`
  if (database === ACCOUNTS) return taken[table]?.(of.firm) ?? sql`false`
  return sql`${sql.id(table === house.workspace ? 'id' : 'workspace')} = ${of.firm}`
}

/** Of the tables of a database those that go into an archive. */
export function keptTables(database: string, tables: Tables, of: ArchiveOf | undefined): Tables {
  const isKept = (table: string) =>
    database !== ACCOUNTS || (of ? (of.withPeople ? Object.hasOwn(taken, table) : ITSELF.has(table)) : !PASSING.has(table))
  return Object.fromEntries(Object.entries(tables).filter(([table]) => isKept(table)))
}
