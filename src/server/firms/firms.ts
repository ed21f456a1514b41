import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Values } from '../../kernel/door/change.ts'
import type { FirmOfMine, FirmSetup } from '../../kernel/firm/firm-door.ts'
import type { Changed } from '../../kernel/firm/change-own-fields.ts'
import type { OwnField } from '../../kernel/firm/own-fields.ts'
import type { FirstNumbers } from '../../kernel/derive/first-numbers.ts'
import { isRole, type Role } from '../../kernel/firm/roles.ts'
import type { Database, Db } from '../sql/database.ts'
import { ownFieldsIn } from './firm-entities.ts'
import { slugOf } from './slug.ts'

/** A firm, and what somebody is in it. */
export interface Membership {
  readonly firm: string
  readonly slug: string
  readonly name: string
  readonly trade: string
  readonly member: string
  readonly role: Role
  readonly groups: readonly string[]
  /** What the firm says of itself (`azienda`). */
  readonly said: Values
  /** The day and hour that its sample was made for; absent where it has none. */
  readonly sample: string | undefined
  readonly setup: FirmSetup
  /** The fields that it has added to its trade, those that were put away among them. */
  readonly own: readonly OwnField[]
  /** Numbers that its documents go on with, after those that it gave elsewhere. */
  readonly firstNumbers: FirstNumbers | undefined
}

interface Row {
  readonly firm: string
  readonly slug: string
  readonly name: string
  readonly trade: string
  readonly said: string
  readonly sample: string | null
  readonly setup: string | null
  readonly fields: string | null
  readonly numbers: string | null
  readonly member: string
  readonly role: string
  readonly groups: string
}

export const listed = ({ slug, name, trade, role }: Membership): FirmOfMine => ({ slug, name, trade, role })

export interface Firms {
  readonly of: (user: string) => Promise<readonly Membership[]>
  /** What somebody is in the firm of this address; nothing where there is none or he is not in it. */
  readonly find: (user: string, slug: string) => Promise<Membership | undefined>
  /** Somebody of a firm by his own id in it. */
  readonly member: (firm: string, id: string) => Promise<Membership | undefined>
  readonly create: (
    user: string,
    firm: { readonly name: string; readonly trade: string; readonly sample: string | undefined },
  ) => Promise<Membership>
  /** Says some of it, and leaves the rest; `undefined` empties a field. */
  readonly saySome: (member: Membership, part: Values) => Promise<Values>
  /** Writes how far its beginning is; what is not named stays. */
  readonly setUp: (firm: string, part: FirmSetup) => Promise<void>
  /** Changes its own fields as they stand at that moment; what is refused leaves them. */
  readonly changeFields: (firm: string, change: (fields: readonly OwnField[]) => Changed) => Promise<Changed>
  /** Keeps the first number of one kind of document; `undefined` begins with 1. */
  readonly numberFrom: (firm: string, entity: string, begins: string, first: number | undefined) => Promise<FirstNumbers>
  readonly sampleGone: (firm: string) => Promise<void>
  readonly transaction: Database['transaction']
}

