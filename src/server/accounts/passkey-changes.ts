import { parseCookies } from 'better-auth/cookies'
import { sql } from 'kysely'
import { ACCOUNT_PATH } from '../../kernel/firm/firm-door.ts'
import type { Database } from '../sql/database.ts'
import { cookiesOf } from './cookies-of.ts'
import { confirmationOf, CONFIRMED_SECONDS, isConfirmation } from './confirmation.ts'
import { hasPassword } from './has-password.ts'
import type { SignedIn } from './kept-sessions.ts'

interface Asked {
  readonly database: Database
  readonly secret: string
  /** How the site is reached from outside. */
  readonly address: string
  readonly now: () => Date
}

export interface PasskeyChanges {
  /** Cookie by which this session may change passkeys for five minutes. */
  readonly confirmed: (who: SignedIn) => string
  /** Answer to a wish that may not be granted: unconfirmed, or the last way in. */
  readonly refusal: (request: Request, signedIn: () => Promise<SignedIn | undefined>) => Promise<Response | undefined>
}

const REMOVAL = `${ACCOUNT_PATH}/passkey/delete-passkey`
/** A passkey that is not asked for cannot be added either: the challenge is in this answer. */
const ADDITION = `${ACCOUNT_PATH}/passkey/generate-register-options`

const NOT_CONFIRMED = { code: 'NOT_CONFIRMED', errore: 'Prima conferma che sei tu.' }
const LAST_WAY = {
  code: 'LAST_WAY',
  errore: 'È l’unico modo con cui entri: prima aggiungi un’altra passkey, oppure scegli una password da «Password dimenticata».',
}

/**
 * Passkeys change only after a proof of who asks (ASVS 5.0, 7.5.1): a browser that was left open must not become somebody
 * else's way in. Whoever registers has no session yet, and shows a link instead.
 */
export function passkeyChanges({ database, secret, address, now }: Asked): PasskeyChanges {
  const { prefix, isSecure } = cookiesOf(address)
  const name = `${prefix}.conferma`
  const keptIn = ({ headers }: Request) => parseCookies(headers.get('cookie') ?? '').get(name) ?? ''
  return {
    confirmed: ({ session }) =>
      [
        `${name}=${confirmationOf(secret, session, now())}`,
        `Max-Age=${CONFIRMED_SECONDS}`,
        'Path=/',
        'HttpOnly',
        'SameSite=Strict',
        ...(isSecure ? ['Secure'] : []),
      ].join('; '),
    async refusal(request, signedIn) {
      const path = new URL(request.url).pathname
      const who = path === REMOVAL || path === ADDITION ? await signedIn() : undefined
      if (!who) return undefined
      if (!isConfirmation(keptIn(request), secret, who.session, now())) return Response.json(NOT_CONFIRMED, { status: 403 })
      return path === REMOVAL && (await isLastWay(database, who.user)) ? Response.json(LAST_WAY, { status: 409 }) : undefined
    },
  }
}

/** Whether nothing but one passkey lets somebody in. */
async function isLastWay(database: Database, user: string): Promise<boolean> {
  if (await hasPassword(database, user)) return false
  const { rows } = await sql`select id from passkey where ${sql.id('userId')} = ${user}`.execute(database.db)
  return rows.length === 1
}
