import { ACCOUNT_PATH, type FirmRefused } from '../../kernel/firm/firm-door.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { signInPath } from './session.ts'

/** What a server says to one question. */
export type Answer<T> =
  | { readonly is: 'ok'; readonly value: T }
  /** Nobody has signed in, or the session has ended. */
  | { readonly is: 'signedOut' }
  /** It does not exist, or is none of his. */
  | { readonly is: 'missing' }
  /** Some of what was handed in is wrong. */
  | { readonly is: 'refused'; readonly problems: readonly Problem[]; readonly sentence: string | undefined }
  /** No network, or a server that cannot answer now. */
  | { readonly is: 'unreachable' }

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Asks the server something outside a store: reads where nothing is handed in, else hands it over as JSON. */
export async function askServer<T>(path: string, given?: unknown, own: typeof fetch = fetch, method: Method = 'POST'): Promise<Answer<T>> {
  const body = given === undefined ? {} : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }
  try {
    const response = await own(path, { ...body, cache: 'no-store' })
    if (response.ok) return { is: 'ok', value: (await response.json()) as T }
    if (response.status === 401) return { is: 'signedOut' }
    if (response.status === 403 || response.status === 404) return { is: 'missing' }
    if (response.status >= 500) return { is: 'unreachable' }
    const { problems = [], errore } = (await response.json()) as Partial<FirmRefused> & { readonly errore?: string }
    return { is: 'refused', problems, sentence: errore }
  } catch {
    return { is: 'unreachable' }
  }
}

/** Ends the session of this browser. */
export const endSession = (): Promise<Answer<unknown>> => askServer(`${ACCOUNT_PATH}/sign-out`, {})

/** Leaves the page for the one that signs in, which leads back to `path`; the promise never settles. */
export function leaveToSignIn(path?: string): Promise<never> {
  location.assign(signInPath(path))
  return new Promise(() => undefined)
}
