import { SIGNED_OUT } from '../../kernel/problem/signed-out.ts'
import { dismiss, notify } from '../ui/toast.ts'

const NOTICE = 'session'
let hasEnded = false

/** Address of the sign-in page, which leads back to a page of the suite: the one that is open when none is named. */
export const signInPath = (back = location.pathname + location.search): string => `/accedi?torna=${encodeURIComponent(back)}`

/**
 * `fetch` for whoever has signed in. An answer that the session is over is told in one notice, whichever part of the page asked;
 * signing in happens in a window of its own, so that this page keeps what is typed, and the first answer after it takes the notice away.
 */
export const sessionFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status === 401) tellEnd()
  else if (hasEnded && response.ok) takeBack()
  return response
}

/** The same for what goes on after the page is left. */
export const lasting: typeof fetch = (input, init) => sessionFetch(input, { ...init, keepalive: true })

function tellEnd(): void {
  if (hasEnded) return
  hasEnded = true
  notify({
    id: NOTICE,
    text: SIGNED_OUT,
    tone: 'warning',
    duration: Infinity,
    action: { label: 'Accedi', onClick: () => window.open(signInPath(), '_blank', 'noopener') },
  })
}

function takeBack(): void {
  hasEnded = false
  dismiss(NOTICE)
}
