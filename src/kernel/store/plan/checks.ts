import { endInstead } from '../../derive/archive.ts'
import type { At } from '../../italian/at.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { Read } from '../../door/read.ts'
import { messages } from '../../problem/messages.ts'
import type { Problem } from '../../problem/problem.ts'
import { referencesOf } from '../../entity/references.ts'
import { titleAmong } from '../../among/titles.ts'
import { amongOthers, hasRules } from '../../among/among.ts'
import type { Found } from '../../among/among.types.ts'
import type { Entities } from '../../entity/entities.ts'
import { amountsBeyond } from './check-amounts.ts'
import { contradictingDocuments } from './check-documents.ts'
import { madeAgain } from './check-made.ts'
import { reversedByNone } from './check-reversed.ts'
import { madeAmiss } from './check-source.ts'
import type { Sources } from './sources.ts'
import type { Step, Work } from '../work.ts'
import { enumerate } from '../../italian/enumeration.ts'

interface Among {
  readonly entities: Entities
  readonly work: Work
  readonly at: At
  readonly read: Read
}

/**
 * What is wrong with the records of a commit among all the others. `causes` says which change touched a record; `sources`, what stood
 * so that something could be made of it: what comes back by undoing is not made anew.
 */
export async function checksOf(
  among: Among,
  steps: readonly Step[],
  causes: ReadonlyMap<string, number>,
  sources?: Sources,
): Promise<readonly Problem[]> {
  const found = [
    ...(await danglingOf(among, steps)),
    ...(await madeAgain(among.entities, among.read, steps)),
    ...(await reversedByNone(among.entities, among.read, steps)),
    ...(await amountsBeyond(among.entities, among.read, steps)),
    ...(await amongAll(among, steps)),
  ]
  const amiss = [
    ...(sources ? await madeAmiss(among.entities, among.read, steps, sources) : []),
    ...(await contradictingDocuments(among.entities, among.read, steps)),
  ]
  // Where more is told already, that says enough.
  const isNew = ({ id, path }: Found) => !found.some((one) => one.id === id && one.path === path)
  return [...found, ...amiss.filter(isNew)].map(({ id, ...problem }) => {
    const change = causes.get(id)
    return { ...problem, ...(change !== undefined && { change }) }
  })
}

/** «9 appuntamenti, 8 prestazioni e 1 richiamo». */

/** Removed records that somebody still refers to. */
async function danglingOf({ entities, work, read }: Among, steps: readonly Step[]): Promise<readonly Found[]> {
  const found: Found[] = []
  const gone = steps.filter(({ before, after }) => before && !after)
  for (const [name, removed] of Map.groupBy(gone, ({ entity }) => entity)) {
    const ids = removed.map(({ id }) => id)
    const users = new Map<string, string[]>()
    for (const other of entities.values()) {
      const counts = await countNaming(work, other, name, ids)
      for (const [id, count] of counts) {
        const many = `${count} ${(count === 1 ? other.label.one : other.label.many).toLowerCase()}`
        users.set(id, [...(users.get(id) ?? []), many])
      }
    }
    for (const { id, before } of removed) {
      const by = users.get(id)
      const entity = entities.get(name)
      if (by && before && entity) {
        const instead = endInstead(entity, before)
        found.push({
          ...(instead && { instead }),
          id,
          path: '',
          code: 'in_use',
          message: messages.inUse(await titleAmong(read, entities, entity, before), enumerate(by)),
        })
      }
    }
  }
  return found
}

/** How many records of an entity name each of these ids, in whatever field. */
async function countNaming(work: Work, other: AnyEntity, target: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const total = new Map<string, number>()
  for (const { path, field } of referencesOf(other)) {
    if (field.target !== target) continue
    for (const [id, count] of await work.countNaming(other.name, path, ids)) total.set(id, (total.get(id) ?? 0) + count)
  }
  return total
}

/** What the rules among records find wrong, entity by entity. */
async function amongAll({ entities, read, at }: Among, steps: readonly Step[]): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const [name, changed] of Map.groupBy(steps, ({ entity }) => entity)) {
    const entity = entities.get(name)
    const ids = changed.flatMap(({ id, after }) => (after ? [id] : []))
    const before = changed.flatMap((step) => step.before ?? [])
    if (!entity || !hasRules(entity)) continue
    const rows = (await Promise.all(ids.map((id) => read.get(name, id)))).filter((row) => row !== undefined)
    found.push(...(await amongOthers({ entity, rows, before, entities, read, at })))
  }
  return found
}
