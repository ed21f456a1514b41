import type { Measure, Query, Store } from './store.ts'

/** Something that was asked of a store. */
export type Ask =
  | { readonly of: 'query'; readonly query: Query }
  | { readonly of: 'measure'; readonly measure: Measure }
  | { readonly of: 'many'; readonly entity: string; readonly ids: readonly string[] }
  | { readonly of: 'lookup'; readonly entity: string }
  | { readonly of: 'history'; readonly entity: string; readonly id: string }

/** The same store, and somebody who hears what it is asked: what an answer was made of is known without saying it a second time. */
export function overheard(store: Store, hear: (ask: Ask) => void): Store {
  const many = (entity: string, ids: readonly string[]) => hear({ of: 'many', entity, ids })
  const figures = (measures: readonly Measure[]) => measures.forEach((measure) => hear({ of: 'measure', measure }))
  return {
    by: store.by,
    groups: store.groups,
    writes: store.writes,
    lasts: store.lasts,
    query: (query) => (hear({ of: 'query', query }), store.query(query)),
    get: (entity, id) => (many(entity, [id]), store.get(entity, id)),
    getMany: (entity, ids) => (many(entity, ids), store.getMany(entity, ids)),
    lookup: (entity, titles) => (hear({ of: 'lookup', entity }), store.lookup(entity, titles)),
    measure: (measure) => (figures([measure]), store.measure(measure)),
    measures: (measures) => (figures(measures), store.measures(measures)),
    // What happened of late is asked anew by whoever shows it.
    lately: (looking) => store.lately(looking),
    history: (entity, id) => (hear({ of: 'history', entity, id }), store.history(entity, id)),
    commit: (changes, options) => store.commit(changes, options),
    rehearse: (changes, options) => store.rehearse(changes, options),
    undo: (commit, options) => store.undo(commit, options),
    changes: (listening) => store.changes(listening),
  }
}
