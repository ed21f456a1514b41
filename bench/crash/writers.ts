import { setTimeout as wait } from 'node:timers/promises'
import type { Entry } from '../../src/kernel/door/store.ts'
import type { HttpStore } from '../../src/kernel/store/remote/http-store.ts'
import { dice } from '../scan/random.ts'
import type { Garage } from './garage.ts'
import type { Ledger } from './ledger.ts'
import { wishingOf, type Wish } from './wishes.ts'

export interface Writers {
  /** Lets every writer finish what he has begun, then ends. */
  readonly done: () => Promise<void>
}

interface Work {
  readonly garage: Garage
  readonly ledger: Ledger
  readonly seed: number
  readonly count: number
  readonly open: () => HttpStore
}

/** Milliseconds before a writer wishes again what nobody has answered. */
const AGAIN_MS = 20
/** One answered wish in so many is sent again: the second answer must be the first. */
const REPEATED = 10

/** Sets writers to work, each wishing one thing at a time until it is answered, whatever happens to the server. */
export function startWriters({ garage, ledger, seed, count, open }: Work): Writers {
  const over = new AbortController()
  const write = async (own: number) => {
    const [store, drawn] = [open(), dice(seed * 1000 + own)]
    const wishing = wishingOf(drawn, garage)
    const send = async (wish: Wish) => ledger.take(wish, await store.commit(wish.changes, { via: 'form', id: wish.id }))
    while (!over.signal.aborted) {
      const wish = wishing.next()
      while (!(await send(wish))) await wait(AGAIN_MS)
      wishing.done(wish)
      if (drawn.number(1, REPEATED) > 1) continue
      ledger.repeated++
      while (!(await send(wish))) await wait(AGAIN_MS)
    }
  }
  const working = Promise.all(Array.from({ length: count }, (_, own) => write(own)))
  return {
    done: async () => {
      over.abort()
      await working
    },
  }
}

/** Milliseconds after which an entry that nobody has heard of is taken for lost. */
const PATIENCE_MS = 60_000

export interface Listener {
  readonly heard: readonly number[]
  /** Waits until this number of the sequence was heard, then stops; returns whether it was. */
  readonly until: (seq: number) => Promise<boolean>
}

/** Hears what happens from the beginning, over a line that is taken up again whenever it breaks. */
export function startListener(store: HttpStore): Listener {
  const heard: number[] = []
  const changes = store.changes({ after: 0 })[Symbol.asyncIterator]()
  const reached = new Map<number, () => void>()
  const heardOf = (seq: number) => new Promise<boolean>((resolve) => reached.set(seq, () => resolve(true)))
  const take = (entries: readonly Entry[]) => {
    for (const { seq } of entries) {
      heard.push(seq)
      reached.get(seq)?.()
    }
  }
  const hear = async () => {
    for (let step = await changes.next(); !step.done; step = await changes.next()) take(step.value)
  }
  const hearing = hear()
  return {
    heard,
    until: async (seq) => {
      const isHeard = heard.includes(seq) || (await Promise.race([wait(PATIENCE_MS, false), heardOf(seq)]))
      await changes.return?.()
      await hearing
      return isHeard
    },
  }
}
