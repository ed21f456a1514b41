import type { Mark, Presence, RecordAddress } from '../../door/presence.ts'

/** How often a page says again what it has open; the server believes it for twenty seconds. */
const AGAIN_MS = 8000
/** Forms that lie over one another. */
const MOST_OPEN = 8

const NOBODY: readonly string[] = []
const keyOf = ({ entity, id }: RecordAddress): string => `${entity} ${id}`
const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** Who else has which records open, heard from a server; and what this page has open, said to it. What does not arrive is not missed. */
export class HttpPresence implements Presence {
  readonly #url: string
  readonly #fetch: typeof fetch
  readonly #page = crypto.randomUUID()
  readonly #listeners = new Set<() => void>()
  readonly #open = new Set<RecordAddress>()
  #others: ReadonlyMap<string, readonly string[]> = new Map()
  #again: ReturnType<typeof setInterval> | undefined
  #isDue = false
  #isSaying = false

  constructor(url: string, own: typeof fetch) {
    this.#url = url
    this.#fetch = own
  }

  othersAt(entity: string, id: string): readonly string[] {
    return this.#others.get(keyOf({ entity, id })) ?? NOBODY
  }

  hear(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  open(entity: string, id: string): () => void {
    const opened = { entity, id }
    this.#open.add(opened)
    this.#again ??= setInterval(() => this.#say(), AGAIN_MS)
    this.#say()
    return () => {
      if (!this.#open.delete(opened)) return
      if (this.#open.size === 0) {
        clearInterval(this.#again)
        this.#again = undefined
      }
      this.#say()
    }
  }

  /** Takes in who has what open now. */
  take(marks: readonly Mark[]): void {
    if (marks.length === 0 && this.#others.size === 0) return
    const before = this.#others
    this.#others = new Map(
      [...Map.groupBy(marks, keyOf)].map(([key, some]) => {
        const names = some.map(({ by }) => by)
        const known = before.get(key)
        return [key, known && isSame(known, names) ? known : names]
      }),
    )
    for (const listener of this.#listeners) listener()
  }

  /** Says what is open once the turn is over, one word after the other: a later one is never overtaken. */
  #say(): void {
    if (!this.#isDue && !this.#isSaying) queueMicrotask(() => void this.#sayDue())
    this.#isDue = true
  }

  async #sayDue(): Promise<void> {
    this.#isSaying = true
    while (this.#isDue) {
      this.#isDue = false
      await this.#send()
    }
    this.#isSaying = false
  }

  async #send(): Promise<void> {
    const open = [...new Map([...this.#open].map((one) => [keyOf(one), one])).values()].slice(-MOST_OPEN)
    try {
      // It goes out even from a page that is being closed.
      await this.#fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page: this.#page, open }),
        keepalive: true,
      })
    } catch {
      // Without a network the lease runs out; with it the next word comes in time.
    }
  }
}
