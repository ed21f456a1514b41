import type { At } from '../../italian/at.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import type { Problem } from '../../problem/problem.ts'
import { referencesOf, valuesAt } from '../../entity/references.ts'
import { validate } from '../../derive/validate.ts'
import { checksOf } from '../plan/checks.ts'
import { batchedRead } from '../plan/batched-read.ts'
import { stepOf } from '../plan/draft.ts'
import { Sources } from '../plan/sources.ts'
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
  const ids = new Set(Object.values(rows).flatMap((some) => some.map(({ id }) => id)))
  const lost = entities.flatMap((entity) =>
    (rows[entity.name] ?? []).flatMap((row) =>
      referencesOf(entity).flatMap(({ path: place, field }) =>
        valuesAt(row, place).flatMap(([path, value]) =>
          typeof value !== 'string' || ids.has(value)
            ? []
            : [{ path, code: 'not_found' as const, message: messages.referenceMissing(field), id: row.id }],
        ),
      ),
    ),
  )
  const steps = entities.flatMap(({ name }) => (rows[name] ?? []).map((row) => stepOf(name, row.id, undefined, row)))
  const read = batchedRead(known, work, tables.around)
  const places = new Map(steps.map(({ id }, place) => [id, place]))
  const among = await checksOf({ entities: known, work, at, read }, steps, places, new Sources('sample'))
  return [...own, ...lost, ...among.map(({ change = -1, ...problem }) => ({ ...problem, ...(steps[change] && { id: steps[change].id }) }))]
}
