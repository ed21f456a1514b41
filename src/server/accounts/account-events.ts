import type { Tell } from '../watch/happening.ts'

/** A code is entered to sign in, and once by whoever is in already: with it the second step begins. */
const CODE = 'two-factor/verify-totp'

/** What is asked of better-auth and matters to whoever watches, by the end of its address. */
const EVENTS: Readonly<Record<string, string>> = {
  'sign-in/email': 'sign-in',
  'passkey/verify-authentication': 'sign-in',
  [CODE]: 'sign-in',
  'two-factor/verify-backup-code': 'sign-in',
  'sign-up/email': 'sign-up',
  'sign-out': 'sign-out',
  'change-password': 'password changed',
  'request-password-reset': 'password reset asked',
  'reset-password': 'password reset',
  'passkey/verify-registration': 'passkey added',
  'passkey/delete-passkey': 'passkey removed',
  'two-factor/enable': 'second factor begun',
  'two-factor/disable': 'second factor removed',
  'revoke-session': 'session ended',
  'revoke-sessions': 'sessions ended',
  'revoke-other-sessions': 'sessions ended',
}

const askedIn = ({ url }: Request, basePath: string) => new URL(url).pathname.slice(basePath.length + 1)

/** What better-auth is asked by this request, where it matters. */
export const eventOf = (request: Request, basePath: string): string | undefined =>
  request.method === 'POST' ? EVENTS[askedIn(request, basePath)] : undefined

/** The same of whoever has signed in already. */
export const eventInside = (request: Request, basePath: string, event: string): string =>
  askedIn(request, basePath) === CODE ? 'second factor added' : event

/** Tells what came of it. Who signs in stands in the answer; of whoever is refused nothing is known that may be written down. */
export async function tellAnswer(
  tell: (happening: Parameters<Tell>[0]) => void,
  event: string,
  response: Response,
  who: string | undefined,
): Promise<void> {
  if (response.status === 429) return tell({ what: 'security', event: 'rate limited', user: who })
  if (!response.ok) return tell({ what: 'security', event: `${event} refused`, user: who })
  const said = (await response
    .clone()
    .json()
    .catch(() => null)) as { readonly user?: { readonly id?: string }; readonly twoFactorRedirect?: boolean } | null
  const asked = said?.twoFactorRedirect === true ? 'second factor asked' : event
  tell({ what: 'security', event: asked, user: who ?? said?.user?.id })
}
