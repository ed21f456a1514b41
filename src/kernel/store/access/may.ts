import { headOf } from '../../expression/paths.ts'
import type { Sight } from '../../access/sight.types.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import { settledOf } from '../../derive/closure.ts'
import { isStored } from '../../fields/derived.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Change } from '../../door/change.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Entry } from '../../door/store.ts'

/** What of a commit its author may not wish: to change what is hidden from him or only shown to him. */
export function notAllowed(sight: Sight, entities: Entities, changes: readonly Change[]): readonly Problem[] {
  if (sight.isWhole) return []
  return changes.flatMap((change, index) => {
    const entity = entities.get(change.entity)
    if (!entity) return []
    return refusals(sight, entity, keysOf(entity, change)).map((problem) => ({ ...problem, change: index }))
  })
}

/** What of an undoing is not allowed: to bring back a value that one may not write. A record comes and goes as a whole. */
export function notAllowedBack(sight: Sight, entities: Entities, entries: readonly Entry[]): readonly Problem[] {
  if (sight.isWhole) return []
  return entries.flatMap(({ entity: name, type, changed }) => {
    const entity = entities.get(name)
    return entity ? refusals(sight, entity, type === 'update' ? Object.keys(changed) : []) : []
  })
}

function refusals(sight: Sight, entity: AnyEntity, keys: readonly string[]): readonly Problem[] {
  if (!sight.writes(entity.name)) return [{ path: '', code: 'read_only', message: messages.notYoursToChange(entity.label) }]
  return keys.flatMap((key): readonly Problem[] => {
    const field = Object.hasOwn(entity.fields, key) ? entity.fields[key] : undefined
    if (!field || sight.writes(entity.name, key)) return []
    // What is worked out is written by nobody: that is told as to anybody.
    if (sight.sees(entity.name, key) && !isStored(field)) return []
    return [{ path: key, code: 'read_only', message: messages.notYours(field) }]
  })
}

/** The fields that a change writes. A new record says nothing of what it leaves empty. */
function keysOf(entity: AnyEntity, change: Change): readonly string[] {
  const given = (values: object) => Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  if (change.type === 'create') return given(change.values).filter((key) => change.values[key] !== null && change.values[key] !== '')
  if (change.type === 'update') return [...new Set([...given(change.values), ...given(change.discarded ?? {})])]
  if (change.type === 'adjust') return given(change.by)
  return change.type === 'move' ? [...given(change.values ?? {}), ...statePath(entity)] : []
}

const statePath = (entity: AnyEntity): readonly string[] => {
  const [key] = statusOf(entity) ?? []
  return key === undefined ? [] : [key]
}

/** What is said of problems that follow from what somebody does not see: that there are some. */
const unsaid: Problem = { path: '', code: 'rule', message: messages.notTold() }

/** Problems of one record as they may be told: not those that stand at what is hidden, nor those that follow from it. */
export function toldOf(sight: Sight, name: string, before: AnyRow | undefined, problems: readonly Problem[]): readonly Problem[] {
  if (sight.isWhole) return problems
  const entity = sight.entities.get(name)
  const rules = new Set(entity?.rules?.map(({ message }) => message))
  const settled = entity && before && settledOf(entity, sight.row(name, before))
  if (settled) rules.add(settled.message)
  const isTold = ({ path, code, message }: Problem) =>
    entity !== undefined && sight.sees(name, path === '' ? undefined : headOf(path)) && (code !== 'rule' || rules.has(message))
  return [...problems.filter(isTold), ...unsaidOf(problems.filter((problem) => !isTold(problem)))]
}

/** Problems among records: told are those that are found also by looking only at what is seen. */
export function toldAmong(problems: readonly Problem[], seen: readonly Problem[]): readonly Problem[] {
  const placeOf = ({ change, path, code }: Problem) => JSON.stringify([change, path, code])
  const [all, known] = [new Set(problems.map(placeOf)), new Set(seen.map(placeOf))]
  return [...seen.filter((problem) => all.has(placeOf(problem))), ...unsaidOf(problems.filter((problem) => !known.has(placeOf(problem))))]
}

/** For each change one word about what is not told. */
const unsaidOf = (problems: readonly Problem[]): readonly Problem[] =>
  [...new Set(problems.map(({ change }) => change))].map((change) => ({ ...unsaid, ...(change !== undefined && { change }) }))
