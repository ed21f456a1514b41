export interface SignedIn {
  readonly user: string
  readonly name: string
  readonly email: string
  readonly session: string
}

/** Longest time that a session is believed without looking, in milliseconds: one that was ended elsewhere is out after it. */
const BELIEVED_MS = 5000
/** Longest time in which the database alone is asked whether a session still stands, before everything is looked at again. */
const ADMITTED_MS = 10 * 60_000
const MOST = 20_000

interface Kept {
  /** Who has signed in with the cookies of these headers. */
  readonly of: (headers: Headers) => Promise<SignedIn | undefined>
  /** Looks again for everybody. */
  readonly forget: () => void
}

interface Looking {
  /** Looks at everything: the signature of the cookie, the session and whose it is. */
  readonly lookUp: (headers: Headers) => Promise<SignedIn | undefined>
  /** Who has signed in by a session that was looked up before; nothing where it has ended or has run out. */
  readonly lookAgain: (who: SignedIn) => Promise<SignedIn | undefined>
  readonly now: () => Date
}

interface Held {
  readonly until: number
  readonly admittedUntil: number
  readonly who: Promise<SignedIn | undefined>
}

/**
 * Sessions as they were looked up last. The signature of a cookie stays what it was: for a while the database alone is asked whether
 * the session is still there, and whatever it does not confirm is looked up.
 */
export function kept({ lookUp, lookAgain, now }: Looking): Kept {
  const known = new Map<string, Held>()
  const confirmed = async (before: Promise<SignedIn | undefined>, headers: Headers) => {
    const who = await before
    return (who && (await lookAgain(who))) ?? lookUp(headers)
  }
  return {
    of(headers) {
      const cookie = headers.get('cookie')
      if (cookie === null) return Promise.resolve(undefined)
      const at = now().getTime()
      const held = known.get(cookie)
      if (held && at < held.until) return held.who
      const admitted = held && at < held.admittedUntil ? held : undefined
      const who = admitted ? confirmed(admitted.who, headers) : lookUp(headers)
      // The one that was looked at longest ago makes room.
      known.delete(cookie)
      known.set(cookie, { until: at + BELIEVED_MS, admittedUntil: admitted?.admittedUntil ?? at + ADMITTED_MS, who })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
      who.catch(() => known.delete(cookie))
      return who
    },
    forget: () => known.clear(),
  }
}
