import { PROOF_HEADER } from '../../kernel/firm/firm-door.ts'
import type { library } from './account-library.ts'
import { SENTENCES } from './sentences.ts'
import { passwordRule } from './password-rule.ts'

/** What became of an attempt to come in. `dropped`: another attempt took its place, and there is nothing to say. */
export type Attempt = { readonly is: 'in' | 'code' | 'dropped' } | Refusal

export interface Refusal {
  readonly is: 'refused'
  /** Where the sentence belongs. */
  readonly at: 'email' | 'password' | 'page'
  readonly text: string
}

/** Who registers, and by which link. */
export interface Newcomer {
  readonly email: string
  readonly token: string | undefined
}

const TEXTS = {
  ...SENTENCES,
  wrong: 'E-mail o password non corretti.',
  code: 'Questo codice non va: controlla le cifre, oppure aspetta il prossimo.',
  recovery: 'Questo codice di recupero non va: controlla come è scritto. Ognuno vale una volta sola.',
  late: 'È passato troppo tempo: torna indietro e accedi di nuovo.',
  known: 'Con questo indirizzo c’è già un account: accedi, oppure scegli una password nuova da «Password dimenticata».',
  stale: 'Questo link non vale più: è già stato usato, è stato ritirato o è scaduto. Chiedine uno nuovo.',
  failed: 'Non è riuscito, e non per colpa tua: riprova fra un momento.',
  cancelled: 'La passkey non è stata usata: hai annullato, oppure è passato troppo tempo. Riprova, oppure usa la password.',
  strange: 'Questa passkey qui non apre nessun account. Usa la password, oppure registrati.',
  elsewhere: 'Le passkey valgono solo all’indirizzo per cui questo server è configurato: usa la password.',
  already: 'Su questo dispositivo c’è già una passkey per te: accedi con quella.',
} as const

/** What the server, the browser or the library refuses, by code. */
const REFUSALS: Readonly<Record<string, readonly [at: Refusal['at'], text: string]>> = {
  INVALID_EMAIL_OR_PASSWORD: ['password', TEXTS.wrong],
  INVALID_PASSWORD: ['page', 'La password di adesso non è questa.'],
  INVALID_EMAIL: ['email', TEXTS.address],
  VALIDATION_ERROR: ['email', TEXTS.address],
  PASSWORD_TOO_SHORT: ['password', passwordRule('')],
  PASSWORD_TOO_LONG: ['password', 'Questa password è troppo lunga: accorciala un poco.'],
  NOT_INVITED: ['page', TEXTS.stale],
  KNOWN: ['email', TEXTS.known],
  USER_ALREADY_EXISTS: ['email', TEXTS.known],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['email', TEXTS.known],
  INVALID_CODE: ['page', TEXTS.code],
  INVALID_BACKUP_CODE: ['page', TEXTS.recovery],
  INVALID_TWO_FACTOR_COOKIE: ['page', TEXTS.late],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['page', TEXTS.often],
  INVALID_TOKEN: ['page', TEXTS.stale],
  PASSKEY_NOT_FOUND: ['page', TEXTS.strange],
  CHALLENGE_NOT_FOUND: ['page', TEXTS.cancelled],
  ERROR_INVALID_DOMAIN: ['page', TEXTS.elsewhere],
  ERROR_INVALID_RP_ID: ['page', TEXTS.elsewhere],
  AUTH_CANCELLED: ['page', TEXTS.cancelled],
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: ['page', TEXTS.cancelled],
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: ['page', TEXTS.already],
  PREVIOUSLY_REGISTERED: ['page', TEXTS.already],
}

type Client = typeof library

interface Answer {
  readonly data?: unknown
  readonly error?: { readonly status: number; readonly code?: string | undefined; readonly message?: string | undefined } | null
}

const refused = (at: Refusal['at'], text: string): Refusal => ({ is: 'refused', at, text })

/** Asks the server by the library. Whatever does not answer, the library's own files too, is a sentence and no fault. */
export async function ask(work: (client: Client) => Promise<Answer>): Promise<Attempt> {
  try {
    const { library: client } = await import('./account-library.ts')
    const { data, error } = await work(client)
    return error ? refusalOf(error) : { is: hasSecondFactor(data) ? 'code' : 'in' }
  } catch {
    return refused('page', TEXTS.away)
  }
}

function refusalOf({ status, code = '', message }: NonNullable<Answer['error']>): Attempt {
  if (code === 'ERROR_CEREMONY_ABORTED') return { is: 'dropped' }
  if (status === 429) return refused('page', TEXTS.often)
  // Our own server says in Italian what is wrong with a password.
  if (code === 'PASSWORD_COMMON' && message) return refused('password', message)
  const known = REFUSALS[code]
  return known ? refused(...known) : refused('page', status >= 500 && code === '' ? TEXTS.away : TEXTS.failed)
}

const hasSecondFactor = (data: unknown) =>
  typeof data === 'object' && data !== null && 'twoFactorRedirect' in data && data.twoFactorRedirect === true

/** A person is called by what stands before the @ until he says his name. */
const nameIn = (email: string) => email.slice(0, Math.max(1, email.indexOf('@')))

export const registerByPasskey = ({ email, token }: Newcomer): Promise<Attempt> =>
  ask(({ passkey }) =>
    passkey.addPasskey({ context: JSON.stringify({ email, name: nameIn(email), ...(token && { proof: token }) }), createSession: true }),
  )

export const registerByPassword = ({ email, token }: Newcomer, password: string): Promise<Attempt> =>
  ask(({ signUp }) =>
    signUp.email({ email, password, name: nameIn(email), fetchOptions: { ...(token && { headers: { [PROOF_HEADER]: token } }) } }),
  )

export const signInByPasskey = (): Promise<Attempt> => ask(({ signIn }) => signIn.passkey())

/** Offers passkeys among what the browser fills in, until somebody chooses one or presses the button. Nobody asked: only a choice is answered. */
export async function signInByFilledPasskey(): Promise<Attempt> {
  const result = await ask(({ signIn }) => signIn.passkey({ autoFill: true }))
  return result.is === 'refused' && result.text !== TEXTS.strange ? { is: 'dropped' } : result
}

export const signInByPassword = (email: string, password: string): Promise<Attempt> =>
  ask(({ signIn }) => signIn.email({ email, password }))

export const verifyCode = (code: string): Promise<Attempt> => ask(({ twoFactor }) => twoFactor.verifyTotp({ code }))

export const verifyRecoveryCode = (code: string): Promise<Attempt> => ask(({ twoFactor }) => twoFactor.verifyBackupCode({ code }))

export const askForNewPassword = (email: string): Promise<Attempt> =>
  ask((client) => client.requestPasswordReset({ email, redirectTo: '/accedi' }))

export const chooseNewPassword = (newPassword: string, token: string): Promise<Attempt> =>
  ask((client) => client.resetPassword({ newPassword, token }))
