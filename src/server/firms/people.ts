import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Invited, People, Person } from '../../kernel/firm/firm-door.ts'
import { isRole, type Role } from '../../kernel/firm/roles.ts'
import type { Database, Db } from '../sql/database.ts'
import { addMember } from './firms.ts'
import { hashOf, newLink } from './links.ts'
import { isLacking, lacksSecondStep, stepColumns } from './second-step.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long an invitation holds (issue: seven days). */
const INVITED_MS = 7 * DAY_MS

export interface Invitation {
  readonly id: string
  readonly firm: string
  readonly email: string
  readonly role: Role
  readonly groups: readonly string[]
  readonly by: string
  /** The name of the firm. */
  readonly azienda: string
  readonly slug: string
}

export interface Place {
  readonly role: Role
  readonly groups: readonly string[]
}

/** What came of a wish about somebody; a firm keeps at least one owner. */
export type Changed = 'done' | 'unknown' | 'last owner'

export interface FirmPeople {
  readonly all: (firm: string, me: string) => Promise<Pick<People, 'people' | 'invited'>>
  /** A new link for this address; an older one of the same firm ends. */
  readonly invite: (firm: string, email: string, place: Place, by: string) => Promise<string>
  readonly withdraw: (firm: string, id: string) => Promise<Changed>
  /** The invitation of a link that still holds. */
  readonly invitation: (token: string) => Promise<Invitation | undefined>
  /** Takes an invitation up, once, for whoever has its address. */
  readonly accept: (token: string, user: string, email: string) => Promise<Invitation | undefined>
  readonly change: (firm: string, member: string, place: Place) => Promise<Changed>
  readonly remove: (firm: string, member: string) => Promise<Changed>
  /** Whether a password alone lets somebody in as him. */
  readonly lacksSecondStep: (user: string) => Promise<boolean>
  /** That somebody is at work, kept to the minute. */
  readonly seen: (member: string) => Promise<void>
}

type Turns = Pick<Database, 'db' | 'transaction'>

/** Who works in the firms, and who is invited. */
export function peopleIn({ db, transaction }: Turns, now: () => Date): FirmPeople {
  const moment = () => now().toISOString()
  return {
    all: async (firm, me) => ({ people: await personsOf(db, firm, me), invited: await invitedTo(db, firm, moment()) }),
    invite: (firm, email, { role, groups }, by) =>
      transaction(firm, async (own) => {
        const { token, hash } = newLink()
        const until = new Date(now().getTime() + INVITED_MS).toISOString()
        await sql`delete from invitation where firm = ${firm} and email = ${email}`.execute(own)
        await sql`insert into invitation (id, firm, email, role, groups, ${sql.id('by')}, at, until, hash)
          values (${randomUUID()}, ${firm}, ${email}, ${role}, ${JSON.stringify(groups)}, ${by}, ${moment()}, ${until}, ${hash})`.execute(
          own,
        )
        return token
      }),
    withdraw: async (firm, id) => {
      const { numAffectedRows } = await sql`delete from invitation where firm = ${firm} and id = ${id}`.execute(db)
      return numAffectedRows ? 'done' : 'unknown'
    },
    invitation: (token) => invitationOf(db, token, moment()),
    accept: async (token, user, email) => {
      const found = await invitationOf(db, token, moment())
      if (!found || found.email !== email.toLowerCase()) return undefined
      return transaction(found.firm, async (own) => {
        const { numAffectedRows } = await sql`delete from invitation where id = ${found.id}`.execute(own)
        if (!numAffectedRows) return undefined
        await addMember(own, { ...found, user, at: moment() })
        return found
      })
    },
    change: (firm, member, { role, groups }) =>
      transaction(firm, async (own) => {
        if (role !== 'titolare' && (await isLastOwner(own, firm, member))) return 'last owner'
        const { numAffectedRows } = await sql`update member set role = ${role}, groups = ${JSON.stringify(groups)}
          where firm = ${firm} and id = ${member}`.execute(own)
        return numAffectedRows ? 'done' : 'unknown'
      }),
    remove: (firm, member) =>
      transaction(firm, async (own) => {
        if (await isLastOwner(own, firm, member)) return 'last owner'
        const { numAffectedRows } = await sql`delete from member where firm = ${firm} and id = ${member}`.execute(own)
        if (numAffectedRows) await sql`delete from draft where member = ${member}`.execute(own)
        return numAffectedRows ? 'done' : 'unknown'
      }),
    lacksSecondStep: (user) => lacksSecondStep(db, user),
    seen: async (member) => {
      await sql`update member set seen = ${moment()} where id = ${member}`.execute(db)
    },
  }
}

async function isLastOwner(db: Db, firm: string, member: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from member where firm = ${firm} and role = 'titolare'`.execute(db)
  return rows.length === 1 && rows[0]?.id === member
}

const roleOf = (role: string): Role => (isRole(role) ? role : 'lettura')

async function personsOf(db: Db, firm: string, me: string): Promise<readonly Person[]> {
  const { rows } = await sql<{
    id: string
    user: string
    name: string
    email: string
    role: string
    groups: string
    seen: string | null
    passkeys: unknown
    codes: unknown
    passwords: unknown
  }>`select m.id, m.${sql.id('user')}, u.name, u.email, m.role, m.groups, m.seen,
    (select count(*) from passkey p where p.${sql.id('userId')} = u.id) as passkeys,
    ${stepColumns()}
    from member m join ${sql.table('user')} u on u.id = m.${sql.id('user')} where m.firm = ${firm} order by m.at, m.id`.execute(db)
  return rows.map(({ user, role, groups, seen, passkeys, codes, passwords, ...row }) => ({
    ...row,
    role: roleOf(role),
    groups: JSON.parse(groups) as readonly string[],
    isMe: user === me,
    ...(seen !== null && { seen }),
    factor: Number(passkeys) > 0 ? 'passkey' : Number(codes) > 0 ? 'codici' : 'nessuno',
    ...(isLacking(codes, passwords) && { lacksSecondStep: true as const }),
  }))
}

interface InvitationRow {
  readonly id: string
  readonly firm: string
  readonly email: string
  readonly role: string
  readonly groups: string
  readonly by: string
  readonly at: string
  readonly until: string
}

async function invitedTo(db: Db, firm: string, at: string): Promise<readonly Invited[]> {
  const { rows } = await sql<InvitationRow>`select id, email, role, groups, ${sql.id('by')}, at, until from invitation
    where firm = ${firm} and until > ${at} order by at, id`.execute(db)
  return rows.map(({ role, groups, ...row }) => ({ ...row, role: roleOf(role), groups: JSON.parse(groups) as readonly string[] }))
}

async function invitationOf(db: Db, token: string, at: string): Promise<Invitation | undefined> {
  const { rows } = await sql<InvitationRow & { azienda: string; slug: string }>`select i.id, i.firm, i.email, i.role, i.groups,
    i.${sql.id('by')}, f.name as azienda, f.slug from invitation i join firm f on f.id = i.firm
    where i.hash = ${hashOf(token)} and i.until > ${at}`.execute(db)
  const [row] = rows
  return row && { ...row, role: roleOf(row.role), groups: JSON.parse(row.groups) as readonly string[] }
}
