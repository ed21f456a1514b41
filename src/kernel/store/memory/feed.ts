import type { Entry, Listening } from '../../door/store.ts'

interface Listener {
  readonly wants: (entry: Entry) => boolean
  readonly waiting: (readonly Entry[])[]
  wake: (() => void) | undefined
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
