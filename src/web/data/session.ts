import { SECOND_STEP_HEADER } from '../../kernel/firm/firm-door.ts'
import { SIGNED_OUT } from '../../kernel/problem/signed-out.ts'
import { dismiss, notify } from '../ui/toast.ts'

const NOTICE = 'session'
const STEP_WANTED = 'L’azienda ora chiede un secondo passo per entrare: accendilo. Quello che hai scritto resta qui.'
let hasEnded = false

/** Address of the sign-in page, which leads back to a page of the suite: the one that is open when none is named. */
export const signInPath = (back = location.pathname + location.search): string => `/accedi?torna=${encodeURIComponent(back)}`

/**
 * `fetch` for whoever has signed in. An answer that the session is over, or lacks the second step that the firm asks for, is told in
 * one notice, whichever part of the page asked. What is lacking is done in a window of its own, so that this page keeps what is typed,
 * and the first answer after it takes the notice away.
 */
export const sessionFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status === 401) tellOnce(SIGNED_OUT, 'Accedi', signInPath())
  else if (response.headers.has(SECOND_STEP_HEADER)) tellOnce(STEP_WANTED, 'Accendilo', location.href)
  else if (hasEnded && response.ok) takeBack()
  return response
}

/** The same for what goes on after the page is left. */
export const lasting: typeof fetch = (input, init) => sessionFetch(input, { ...init, keepalive: true })

function tellOnce(text: string, label: string, way: string): void {
  if (hasEnded) return
  hasEnded = true
  notify({
    id: NOTICE,
    text,
    tone: 'warning',
    duration: Infinity,
    action: { label, onClick: () => window.open(way, '_blank', 'noopener') },
  })
}

function takeBack(): void {
  hasEnded = false
  dismiss(NOTICE)
}
