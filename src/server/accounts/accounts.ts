import { passkey } from '@better-auth/passkey'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { sql } from 'kysely'
import * as z from 'zod'
import { ACCOUNT_PATH, PROOF_HEADER, SHORTEST_PASSWORD } from '../../kernel/firm/firm-door.ts'
import { site } from '../../site.ts'
import type { Database, Db } from '../sql/database.ts'
import type { Send } from '../mail/mail.ts'
import { tellNobody, type Happening } from '../watch/happening.ts'
import { eventInside, eventOf, tellAnswer } from './account-events.ts'
import { accountTables } from './account-tables.ts'
import { changeLetter } from './change-letters.ts'
import { isCommonPassword } from './common-password.ts'
import { cookiesOf } from './cookies-of.ts'
import { hasPassword } from './has-password.ts'
import { kept, type SignedIn } from './kept-sessions.ts'
import { passkeyChanges } from './passkey-changes.ts'
import { inSteadyTime } from './steady-time.ts'
import { admitsTry } from './tries.ts'
import { WholeNumbers } from './whole-numbers.ts'

export interface AccountsOptions {
  readonly database: Database
  /** Signs cookies and what lies in links: 32 bytes or more, the same for every process of one database. */
  readonly secret: string
  /** How the site is reached from outside: `https://gestionale.example`. */
  readonly address: string
  readonly send: Send
  /** Whether whoever holds this link may register this address; without a link, whether he may do so at all. */
  readonly mayRegister: (email: string, proof: string | undefined) => Promise<boolean>
  readonly now: () => Date
  /** Hears what breaks inside. */
  readonly tell?: (happening: Happening) => void
}

export interface Accounts {
  /** Answers what a page of this server asks under `ACCOUNT_PATH`, and tells what came of it. */
  readonly answer: (request: Request, tell?: (happening: Happening) => void) => Promise<Response>
  /** Who has signed in on the browser that sends these headers. Known for five seconds without asking the database. */
  readonly signedIn: (headers: Headers) => Promise<SignedIn | undefined>
  /** Proves that whoever has signed in is the owner of the account: by its password or, where it has none, by a sign-in within the hour. */
  readonly prove: (who: SignedIn, headers: Headers, password: string) => Promise<'proved' | 'wrong' | 'old' | 'often'>
  /** Cookie of whoever has proved who he is, by which his session may change passkeys for five minutes. */
  readonly confirmed: (who: SignedIn) => string
  /** Looks again for everybody who has signed in. */
  readonly forget: () => void
}

/** A message that asks the owner of an address for a new password. */
const resetMail = (address: string, token: string) => ({
  subject: `Una nuova password per ${site.name}`,
  text: `Hai chiesto di cambiare la password. Apri questo link entro un’ora, una volta sola:\n\n${address}/accedi#nuova-password=${token}\n\nSe non sei stato tu, non fare niente: la password resta quella di prima.`,
})

const TOO_MANY = { errore: 'Troppi tentativi: riprova fra qualche minuto.' }
/** Passwords that may be tried for one account in a quarter of an hour, from wherever. */
const ACCOUNT_TRIES = { most: 10, window: 15 * 60_000 }
/** Passwords that whoever has signed in may try in an hour where something of the account changes. */
const PROOF_TRIES = { most: 10, window: 60 * 60_000 }
const HOUR = 3600
const DAY = 24 * HOUR
/** Longest time of one session from its sign-in on; unused it ends after thirty days. */
const MOST_SESSION = 90 * DAY

/** What better-auth is asked for, as far as its tables depend on it. */
const shape = {
  // No door of the library writes it (`choices-route.ts` does).
  user: { additionalFields: { theme: { type: 'string', required: false, input: false } } },
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: true, storage: 'database' },
  plugins: [passkey(), twoFactor()],
} satisfies BetterAuthOptions

export const tablesOfAccounts = () => accountTables(shape)

