import * as k from '../../kernel/describe.ts'

/** The words in which the tests of a trade speak; `store` is asked every time, because each test opens its own. */
export function wordsOf({ entities, metrics }: k.Sector, store: () => k.Store, at: k.At) {
  const commit = (...changes: k.Change[]) => store().commit(changes, { via: 'form' })
  return {
    commit,
    make: (entity: string, values: k.Values, id?: string) =>
      ({ type: 'create', entity, values, ...(id !== undefined && { id }) }) as const satisfies k.Change,
    update: (entity: string, id: string, values: k.Values): k.Change => ({ type: 'update', entity, id, values }),
    /** An id begins with the name of its entity. */
    move: (id: string, to: string, values: k.Values = {}): k.Change => ({
      type: 'move',
      entity: id.slice(0, id.lastIndexOf('_')),
      id,
      to,
      values,
    }),
    /** «campo: frase» of what speaks against the changes; nothing where they were taken. */
    refused: async (...changes: k.Change[]) => {
      const answer = await commit(...changes)
      return answer.ok ? [] : answer.problems.map(({ path, message }) => `${path}: ${message}`)
    },
    found: async (entity: string, ...where: k.Condition[]) =>
      (await store().query({ entity, where, page: { offset: 0, limit: 2000 } })).rows,
    is: (field: string, value: unknown): k.Condition => k.eq(field, value),
    figure: (key: string) => {
      const metric = metrics.find((one) => one.key === key)
      if (!metric) throw new Error(`no figure ${key}`)
      return k.readMetric(store(), metric, at)
    },
    entityOf: (name: string) => entities.find((one) => one.name === name),
  }
}
