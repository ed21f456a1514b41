import type { RecordAddress } from '../../kernel/door/presence.ts'
import type { Store } from '../../kernel/door/store.ts'
import { DefinitionError } from '../../kernel/problem/problem.ts'

/** Those of some records that are there for whoever has opened the store. */
export async function seenRecords<R extends RecordAddress>(store: Store, records: readonly R[]): Promise<readonly R[]> {
  const wanted = [...Map.groupBy(records, ({ entity }) => entity)]
  const seen = wanted.map(async ([entity, some]) => {
    const ids = [...new Set(some.map(({ id }) => id))]
    const rows = await store.getMany(entity, ids).catch((error: unknown) => {
      // What is hidden from him is no entity of his store.
      if (error instanceof DefinitionError) return []
      throw error
    })
    const there = new Set(rows.map(({ id }) => id))
    return some.filter(({ id }) => there.has(id))
  })
  return (await Promise.all(seen)).flat()
}