/** Sign-in over our own tables: e-mail and password, passkeys, codes, sessions. */
export function openAccounts(options: AccountsOptions): Accounts {
  const { database } = options
  const auth = betterAuth(optionsOf(options))
  const sessions = kept({
    lookUp: async (headers) => {
      const found = await auth.api.getSession({ headers })
      if (found && found.session.createdAt.toISOString() <= oldestBegin(options.now())) {
        await sql`delete from session where id = ${found.session.id}`.execute(database.db)
        return undefined
      }
      return found ? { user: found.user.id, name: found.user.name, email: found.user.email, session: found.session.id } : undefined
    },
    lookAgain: (who) => stillSignedIn(database, who, options.now()),
    now: options.now,
  })
  const passkeys = passkeyChanges(options)
  const handled = (request: Request) => {
    // A session that ends here is out at once; in another process of the same database within five seconds.
    if (request.method !== 'GET') sessions.forget()
    const work = auth.handler(request)
    return new URL(request.url).pathname === RESET ? inSteadyTime(work) : work
  }
  return {
    async answer(request, tell = tellNobody) {
      const asked = eventOf(request, ACCOUNT_PATH)
      const who = asked === undefined ? undefined : await sessions.of(request.headers)
      const event = asked !== undefined && who ? eventInside(request, ACCOUNT_PATH, asked) : asked
      const response =
        (await refusedAtOnce(database, request, options.now())) ??
        (await passkeys.refusal(request, () => sessions.of(request.headers))) ??
        (await handled(request))
      if (event === undefined) return response
      if (response.ok && who) {
        if (event === 'password changed') await dropAddressChange(database.db, who.user)
        await tellOwner(options.send, who.email, event)
      }
      await tellAnswer(tell, event, response, who?.user)
      return response
    },
    signedIn: sessions.of,
    async prove(who, headers, password) {
      if (!(await admitsTry(database.db, `proof:${who.user}`, PROOF_TRIES, options.now().getTime()))) return 'often'
      if (!(await hasPassword(database, who.user))) {
        const found = await auth.api.getSession({ headers })
        return found && options.now().getTime() - found.session.createdAt.getTime() < HOUR * 1000 ? 'proved' : 'old'
      }
      return auth.api.verifyPassword({ body: { password }, headers }).then(
        () => 'proved',
        (error: unknown) => {
          if (isAPIError(error)) return 'wrong'
          throw error
        },
      )
    },
    confirmed: passkeys.confirmed,
    forget: sessions.forget,
  }
}

/** Moment before which a session was begun that is over, however often it was used since (ASVS 5.0, 7.3.2). */
const oldestBegin = (now: Date): string => new Date(now.getTime() - MOST_SESSION * 1000).toISOString()

/** Who has signed in, as he is called now, while his session stands in the database. */
async function stillSignedIn({ db }: Database, { user, session }: SignedIn, now: Date): Promise<SignedIn | undefined> {
  const { rows } = await sql<Pick<SignedIn, 'name' | 'email'>>`select u.name, u.email
    from session s join ${sql.table('user')} u on u.id = s.${sql.id('userId')}
    where s.id = ${session} and u.id = ${user} and s.${sql.id('expiresAt')} > ${now.toISOString()}
      and s.${sql.id('createdAt')} > ${oldestBegin(now)}`.execute(db)
  return rows[0] && { user, session, name: rows[0].name, email: rows[0].email }
}

/** Ends the change of address that is pending for somebody, as a new password does too: whoever asked for it may have been a thief. */
export async function dropAddressChange(db: Db, user: string): Promise<void> {
  await sql`delete from address_change where ${sql.id('user')} = ${user}`.execute(db)
}

/** Writes to whoever signs in otherwise from now on. */
async function tellOwner(send: Send, to: string, event: string): Promise<void> {
  const letter = changeLetter(event)
  if (letter) await send({ to, ...letter })
}

/** Where somebody asks for a link to a new password. */
const RESET = `${ACCOUNT_PATH}/request-password-reset`

/** What is tried too often for one account. */
async function refusedAtOnce({ db }: Database, request: Request, now: Date): Promise<Response | undefined> {
  if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/sign-in/email')) return undefined
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase() : ''
  return (await admitsTry(db, `account:${email.slice(0, 320)}`, ACCOUNT_TRIES, now.getTime()))
    ? undefined
    : Response.json(TOO_MANY, { status: 429 })
}

function optionsOf({ database, secret, address, send, mayRegister, tell = tellNobody }: AccountsOptions) {
  const { prefix, isSecure } = cookiesOf(address)
  return {
    appName: site.name,
    baseURL: address,
    basePath: ACCOUNT_PATH,
    secret,
    // Only pages of this very server get as far as here (`own-pages.ts`), under whichever of its names.
    trustedOrigins: async (request) => (request ? [new URL(request.url).origin] : []),
    database: { db: database.db.withPlugin(new WholeNumbers(wholeColumns())), type: 'sqlite' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // What is thrown on purpose is an answer.
    onAPIError: { onError: (error) => (isAPIError(error) ? undefined : tell({ what: 'error', error })) },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await dropAddressChange(database.db, user.id)
        await tellOwner(send, user.email, 'password reset')
      },
      sendResetPassword: async ({ user, token }) => send({ to: user.email, ...resetMail(address, token) }),
    },
    user: shape.user,
    session: { expiresIn: 30 * DAY, updateAge: DAY, freshAge: HOUR },
    rateLimit: { ...shape.rateLimit, window: 60, max: 120, customRules: networkRules },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: prefix,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [NETWORK_HEADER] },
      database: { generateId: () => crypto.randomUUID() },
    },
    hooks: { before: createAuthMiddleware((ctx) => checkWish(ctx, mayRegister)) },
    plugins: [
      passkey({ rpID: new URL(address).hostname, rpName: site.name, registration: { requireSession: false, ...byPasskey(mayRegister) } }),
      twoFactor({ issuer: site.name, allowPasswordless: true }),
    ],
  } satisfies BetterAuthOptions
}

