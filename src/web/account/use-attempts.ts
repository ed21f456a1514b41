import { useState, type RefObject } from 'react'
import type { Attempt } from './account-client.ts'

/** A way to come in, or what else a form of entry sends off. */
export type Way = 'passkey' | 'password' | 'link'

/** A sentence and where it stands: at a field, under a way, or below the form. */
interface Said {
  readonly at: 'email' | 'password' | 'passkey' | 'page'
  readonly text: string
}

export interface Attempts {
  readonly busy: Way | undefined
  readonly problem: (at: Said['at']) => string | undefined
  /** Says what stands against it, and puts the cursor there. */
  readonly say: (said: Said) => void
  /** Nothing is wrong any more with what is being typed anew. */
  readonly forget: (at: Said['at']) => void
  readonly focus: (name: string) => void
  /** One at a time. `undefined` where it was refused, which has been said then. */
  readonly attempt: (way: Way, work: () => Promise<Attempt>) => Promise<'in' | 'code' | undefined>
}

/** What a form of entry tries, one thing at a time, and what came of it. */
export function useAttempts(form: RefObject<HTMLFormElement | null>): Attempts {
  const [busy, setBusy] = useState<Way>()
  const [said, setSaid] = useState<Said>()
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const say = (told: Said) => {
    setBusy(undefined)
    setSaid(told)
    // Whoever cannot use a passkey is led to the other way.
    if (told.at !== 'page') focus(told.at === 'email' ? 'email' : 'password')
  }
  const attempt = async (way: Way, work: () => Promise<Attempt>) => {
    setSaid(undefined)
    setBusy(way)
    const result = await work()
    if (result.is === 'in' || result.is === 'code') return result.is
    setBusy(undefined)
    if (result.is === 'refused') say({ at: result.at === 'page' && way === 'passkey' ? 'passkey' : result.at, text: result.text })
    return undefined
  }
  return {
    busy,
    problem: (at) => (said?.at === at ? said.text : undefined),
    say,
    forget: (at) => said?.at === at && setSaid(undefined),
    focus,
    attempt,
  }
}
