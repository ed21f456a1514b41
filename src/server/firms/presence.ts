import type { Mark, RecordAddress } from '../../kernel/door/presence.ts'
import type { Database } from '../sql/database.ts'
import { Listeners } from '../sql/listeners.ts'

/** How long a page is believed without another word, in milliseconds; it gives one every eight seconds. */
export const LEASE_MS = 20_000
/** How long a mark stays after the record was closed, in milliseconds: whoever glances at the list still sees who was at it. */
export const LINGER_MS = 10_000
const SWEEP_MS = 1000
/** Pages of one firm that are remembered: nobody can make the server remember more. */
const MOST_PAGES = 300
/** Closed records of one page that are remembered. */
const MOST_CLOSED = 8

/** What one page of somebody has open to change. */
export interface OpenPage {
  readonly firm: string
  readonly user: string
  readonly by: string
  readonly page: string
  readonly records: readonly RecordAddress[]
}

interface Kept extends OpenPage {
  /** When the page is believed no more. */
  readonly until: number
  /** What it had open and has closed: these go before the lease does. */
  readonly closed: readonly ClosedRecord[]
}

interface ClosedRecord extends RecordAddress {
  readonly until: number
}

/**
 * Which records the people of a firm have open to change, in memory alone. What a page says goes through the database to every
 * process, so that servers over one PostgreSQL know the same.
 */
export class FirmPresence {
  readonly #database: Pick<Database, 'say'>
  readonly #now: () => Date
  readonly #firms = new Map<string, Map<string, Kept>>()
  readonly #listeners = new Listeners()
  readonly #stop: () => void
  #sweeping: ReturnType<typeof setInterval> | undefined

  constructor(database: Pick<Database, 'say' | 'onSaid'>, now: () => Date) {
    this.#database = database
    this.#now = now
    this.#stop = database.onSaid((words) => this.#take(JSON.parse(words) as OpenPage))
  }

  /** Says what a page has open now, for as long as a lease. */
  say({ firm, user, by, page, records }: OpenPage): Promise<void> {
    return this.#database.say(JSON.stringify({ firm, user, by, page, records } satisfies OpenPage))
  }

  /** What others than this user have open in a firm, each of them once a record. */
  others(firm: string, user: string): readonly Mark[] {
    const marks = new Map<string, Mark>()
    const now = this.#now().getTime()
    for (const page of this.#firms.get(firm)?.values() ?? []) {
      if (page.user === user) continue
      for (const { entity, id } of shownOf(page, now)) marks.set(`${entity} ${id} ${page.user}`, { entity, id, by: page.by })
    }
    return [...marks.values()]
  }

  /** Hears that somebody of a firm has opened or closed a record; returns how to stop. */
  hear(firm: string, listener: () => void): () => void {
    return this.#listeners.hear(firm, listener)
  }

  /** Forgets everybody. */
  close(): void {
    this.#stop()
    clearInterval(this.#sweeping)
    this.#firms.clear()
  }

  #take(said: OpenPage): void {
    const { firm, user, records } = said
    const pages = this.#firms.get(firm) ?? new Map<string, Kept>()
    const key = `${user} ${said.page}`
    const now = this.#now().getTime()
    const before = pages.get(key)
    const page = { ...said, until: now + LEASE_MS, closed: closedOf(before, records, now) }
    // The page that has been silent longest stands first.
    pages.delete(key)
    if (shownOf(page, now).length > 0) pages.set(key, page)
    const [oldest] = pages.keys()
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
    if (pages.size > 0) this.#firms.set(firm, pages)
    else this.#firms.delete(firm)
    if (JSON.stringify(before?.records ?? []) !== JSON.stringify(records)) this.#listeners.tell(firm)
    this.#watch()
  }

  /** Looks every second for leases that have run out, while there are any. */
  #watch(): void {
    if (this.#firms.size > 0) this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_MS).unref()
    else {
      clearInterval(this.#sweeping)
      this.#sweeping = undefined
    }
  }

  #sweep(): void {
    const now = this.#now().getTime()
    for (const [firm, pages] of this.#firms) {
      let isOver = false
      for (const [key, page] of pages) {
        const closed = page.closed.filter(({ until }) => until > now)
        if (page.until > now && closed.length === page.closed.length) continue
        isOver = true
        if (shownOf(page, now).length > 0) pages.set(key, { ...page, closed })
        else pages.delete(key)
      }
      if (pages.size === 0) this.#firms.delete(firm)
      if (isOver) this.#listeners.tell(firm)
    }
    this.#watch()
  }
}

/** The records of a page that bear its mark now. */
const shownOf = ({ records, until, closed }: Kept, now: number): readonly RecordAddress[] => [
  ...(until > now ? records : []),
  ...closed.filter((record) => record.until > now),
]

/** What a page no longer has open, or had closed a moment ago. */
function closedOf(before: Kept | undefined, records: readonly RecordAddress[], now: number): readonly ClosedRecord[] {
  if (!before) return []
  const isOpen = (one: RecordAddress) => records.some(({ entity, id }) => entity === one.entity && id === one.id)
  const left = before.until > now ? before.records.map(({ entity, id }) => ({ entity, id, until: now + LINGER_MS })) : []
  return [...before.closed, ...left].filter((one) => one.until > now && !isOpen(one)).slice(-MOST_CLOSED)
}
