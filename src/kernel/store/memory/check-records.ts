import type { At } from '../../at.ts'
import type { AnyEntity } from '../../entity.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Problem } from '../../problem.ts'
import { validate } from '../../validate.ts'
import { checksOf } from '../plan/checks.ts'
import { Sources } from '../plan/sources.ts'
import { batchedRead } from '../plan/batched-read.ts'
import { stepOf } from '../plan/draft.ts'
import { memoryWork } from './memory-work.ts'
import { Tables } from './tables.ts'

/** Everything that a commit would find wrong with records as they stand together: what a sample is held to. */
export async function checkRecords(
  entities: readonly AnyEntity[],
  rows: Readonly<Record<string, readonly AnyRow[]>>,
  at: At,
): Promise<readonly (Problem & { readonly id?: string })[]> {
  const known = new Map(entities.map((entity) => [entity.name, entity]))
  const tables = Tables.of(known, rows, () => at)
  const work = memoryWork(tables, known)
  const own = entities.flatMap((entity) =>
    (rows[entity.name] ?? []).flatMap(({ id, version: _version, ...draft }) => {
      const result = validate(entity, draft, at)
      return result.ok ? [] : result.problems.map((problem) => ({ ...problem, id }))
    }),
  )
  const steps = entities.flatMap(({ name }) => (rows[name] ?? []).map((row) => stepOf(name, row.id, undefined, row)))
  const read = batchedRead(known, work, tables.around)
  return [...own, ...(await checksOf({ entities: known, work, at, read }, steps, new Map(), new Sources('sample')))]
}
