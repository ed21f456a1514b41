import type { BetterAuthOptions } from 'better-auth'
import { getAuthTables } from 'better-auth/db'
import { house, houseTables } from '../sql/house.ts'
import { inOrder, type ColumnShape, type IndexShape, type Tables, type TableShape } from '../sql/migrations/tables.ts'

const text = { type: 'text', required: true } as const
const everywhere = (keys: readonly string[], unique?: true): IndexShape => ({ keys, everywhere: true, ...(unique && { unique }) })

/** Firms, who works in them and what they have not saved yet, who is invited, and links that somebody has asked for. */
const firmTables: Tables = {
  firm: {
    columns: {
      id: text,
      slug: text,
      name: text,
      trade: text,
      at: text,
      said: text,
      sample: { type: 'text' },
      setup: { type: 'text' },
      fields: { type: 'text' },
      views: { type: 'text' },
      numbers: { type: 'text' },
    },
    key: ['id'],
    indices: [everywhere(['slug'], true)],
  },
  member: {
    columns: {
      id: text,
      firm: text,
      user: text,
      role: text,
      groups: text,
      at: text,
      seen: { type: 'text' },
      choices: { type: 'text' },
      views: { type: 'text' },
    },
    key: ['id'],
    indices: [everywhere(['firm', 'user'], true), everywhere(['user'])],
  },
  draft: {
    columns: { member: text, id: text, entity: text, place: text, value: text, at: text },
    key: ['member', 'id'],
    indices: [everywhere(['at'])],
  },
  invitation: {
    columns: { id: text, firm: text, email: text, role: text, groups: text, by: text, at: text, until: text, hash: text },
    key: ['id'],
    indices: [everywhere(['firm']), everywhere(['hash'], true)],
  },
  entry_link: { columns: { hash: text, email: text, azienda: text, until: text }, key: ['hash'], indices: [everywhere(['email'])] },
  // One wish for each person: the next one takes its place.
  address_change: {
    columns: { user: text, email: text, hash: text, stop: text, session: text, until: text },
    key: ['user'],
    indices: [everywhere(['hash'], true), everywhere(['stop'], true)],
  },
}

/** The history under which these tables are migrated: `migrations/accounts.json`. */
export const ACCOUNTS = 'accounts'

type AuthTable = ReturnType<typeof getAuthTables>[string]

const columnOf = ({ type, required }: AuthTable['fields'][string]): ColumnShape => ({
  // Days are kept as ISO texts and yes or no as 1 or 0, in either database.
  type: type === 'number' || type === 'boolean' ? 'whole' : 'text',
  ...(required && { required: true }),
})

function authTable({ fields }: AuthTable): TableShape {
  const entries = Object.entries(fields)
  const indexed = entries.filter(([, { unique, index, references }]) => unique || index || references)
  return {
    columns: { id: text, ...Object.fromEntries(entries.map(([key, field]) => [key, columnOf(field)])) },
    key: ['id'],
    indices: inOrder(indexed.map(([key, { unique }]) => everywhere([key], unique ? true : undefined))),
  }
}

/** All tables of accounts: those that better-auth wants under these options, those of firms, and where writers take turns. */
export const accountTables = (options: BetterAuthOptions): Tables => ({
  [house.workspace]: houseTables[house.workspace] as TableShape,
  ...Object.fromEntries(Object.values(getAuthTables(options)).map((table) => [table.modelName, authTable(table)])),
  ...Object.fromEntries(Object.entries(firmTables).map(([name, table]) => [name, { ...table, indices: inOrder(table.indices) }])),
})
