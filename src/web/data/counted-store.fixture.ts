import type { Store } from '../../kernel/door/store.ts'

/** A store that counts what it is asked, question by question, and the records that it answers with. */
export function countedStore(store: Store): { readonly store: Store; readonly questions: string[]; readonly rows: () => number } {
  const questions: string[] = []
  let rows = 0
  const asked = async <T>(question: string, answer: Promise<T>, count: (answer: T) => number): Promise<T> => {
    questions.push(question)
    const given = await answer
    rows += count(given)
    return given
  }
  const many = (entity: string, ids: readonly string[]) => asked(`many ${entity}`, store.getMany(entity, ids), (list) => list.length)
  return {
    questions,
    rows: () => rows,
    store: {
      by: store.by,
      groups: store.groups,
      writes: store.writes,
      lasts: store.lasts,
      query: (query) => asked(`query ${query.entity}`, store.query(query), (page) => page.rows.length),
      get: async (entity, id) => (await many(entity, [id]))[0],
      getMany: many,
      lookup: (entity, titles) => asked(`lookup ${entity}`, store.lookup(entity, titles), () => 0),
      measure: (measure) => asked('measures', store.measure(measure), () => 0),
      measures: (measures) => asked('measures', store.measures(measures), () => 0),
      lately: (looking) => asked('lately', store.lately(looking), (list) => list.length),
      history: (entity, id) => asked(`history ${entity}`, store.history(entity, id), (list) => list.length),
      commit: (changes, options) => store.commit(changes, options),
      rehearse: (changes, options) => asked('rehearse', store.rehearse(changes, options), () => 0),
      undo: (commit, options) => store.undo(commit, options),
      changes: (listening) => store.changes(listening),
    },
  }
}
