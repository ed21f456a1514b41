import { MOST_DRAFT_BYTES, type DraftHeld, type DraftsHeld } from '../../../kernel/firm/drafts.ts'
import { askServer } from '../../data/ask-server.ts'
import { delayedSender, type DelayedSender } from '../../data/delayed-sender.ts'
import type { DraftTaker, LastingDrafts } from '../../data/lasting-drafts.ts'

/** How long a draft waits for the next key, in milliseconds. */
const PAUSE_MS = 1000

type Waiting = ReadonlyMap<string, DraftTaker>

const DROPPED: DraftTaker = () => undefined
const sizeOf = (what: object) => new TextEncoder().encode(JSON.stringify(what)).length

interface ServerDrafts extends LastingDrafts, Pick<DelayedSender<Waiting>, 'now' | 'leave'> {
  /** Finds drafts of this page too: the store has gone in whose memory they were. */
  readonly reopen: () => void
}

/** Drafts that a server keeps for whoever works in a firm, under `path`. */
export function serverDrafts(path: string, own: typeof fetch): ServerDrafts {
  /** Drafts that this page knows the server to hold, and those that it has written or dropped itself. */
  const [held, mine] = [new Set<string>(), new Set<string>()]
  const send = async (id: string, take: DraftTaker): Promise<boolean> => {
    const draft = take()
    if (!draft && !held.has(id)) return true
    // The last version that was short enough stays.
    if (draft && sizeOf(draft) > MOST_DRAFT_BYTES) return true
    if (draft) held.add(id)
    const { is } = await askServer(`${path}/${id}`, draft ?? {}, own, draft ? 'PUT' : 'DELETE')
    const hasArrived = is !== 'unreachable' && is !== 'signedOut'
    if (hasArrived && !draft) held.delete(id)
    return hasArrived
  }
  const sender = delayedSender<Waiting>({
    wait: PAUSE_MS,
    join: (before, after) => new Map([...before, ...after]),
    send: async (all) => (await Promise.all([...all].map(([id, take]) => send(id, take)))).every(Boolean),
  })
  const keep: LastingDrafts['keep'] = (id, take) => {
    mine.add(id)
    sender.add(new Map([[id, take]]))
  }
  return {
    now: sender.now,
    leave: sender.leave,
    reopen: () => mine.clear(),
    find: async (place) => {
      const answer = await askServer<DraftsHeld>(`${path}?scheda=${encodeURIComponent(place)}`, undefined, own)
      const found: readonly DraftHeld[] = answer.is === 'ok' ? answer.value.drafts : []
      for (const { id } of found) held.add(id)
      // The page remembers its own.
      return found.filter(({ id }) => !mine.has(id))
    },
    keep,
    drop: (id) => {
      keep(id, DROPPED)
      sender.now()
    },
  }
}
