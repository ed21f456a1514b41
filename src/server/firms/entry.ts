import { sql } from 'kysely'
import type { Proof } from '../../kernel/firm/firm-door.ts'
import { site } from '../../site.ts'
import type { Send } from '../mail/mail.ts'
import type { Database } from '../sql/database.ts'
import type { FirmPeople } from './people.ts'
import { hashOf, LINK_MS, newLink } from './links.ts'

interface EntryOptions {
  readonly database: Database
  readonly people: FirmPeople
  readonly address: string
  readonly send: Send
  readonly now: () => Date
}

export interface Entry {
  /** Whether nobody has an account yet. */
  readonly isFirst: () => Promise<boolean>
  /** Sends a link to register with, or tells the owner of the address that he has an account; whoever asks learns neither. */
  readonly ask: (email: string, azienda: string) => Promise<void>
  /** What a link is good for; nothing where it is used, withdrawn or too old. */
  readonly proof: (token: string) => Promise<Proof | undefined>
  readonly mayRegister: (email: string, token: string | undefined) => Promise<boolean>
}

const registerLetter = (address: string, token: string) => ({
  subject: `Il tuo account su ${site.name}`,
  text: `Apri questo link entro un’ora per finire di registrarti:\n\n${address}/registrati#iscrizione=${token}\n\nSe non sei stato tu, non fare niente: nessun account è stato creato.`,
})

const knownLetter = (address: string) => ({
  subject: `Hai già un account su ${site.name}`,
  text: `Qualcuno ha chiesto di registrarsi con questo indirizzo, che ha già un account. Se eri tu, accedi da qui:\n\n${address}/accedi\n\nSe hai dimenticato la password, da lì ne chiedi una nuova.`,
})

/** Who may register: who comes first, who was invited, and who has opened the link that was sent to the address. */
export function entryOf({ database: { db }, people, address, send, now }: EntryOptions): Entry {
  const isKnown = async (email: string) =>
    (await sql`select 1 from ${sql.table('user')} where email = ${email}`.execute(db)).rows.length > 0
  const isFirst = async () => (await sql`select 1 from ${sql.table('user')} limit 1`.execute(db)).rows.length === 0
  const askedFor = async (token: string) => {
    const { rows } = await sql<{ email: string; azienda: string }>`select email, azienda from entry_link
      where hash = ${hashOf(token)} and until > ${now().toISOString()}`.execute(db)
    return rows[0]
  }
  return {
    isFirst,
    async ask(email, azienda) {
      if (await isKnown(email)) return send({ to: email, ...knownLetter(address) })
      const { token, hash } = newLink()
      const until = new Date(now().getTime() + LINK_MS).toISOString()
      await sql`delete from entry_link where email = ${email} or until <= ${now().toISOString()}`.execute(db)
      await sql`insert into entry_link (hash, email, azienda, until) values (${hash}, ${email}, ${azienda}, ${until})`.execute(db)
      return send({ to: email, ...registerLetter(address, token) })
    },
    async proof(token) {
      const invited = await people.invitation(token)
      if (invited) {
        const { email, azienda, by: da, role } = invited
        return { of: 'invito', email, azienda, da, role, isKnown: await isKnown(email) }
      }
      const asked = await askedFor(token)
      if (!asked || (await isKnown(asked.email))) return undefined
      return { of: 'iscrizione', email: asked.email, ...(asked.azienda !== '' && { azienda: asked.azienda }) }
    },
    async mayRegister(email, token) {
      if (token === undefined) return isFirst()
      const [invited, asked] = await Promise.all([people.invitation(token), askedFor(token)])
      return (invited ?? asked)?.email === email
    },
  }
}
