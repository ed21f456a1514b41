import type { Entry, Listening } from '../../door/store.ts'
import { Feed } from '../memory/feed.ts'

/**
 * One connection for all who listen at one door: dashboard, chat and till of a page each do, and a browser grants six connections to a
 * server over all its windows. It is opened for the first listener and closed behind the last one.
 */
export class SharedLine {
  readonly #connect: () => AsyncIterable<readonly Entry[]>
  #line: { readonly feed: Feed; readonly hang: () => void } | undefined
  #listeners = 0

  constructor(connect: () => AsyncIterable<readonly Entry[]>) {
    this.#connect = connect
  }

  /** Tells what happens from now on. */
  listen({ entities }: Pick<Listening, 'entities'>): AsyncIterable<readonly Entry[]> {
    this.#line ??= this.#open()
    const line = this.#line
    this.#listeners++
    const heard = line.feed.listen({ ...(entities && { entities }) })[Symbol.asyncIterator]()
    let isOver = false
    const leave = async () => {
      if (!isOver && --this.#listeners === 0) {
        this.#line = undefined
        line.hang()
      }
      isOver = true
      await heard.return?.()
      return { done: true as const, value: undefined }
    }
    return { [Symbol.asyncIterator]: () => ({ next: () => heard.next(), return: leave }) }
  }

  #open() {
    const feed = new Feed()
    const news = this.#connect()[Symbol.asyncIterator]()
    const hear = async () => {
      for (let step = await news.next(); !step.done; step = await news.next()) feed.tell(step.value)
    }
    void hear()
    return { feed, hang: () => void news.return?.() }
  }
}
