import { endSession } from '../data/ask-server.ts'
import { notify } from '../ui/toast.ts'

/** «Esci»: ends the session and opens the sign-in page anew, so that nothing of the firm stays in the memory of the page. */
export async function signOut(): Promise<void> {
  const answer = await endSession()
  if (answer.is === 'unreachable') notify({ text: 'Non sei uscito: manca la connessione. Riprova fra un momento.', tone: 'destructive' })
  else location.assign('/accedi')
}
