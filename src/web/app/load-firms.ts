import { FIRMS_PATH, type FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { askServer, leaveToSignIn } from '../data/ask-server.ts'

export type FirmsLoad = { readonly is: 'ready'; readonly firms: readonly FirmOfMine[] } | { readonly is: 'unreachable' }

/** Asks for the firms of whoever has signed in; others leave for the page that signs in, which leads back to `path`. */
export async function loadFirms(path: string): Promise<FirmsLoad> {
  const answer = await askServer<readonly FirmOfMine[]>(FIRMS_PATH)
  if (answer.is === 'signedOut') return leaveToSignIn(path)
  return answer.is === 'ok' ? { is: 'ready', firms: answer.value } : { is: 'unreachable' }
}
