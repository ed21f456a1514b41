import { sql } from 'kysely'
import { site } from '../../site.ts'
import { dropAddressChange } from '../accounts/accounts.ts'
import type { SignedIn } from '../accounts/kept-sessions.ts'
import type { Send } from '../mail/mail.ts'
import type { Database, Db } from '../sql/database.ts'
import { hashOf, LINK_MS, newLink } from './links.ts'

interface AddressChangesOptions {
  readonly database: Database
  readonly address: string
  readonly send: Send
  /** Ends what is remembered of sessions. */
  readonly forget: () => void
  readonly now: () => Date
}

/** Result of a link: whose account it was about, or why it did nothing. */
export type AddressOutcome =
  | { readonly is: 'done'; readonly user: string; readonly email: string }
  | { readonly is: 'stale' }
  /** Somebody else has the new address by now. */
  | { readonly is: 'taken' }

export interface AddressChanges {
  /** Sends a link to the new address and a warning to the old one. Does the same for an address that somebody has, whose owner gets another letter. */
  readonly ask: (who: SignedIn, email: string) => Promise<void>
  /** The change that waits for its link, until then. */
  readonly pending: (user: string) => Promise<{ readonly email: string; readonly until: string } | undefined>
  /** Drops it. */
  readonly drop: (user: string) => Promise<void>
  /** Changes the address by the link that went to the new one, and ends every session but the one that asked. */
  readonly confirm: (token: string) => Promise<AddressOutcome>
  /** Cancels the change by the link that went to the old address, and ends every session of the account. */
  readonly stop: (token: string) => Promise<AddressOutcome>
}

const confirmLetter = (address: string, present: string, token: string) => ({
  subject: `Conferma il tuo nuovo indirizzo su ${site.name}`,
  text: `L’account ${present} chiede di passare a questo indirizzo. Se l’account è tuo, apri questo link entro un’ora, una volta sola, e conferma:\n\n${address}/accedi#indirizzo=${token}\n\nSe non è il tuo account, non fare niente: non cambia nulla.`,
})

const takenLetter = (address: string) => ({
  subject: `Il tuo indirizzo ha già un account su ${site.name}`,
  text: `Qualcuno ha chiesto di passare a questo indirizzo con un altro account. Non è possibile, perché questo indirizzo ha già un account: il tuo. Non devi fare niente. Se eri tu, accedi da qui:\n\n${address}/accedi`,
})

const warningLetter = (address: string, token: string) => ({
  subject: `Il tuo indirizzo su ${site.name} sta per cambiare`,
  text: `Dal tuo account è stato chiesto di passare a un altro indirizzo. Se sei stato tu, qui non devi fare niente: conferma dal link che è arrivato al nuovo indirizzo.\n\nSe non sei stato tu, apri questo link entro un’ora: il cambio si ferma ed escono tutti i dispositivi. Poi scegli una password nuova.\n\n${address}/accedi#non-sono-stato-io=${token}`,
})

const changedLetter = () => ({
  subject: `Il tuo indirizzo su ${site.name} è cambiato`,
  text: `Il tuo account adesso ha un altro indirizzo: con questo non si entra più. Se non sei stato tu, scrivi subito a chi gestisce il tuo ${site.name}.`,
})

interface ChangeRow {
  readonly user: string
  readonly email: string
  readonly session: string
  readonly present: string
}

const isKnown = async (db: Db, email: string): Promise<boolean> =>
  (await sql`select 1 from ${sql.table('user')} where email = ${email}`.execute(db)).rows.length > 0

/** The change that a link is about, as long as it holds and its account is there. */
async function changeOf(db: Db, by: 'hash' | 'stop', token: string, at: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`select c.${sql.id('user')}, c.email, c.session, u.email as present
    from address_change c join ${sql.table('user')} u on u.id = c.${sql.id('user')}
    where c.${sql.id(by)} = ${hashOf(token)} and c.until > ${at}`.execute(db)
  return rows[0]
}

/** Ends sessions of somebody but one, and what he has begun: links to a new password, codes on their way. */
async function endBegun(db: Db, user: string, but = ''): Promise<void> {
  await sql`delete from ${sql.table('session')} where ${sql.id('userId')} = ${user} and id <> ${but}`.execute(db)
  await sql`delete from verification where value = ${user}`.execute(db)
}

/** Changes of the address that somebody signs in with: asked for by him, confirmed from the new one, stopped from the old one. */
export function addressChangesIn({ database, address, send, forget, now }: AddressChangesOptions): AddressChanges {
  const { db } = database
  const moment = () => now().toISOString()
  const write = async (own: Db, { user, email, session }: ChangeRow) => {
    await sql`update ${sql.table('user')} set email = ${email}, ${sql.id('emailVerified')} = 1, ${sql.id('updatedAt')} = ${moment()}
      where id = ${user}`.execute(own)
    await dropAddressChange(own, user)
    await endBegun(own, user, session)
  }
  return {
    async ask({ user, email: present, session }, email) {
      const isTaken = await isKnown(db, email)
      const [link, stop] = [newLink(), newLink()]
      const until = new Date(now().getTime() + LINK_MS).toISOString()
      await database.transaction(user, async (own) => {
        await sql`delete from address_change where ${sql.id('user')} = ${user} or until <= ${moment()}`.execute(own)
        await sql`insert into address_change (${sql.id('user')}, email, hash, stop, session, until)
          values (${user}, ${email}, ${link.hash}, ${stop.hash}, ${session}, ${until})`.execute(own)
      })
      await send({ to: email, ...(isTaken ? takenLetter(address) : confirmLetter(address, present, link.token)) })
      await send({ to: present, ...warningLetter(address, stop.token) })
    },
    async pending(user) {
      const { rows } = await sql<{ email: string; until: string }>`select email, until from address_change
        where ${sql.id('user')} = ${user} and until > ${moment()}`.execute(db)
      return rows[0]
    },
    drop: (user) => dropAddressChange(db, user),
    async confirm(token) {
      const change = await changeOf(db, 'hash', token, moment())
      if (!change) return { is: 'stale' }
      const { user, email, present } = change
      if (await isKnown(db, email)) return { is: 'taken' }
      const isDone = await database
        .transaction(user, async (own) => {
          // Another press of the same link may have come first.
          const still = await changeOf(own, 'hash', token, moment())
          if (still) await write(own, still)
          return still !== undefined
        })
        .catch(async (error: unknown) => {
          // The address is unique: somebody may have taken it meanwhile.
          if (await isKnown(db, email)) return 'taken' as const
          throw error
        })
      if (isDone === 'taken') return { is: 'taken' }
      if (!isDone) return { is: 'stale' }
      forget()
      await send({ to: present, ...changedLetter() })
      return { is: 'done', user, email }
    },
    async stop(token) {
      const change = await changeOf(db, 'stop', token, moment())
      if (!change) return { is: 'stale' }
      const { user, present } = change
      await database.transaction(user, async (own) => {
        await dropAddressChange(own, user)
        await endBegun(own, user)
      })
      forget()
      return { is: 'done', user, email: present }
    },
  }
}