/** The network that a request comes from, as the server has seen it; what the browser says of it is overwritten. */
export const NETWORK_HEADER = 'x-bottega-rete'

/** Tries from one network: in a minute, but for messages, in an hour. */
const networkRules = {
  '/sign-in/email': { window: 60, max: 20 },
  '/sign-up/email': { window: 60, max: 10 },
  '/request-password-reset': { window: HOUR, max: 10 },
  '/two-factor/*': { window: 60, max: 10 },
  '/passkey/*': { window: 60, max: 30 },
}

const wholeColumns = (): readonly string[] =>
  Object.values(tablesOfAccounts()).flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([key, { type }]) => (type === 'whole' ? [key] : [])),
  )

type MayRegister = AccountsOptions['mayRegister']
type Hooked = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const NOT_INVITED = { code: 'NOT_INVITED', message: 'Per registrarti ti serve un link ancora valido.' }
const ELSEWHERE = { code: 'ELSEWHERE', message: 'Richiesta non valida.' }
const WRONG_NAME = { code: 'WRONG_NAME', message: 'Scrivi un nome, fino a 120 caratteri.' }
const PASSWORD_COMMON = {
  code: 'PASSWORD_COMMON',
  message: 'È una delle password più usate: chi prova a entrare comincia da quelle. Scegline un’altra.',
}

const textIn = (said: Readonly<Record<string, unknown>>, key: string): string => (typeof said[key] === 'string' ? said[key] : '')

/** Where whoever asks wants to be led afterwards: the library checks it too, but not wherever it takes itself to be tested. */
const LEADS = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'] as const
const isOwnPath = (said: unknown) => typeof said === 'string' && /^\/(?!\/)[\w/-]*$/.test(said)

/** Names as people have them; what a person is besides is not his to say. */
const named = z.strictObject({ name: z.string().trim().min(1).max(120) })

/** Sessions elsewhere end with the password that they were begun by, whatever the page asks. */
const endingOthers = (said: object) => ({ context: { body: { ...said, revokeOtherSessions: true } } })

/** Who registers shows a link or comes first; a new password is no common one. */
async function checkWish({ path, body, headers }: Hooked, mayRegister: MayRegister) {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const email = textIn(said, 'email').toLowerCase()
  if (LEADS.some((key) => said[key] !== undefined && !isOwnPath(said[key]))) throw APIError.from('FORBIDDEN', ELSEWHERE)
  if (path === '/sign-up/email' && !(await mayRegister(email, headers?.get(PROOF_HEADER) ?? undefined))) {
    throw APIError.from('FORBIDDEN', NOT_INVITED)
  }
  if (path === '/update-user' && !named.safeParse(body).success) throw APIError.from('BAD_REQUEST', WRONG_NAME)
  const password = path === '/sign-up/email' ? said['password'] : said['newPassword']
  // Shorter ones are refused for that.
  if (typeof password === 'string' && password.length >= SHORTEST_PASSWORD && (await isCommonPassword(password, email)))
    throw APIError.from('BAD_REQUEST', PASSWORD_COMMON)
  return path === '/change-password' ? endingOthers(said) : undefined
}

type Registration = NonNullable<NonNullable<Parameters<typeof passkey>[0]>['registration']>

/** Registers by a passkey alone: the link is shown before the device is asked, the account made after it has answered. */
function byPasskey(mayRegister: MayRegister): Pick<Registration, 'resolveUser' | 'afterVerification'> {
  const wishOf = async (context: string | null | undefined) => {
    const { email, name, proof } = readWish(context)
    if (!(await mayRegister(email, proof))) throw APIError.from('FORBIDDEN', NOT_INVITED)
    return { email, name }
  }
  return {
    resolveUser: async ({ context }) => {
      const { email, name } = await wishOf(context)
      return { id: crypto.randomUUID(), name: email, displayName: name }
    },
    afterVerification: async ({ ctx, context, user }) => {
      // Somebody who has signed in adds a passkey to the account that he has.
      if (context === null || context === undefined) return { userId: user.id }
      const { email, name } = await wishOf(context)
      const known = await ctx.context.internalAdapter.findUserByEmail(email)
      if (known) throw APIError.from('UNPROCESSABLE_ENTITY', { code: 'KNOWN', message: 'Questo indirizzo ha già un account: accedi.' })
      const made = await ctx.context.internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'passkey' })
      return { userId: made.id }
    },
  }
}

/** Who wants to register, as a page has said it. */
function readWish(context: string | null | undefined): {
  readonly email: string
  readonly name: string
  readonly proof: string | undefined
} {
  const said = JSON.parse(context ?? '{}') as Readonly<Record<string, unknown>>
  const email = textIn(said, 'email').toLowerCase()
  const name = textIn(said, 'name').slice(0, 120) || (email.split('@')[0] ?? '')
  return { email, name, proof: typeof said['proof'] === 'string' ? said['proof'] : undefined }
}
