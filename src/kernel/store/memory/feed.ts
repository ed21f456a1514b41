import type { Entry, Listening, Looking } from '../../door/store.ts'

interface Listener {
  readonly wants: (entry: Entry) => boolean
  readonly waiting: (readonly Entry[])[]
  wake: (() => void) | undefined
}

/** Of what has happened what somebody looks for, the newest first. */
export function lately(past: readonly Entry[], { mine, type, since = '', limit }: Looking, me: string): readonly Entry[] {
  const isWanted = (entry: Entry) => (!mine || entry.by === me) && (type === undefined || entry.type === type) && entry.at >= since
  return past.filter(isWanted).slice(-limit).toReversed()
}

/** What has happened, and whoever listens to what happens next. */
export class Feed {
  readonly #entries: Entry[] = []
  readonly #listeners = new Set<Listener>()

  past(): readonly Entry[] {
    return this.#entries
  }

  tell(entries: readonly Entry[]): void {
    this.#entries.push(...entries)
    for (const listener of this.#listeners) {
      const wanted = entries.filter(listener.wants)
      // An empty list is news to everybody: there may be more that nobody has heard.
      if (wanted.length === 0 && entries.length > 0) continue
      listener.waiting.push(wanted)
      listener.wake?.()
    }
  }

  /** Listens from the moment of asking: nothing that happens before the first `next` is missed. */
  listen({ after, entities }: Listening): AsyncIterable<readonly Entry[]> {
    const wants = (entry: Entry) => entities === undefined || entities.includes(entry.entity)
    const past = after === undefined ? [] : this.#entries.filter((entry) => entry.seq > after && wants(entry))
    const listener: Listener = { wants, waiting: [...Map.groupBy(past, ({ commit }) => commit).values()], wake: undefined }
    this.#listeners.add(listener)
    const stop = () => {
      this.#listeners.delete(listener)
      listener.wake?.()
    }
    return {
      [Symbol.asyncIterator]: () => ({ next: () => this.#next(listener), return: async () => (stop(), { done: true, value: undefined }) }),
    }
  }

  async #next(listener: Listener): Promise<IteratorResult<readonly Entry[]>> {
    for (;;) {
      const value = listener.waiting.shift()
      if (value) return { done: false, value }
      if (!this.#listeners.has(listener)) return { done: true, value: undefined }
      await new Promise<void>((wake) => (listener.wake = wake))
      listener.wake = undefined
    }
  }
}
