import { compileConditions } from '../evaluation/compile-conditions.ts'
import { pathsOfConditions } from '../expression/paths.ts'
import type { Around, Values } from '../evaluation/path.ts'
import { resolve, scopeOf } from '../evaluation/scope.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { rulesOf } from '../derive/rules.ts'
import type { Among, Found } from './among.types.ts'

/** Rules that look through references: whoever meets their conditions breaks them. What lies behind is read, hop by hop. */
export async function brokenRules(among: Among): Promise<readonly Found[]> {
  const { entity, rows, entities, at } = among
  const { beyond } = rulesOf(entity)
  if (beyond.length === 0) return []
  const scope = scopeOf(entity, entities)
  const known = new Map<string, AnyRow>()
  for (const path of new Set(beyond.flatMap(({ when }) => pathsOfConditions(when)))) {
    await load(among, known, resolve(scope, path).hops, rows)
  }
  const around: Around = { today: at.today, record: (_entity, id) => known.get(id), referring: () => [] }
  return beyond.flatMap(({ field, message, when }) => {
    const isBroken = compileConditions(scope, when)
    return rows.filter((row) => isBroken(row, around)).map(({ id }): Found => ({ id, path: field, code: 'rule', message }))
  })
}

/** Reads the records on the way of a path, each once. */
async function load(
  { read }: Pick<Among, 'read'>,
  known: Map<string, AnyRow>,
  [hop, ...rest]: readonly { readonly key: string; readonly target: string }[],
  rows: readonly Values[],
): Promise<void> {
  if (!hop) return
  const ids = [...new Set(rows.flatMap((row) => (typeof row[hop.key] === 'string' ? [String(row[hop.key])] : [])))]
  const found = await Promise.all(ids.map(async (id) => known.get(id) ?? (await read.get(hop.target, id))))
  const next = found.filter((row) => row !== undefined)
  for (const row of next) known.set(row.id, row)
  await load({ read }, known, rest, next)
}
