import type { At } from '../../kernel/at.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { readMetric } from '../../kernel/metric.ts'
import type { Sector } from '../../kernel/sector.ts'
import type { Change, Values } from '../../kernel/store/change.ts'
import type { Store } from '../../kernel/store/store.ts'

/** The words in which the tests of a trade speak; `store` is asked every time, because each test opens its own. */
export function wordsOf({ entities, metrics }: Sector, store: () => Store, at: At) {
  const commit = (...changes: Change[]) => store().commit(changes, { via: 'form' })
  return {
    commit,
    make: (entity: string, values: Values, id?: string) =>
      ({ type: 'create', entity, values, ...(id !== undefined && { id }) }) as const satisfies Change,
    update: (entity: string, id: string, values: Values): Change => ({ type: 'update', entity, id, values }),
    /** An id begins with the name of its entity. */
    move: (id: string, to: string, values: Values = {}): Change => ({
      type: 'move',
      entity: id.slice(0, id.lastIndexOf('_')),
      id,
      to,
      values,
    }),
    /** «campo: frase» of what speaks against the changes; nothing where they were taken. */
    refused: async (...changes: Change[]) => {
      const answer = await commit(...changes)
      return answer.ok ? [] : answer.problems.map(({ path, message }) => `${path}: ${message}`)
    },
    found: async (entity: string, ...where: Condition[]) => (await store().query({ entity, where, page: { offset: 0, limit: 2000 } })).rows,
    is: (field: string, value: unknown): Condition => ({ field, op: 'eq', value }),
    figure: (key: string) => {
      const metric = metrics.find((one) => one.key === key)
      if (!metric) throw new Error(`no figure ${key}`)
      return readMetric(store(), metric, at)
    },
    entityOf: (name: string) => entities.find((one) => one.name === name),
  }
}
