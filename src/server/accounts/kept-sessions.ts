export interface SignedIn {
  readonly user: string
  readonly name: string
  readonly email: string
  readonly session: string
}

/** Longest time that a session is believed without looking, in milliseconds: one that was ended elsewhere is out after it. */
const BELIEVED_MS = 5000
const MOST = 20_000

interface Kept {
  /** Who has signed in with the cookies of these headers. */
  readonly of: (headers: Headers) => Promise<SignedIn | undefined>
  /** Looks again for everybody. */
  readonly forget: () => void
}

/** Sessions as they were looked up last: looking one up costs a read of the database and a signature. */
export function kept(lookUp: (headers: Headers) => Promise<SignedIn | undefined>, now: () => Date): Kept {
  const known = new Map<string, { readonly until: number; readonly who: Promise<SignedIn | undefined> }>()
  return {
    of(headers) {
      const cookie = headers.get('cookie')
      if (cookie === null) return Promise.resolve(undefined)
      const at = now().getTime()
      const held = known.get(cookie)
      if (held && at < held.until) return held.who
      const who = lookUp(headers)
      // The one that was looked up longest ago makes room.
      known.delete(cookie)
      known.set(cookie, { until: at + BELIEVED_MS, who })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
      who.catch(() => known.delete(cookie))
      return who
    },
    forget: () => known.clear(),
  }
}
