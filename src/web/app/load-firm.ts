import { FIRMS_PATH, type FirmOfMine, type FirmOpened } from '../../kernel/firm/firm-door.ts'
import type { Script } from '../../kernel/screens/script.ts'
import { isReady, type SectorSlug } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { askServer, leaveToSignIn } from '../data/ask-server.ts'

export interface FirmReady {
  readonly is: 'ready'
  readonly firm: FirmOpened
  readonly trade: SectorSlug
  readonly script: Script
  /** Whether he works in other firms too. */
  readonly hasOthers: boolean
}

export type FirmLoad =
  | FirmReady
  /** It asks for a second step at sign-in, and whoever asks has none. */
  | { readonly is: 'second step'; readonly name: string }
  | { readonly is: 'missing' }
  | { readonly is: 'unreachable' }

/** Asks for a firm and for the words of its trade. Whoever has not signed in leaves for the page that signs in. */
export async function loadFirm(slug: string, path: string): Promise<FirmLoad> {
  const [opened, mine] = await Promise.all([
    askServer<FirmOpened>(`${FIRMS_PATH}/${encodeURIComponent(slug)}`),
    askServer<readonly FirmOfMine[]>(FIRMS_PATH),
  ])
  if (opened.is === 'signedOut') return leaveToSignIn(path)
  const shut = mine.is === 'ok' ? mine.value.find((one) => one.slug === slug && one.lacksSecondStep) : undefined
  if (shut) return { is: 'second step', name: shut.name }
  if (opened.is !== 'ok') return { is: opened.is === 'unreachable' ? 'unreachable' : 'missing' }
  const trade = opened.value.trade as SectorSlug
  try {
    const script = isReady(trade) ? await loaderOf(trade)?.script() : undefined
    if (!script) throw new Error(`${slug}: the trade ${trade} is not ready.`)
    return { is: 'ready', firm: opened.value, trade, script, hasOthers: mine.is === 'ok' && mine.value.length > 1 }
  } catch (error) {
    console.warn(error)
    return { is: 'unreachable' }
  }
}
