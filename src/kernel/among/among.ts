import type { AnyEntity } from '../entity/entity.ts'
import { rulesOf } from '../derive/rules.ts'
import type { Among, Found } from './among.types.ts'
import { brokenRules } from './broken-rules.ts'
import { overCapacity } from './capacity.ts'
import { clashes } from './exclusive.ts'
import { isMadeOnce, madeTwice } from './once.ts'
import { belowNothing } from './stock.ts'
import { doubles } from './unique.ts'

/** Whether an entity has anything to be asked among others. */
export const hasRules = (entity: AnyEntity): boolean =>
  Boolean(entity.unique ?? entity.exclusive ?? entity.capacity ?? entity.stock ?? entity.conflicts) ||
  rulesOf(entity).beyond.length > 0 ||
  isMadeOnce(entity)

/**
 * Everything that the rules of an entity find wrong with records among the others: what must be unique, what excludes each other,
 * what has no more places, what may not be said of it, and what its own `conflicts` finds. Asked by a commit for all that it changes,
 * and by a form for what is being written; each rule asks as many questions for a thousand records as for one.
 */
export async function amongOthers(among: Among): Promise<readonly Found[]> {
  const found = await Promise.all([
    doubles(among),
    clashes(among),
    overCapacity(among),
    brokenRules(among),
    madeTwice(among),
    belowNothing(among),
    ownConflicts(among),
  ])
  return found.flat()
}

async function ownConflicts({ entity, rows, read, at }: Among): Promise<readonly Found[]> {
  const { conflicts } = entity
  if (!conflicts) return []
  const found = rows.map(async (row) => {
    const problems = await conflicts(row as Parameters<typeof conflicts>[0], read, at)
    return problems.map((problem): Found => ({ ...problem, id: row.id }))
  })
  return (await Promise.all(found)).flat()
}
