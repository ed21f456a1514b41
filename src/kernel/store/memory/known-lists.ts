import type { Query } from '../../door/store.ts'
import type { Listed } from './listed.ts'

/** Lists that somebody has before him: as many as a page shows beside one another. */
const KEPT = 8
/** Shorter ones are found again as quickly as they are looked up. */
const LONG = 1000

/** Long lists that were asked for lately, so that their next page is there at once; they hold until anything changes. */
export class KnownLists {
  #state: string | undefined
  readonly #lists = new Map<string, Listed>()

  /** `state` says of which records one speaks: after a change it is another. */
  get(state: string, query: Query): Listed | undefined {
    if (state !== this.#state) this.#lists.clear()
    this.#state = state
    return this.#lists.get(keyOf(query))
  }

  keep(state: string, query: Query, list: Listed): void {
    if (state !== this.#state || list.total <= LONG) return
    const [oldest] = this.#lists.keys()
    if (oldest !== undefined && this.#lists.size >= KEPT) this.#lists.delete(oldest)
    this.#lists.set(keyOf(query), list)
  }
}

const keyOf = ({ entity, where, search, sort }: Query) => JSON.stringify([entity, where, search, sort])
