import type { Store } from '../../kernel/door/store.ts'

/** What a test may cut of the line to a store: pages of records alone, every question, what is written, or only the answer to what was written. */
export type Cut = 'pages' | 'questions' | 'commits' | 'answers'

/** A store at the other end of a line that a test cuts and mends. */
export function lineTo(store: Store): {
  readonly store: Store
  readonly cut: (...what: readonly Cut[]) => void
  readonly mend: () => void
} {
  let broken: readonly Cut[] = []
  const pass = (what: Cut) => {
    if (broken.includes(what)) throw new Error('cut')
  }
  const far =
    <Q extends readonly unknown[], A>(ask: (...question: Q) => Promise<A>) =>
    async (...question: Q): Promise<A> => {
      pass('questions')
      return ask(...question)
    }
  return {
    cut: (...what) => (broken = what),
    mend: () => (broken = []),
    store: {
      by: store.by,
      groups: store.groups,
      writes: store.writes,
      lasts: store.lasts,
      presence: store.presence,
      query: far(async (query) => {
        pass('pages')
        return store.query(query)
      }),
      get: far((entity, id) => store.get(entity, id)),
      getMany: far((entity, ids) => store.getMany(entity, ids)),
      lookup: far((entity, titles) => store.lookup(entity, titles)),
      measure: far((measure) => store.measure(measure)),
      measures: far((measures) => store.measures(measures)),
      lately: far((looking) => store.lately(looking)),
      history: far((entity, id) => store.history(entity, id)),
      commit: async (changes, options) => {
        pass('commits')
        const answer = await store.commit(changes, options)
        pass('answers')
        return answer
      },
      rehearse: far((changes, options) => store.rehearse(changes, options)),
      undo: (commit, options) => store.undo(commit, options),
      changes: (listening) => store.changes(listening),
    },
  }
}