/** The firms of one server and who works in them. */
export function firmsIn({ db, transaction }: Pick<Database, 'db' | 'transaction'>, now: () => Date): Firms {
  return {
    transaction,
    of: (user) => memberships(db, sql`m.${sql.id('user')} = ${user} order by f.name, f.slug`),
    find: async (user, slug) => (await memberships(db, sql`m.${sql.id('user')} = ${user} and f.slug = ${slug}`))[0],
    member: async (firm, id) => (await memberships(db, sql`f.id = ${firm} and m.id = ${id}`))[0],
    create: (user, { name, trade, sample }) =>
      transaction('firms', async (own) => {
        const [firm, slug, at] = [randomUUID(), await freeSlug(own, slugOf(name)), now().toISOString()]
        await sql`insert into firm (id, slug, name, trade, at, said, sample)
          values (${firm}, ${slug}, ${name}, ${trade}, ${at}, ${'{}'}, ${sample ?? null})`.execute(own)
        await addMember(own, { firm, user, role: 'titolare', groups: [], at })
        const [made] = await memberships(own, sql`f.id = ${firm}`)
        if (!made) throw new Error('A firm that was just made is not there.')
        return made
      }),
    saySome: ({ firm, name }, part) =>
      transaction('firms', async (own) => {
        const { rows } = await sql<{ said: string }>`select said from firm where id = ${firm}`.execute(own)
        const before = JSON.parse(rows[0]?.said ?? '{}') as Values
        const said = Object.fromEntries(Object.entries({ nome: name, ...before, ...part }).filter(([, value]) => value !== undefined))
        await sql`update firm set said = ${JSON.stringify(said)}, name = ${String(said['nome'])} where id = ${firm}`.execute(own)
        return said
      }),
    setUp: (firm, part) =>
      transaction('firms', async (own) => {
        const { rows } = await sql<{ setup: string | null }>`select setup from firm where id = ${firm}`.execute(own)
        const setup = { ...readSetup(rows[0]?.setup), ...part }
        await sql`update firm set setup = ${JSON.stringify(setup)} where id = ${firm}`.execute(own)
      }),
    changeFields: (firm, change) =>
      transaction('firms', async (own) => {
        const { rows } = await sql<{ fields: string | null }>`select fields from firm where id = ${firm}`.execute(own)
        const changed = change(ownFieldsIn(rows[0]?.fields))
        if (changed.ok) await sql`update firm set fields = ${JSON.stringify(changed.fields)} where id = ${firm}`.execute(own)
        return changed
      }),
    numberFrom: (firm, entity, begins, first) =>
      transaction('firms', async (own) => {
        const { rows } = await sql<{ numbers: string | null }>`select numbers from firm where id = ${firm}`.execute(own)
        const before = JSON.parse(rows[0]?.numbers ?? '{}') as FirstNumbers
        const { [begins]: _, ...rest } = before[entity] ?? {}
        const after = { ...before, [entity]: { ...rest, ...(first !== undefined && { [begins]: first }) } }
        await sql`update firm set numbers = ${JSON.stringify(after)} where id = ${firm}`.execute(own)
        return after
      }),
    sampleGone: async (firm) => {
      await sql`update firm set sample = null where id = ${firm}`.execute(db)
    },
  }
}

/** Somebody comes into a firm; who is in it already stays as he is. */
export async function addMember(
  db: Db,
  {
    firm,
    user,
    role,
    groups,
    at,
  }: { readonly firm: string; readonly user: string; readonly role: Role; readonly groups: readonly string[]; readonly at: string },
): Promise<void> {
  await sql`insert into member (id, firm, ${sql.id('user')}, role, groups, at)
    values (${randomUUID()}, ${firm}, ${user}, ${role}, ${JSON.stringify(groups)}, ${at})
    on conflict (firm, ${sql.id('user')}) do nothing`.execute(db)
}

async function memberships(db: Db, where: RawBuilder<unknown>): Promise<readonly Membership[]> {
  const { rows } =
    await sql<Row>`select f.id as firm, f.slug, f.name, f.trade, f.said, f.sample, f.setup, f.fields, f.numbers, m.id as member, m.role, m.groups
    from member m join firm f on f.id = m.firm where ${where}`.execute(db)
  return rows.map(({ role, groups, said, sample, setup, fields, numbers, ...row }) => ({
    ...row,
    role: isRole(role) ? role : 'lettura',
    groups: JSON.parse(groups) as readonly string[],
    said: JSON.parse(said) as Values,
    sample: sample ?? undefined,
    setup: readSetup(setup),
    own: ownFieldsIn(fields),
    firstNumbers: numbers === null ? undefined : (JSON.parse(numbers) as FirstNumbers),
  }))
}

const readSetup = (text: string | null | undefined): FirmSetup => (text ? (JSON.parse(text) as FirmSetup) : {})

/** The first of `sartori`, `sartori-2`, `sartori-3`… that nobody has. */
export async function freeSlug(db: Db, wanted: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`select slug from firm where slug = ${wanted} or slug like ${`${wanted}-%`}`.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let count = 1; ; count++) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (!taken.has(slug)) return slug
  }
}
