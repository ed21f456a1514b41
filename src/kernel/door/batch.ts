import type { AnyRow } from '../fields/shapes.ts'
import { DefinitionError } from '../problem/problem.ts'
import type { Measure, Measured, Page, Query, Store } from './store.ts'

const known = new WeakMap<Store, Store>()

/**
 * The same store, asked as little as can be: figures that are wanted in one turn are asked for at once, records too, and what is
 * asked twice in a turn is asked once. A page that opens asks for all it shows in one turn.
 */
export function together(store: Store): Store {
  const found = known.get(store) ?? gathering(store)
  known.set(store, found)
  return found
}

const NOTHING: Measured = { value: undefined, groups: [] }

function gathering(store: Store): Store {
  const measure = gathered((asks: readonly Measure[]): readonly Promise<Measured>[] => {
    const all = store.measures(asks)
    return asks.map(async (ask, at) => {
      // One that is refused is no fault of the others: each is asked by itself.
      const answers = await all.catch(async (fault: unknown) => {
        if (asks.length === 1 || !(fault instanceof DefinitionError)) throw fault
        return { [at]: await store.measure(ask) }
      })
      return answers[at] ?? NOTHING
    })
  })
  const query = gathered((asks: readonly Query[]): readonly Promise<Page>[] => asks.map((ask) => store.query(ask)))
  const get = gathered((asks: readonly (readonly [entity: string, id: string])[]): readonly Promise<AnyRow | undefined>[] => {
    const wanted = Map.groupBy(asks, ([entity]) => entity)
    const rows = new Map([...wanted].map(([entity, some]) => [entity, store.getMany(entity, [...new Set(some.map(([, id]) => id))])]))
    return asks.map(async ([entity, id]) => (await rows.get(entity))?.find((row) => row.id === id))
  })
  return {
    by: store.by,
    groups: store.groups,
    writes: store.writes,
    lasts: store.lasts,
    query,
    get: (entity, id) => get([entity, id]),
    getMany: (entity, ids) => store.getMany(entity, ids),
    lookup: (entity, titles) => store.lookup(entity, titles),
    measure,
    measures: (measures) => Promise.all(measures.map(measure)),
    lately: (looking) => store.lately(looking),
    history: (entity, id) => store.history(entity, id),
    commit: (changes, options) => store.commit(changes, options),
    rehearse: (changes, options) => store.rehearse(changes, options),
    undo: (commit, options) => store.undo(commit, options),
    changes: (listening) => store.changes(listening),
  }
}

/** Gathers what is asked until the turn is over, each thing once. */
function gathered<A, R>(answer: (asks: readonly A[]) => readonly Promise<R>[]): (ask: A) => Promise<R> {
  let waiting: { readonly asks: Map<string, A>; readonly answers: Promise<ReadonlyMap<string, Promise<R>>> } | undefined
  const open = () => {
    const asks = new Map<string, A>()
    const answers = Promise.resolve().then(() => {
      waiting = undefined
      const all = answer([...asks.values()])
      return new Map([...asks.keys()].flatMap((key, at) => (all[at] ? [[key, all[at]] as const] : [])))
    })
    return { asks, answers }
  }
  return async (ask) => {
    const key = JSON.stringify(ask)
    waiting ??= open()
    waiting.asks.set(key, ask)
    const one = (await waiting.answers).get(key)
    if (one === undefined) throw new Error('Nothing was answered.')
    return one
  }
}
