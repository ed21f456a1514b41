import type { AnyEntity } from '../../entity/entity.ts'
import type { Condition } from '../../expression/condition.ts'
import type { Node, Over } from '../../expression/expression.ts'
import { scopeOver } from '../../evaluation/kinds-of-value.ts'
import { oversIn, pathsOf, pathsOfConditions } from '../../expression/paths.ts'
import { resolve, scopeOf, type Scope } from '../../evaluation/scope.ts'
import { isDerived } from '../../fields/derived.ts'
import { columnsOf, hasWorkedColumns } from '../../fields/lines.ts'

/** One step from a record to others: to the one that its field names, or from it to those that name it in theirs. */
export interface Step {
  readonly direction: 'to' | 'from'
  readonly entity: string
  /** The field that names: of the record before the step, or of those after it. */
  readonly key: string
  /** The entity that the step arrives at. */
  readonly target: string
}

/** Records of `owner` work something out of records that are reached by these steps. */
export interface Dependence {
  readonly owner: string
  readonly steps: readonly Step[]
}

/** Which records say something else when one of an entity has changed, by that entity. */
export function dependences(entities: ReadonlyMap<string, AnyEntity>): ReadonlyMap<string, readonly Dependence[]> {
  const found = new Map<string, Dependence>()
  const add = (owner: string, steps: readonly Step[]) => {
    // Every stop on the way counts: who refers to somebody else now is another.
    for (let length = 1; length <= steps.length; length++) {
      const way = { owner, steps: steps.slice(0, length) }
      found.set(JSON.stringify(way), way)
    }
  }
  for (const entity of entities.values()) {
    const scope = scopeOf(entity, entities)
    for (const [key, field] of Object.entries(entity.fields)) {
      if (isDerived(field)) for (const steps of waysOf(field.derive, scope)) add(entity.name, steps)
      for (const column of hasWorkedColumns(field) ? Object.values(columnsOf(field) ?? {}) : []) {
        if (isDerived(column)) for (const steps of waysOf(column.derive, scopeOver({ lines: key }, scope))) add(entity.name, steps)
      }
    }
  }
  return Map.groupBy(found.values(), ({ steps }) => steps.at(-1)?.target ?? '')
}

function waysOf(node: Node, scope: Scope): readonly (readonly Step[])[] {
  const direct = pathsOf(node).map((path) => wayOf(path, scope))
  return [...direct, ...oversIn(node).flatMap((over) => waysOver(over, scope))].filter((steps) => steps.length > 0)
}

function wayOf(path: string, scope: Scope): readonly Step[] {
  let entity = scope.held?.entity ?? scope.entity?.name ?? ''
  return resolve(scope, path).hops.map(({ key, target }, at) => {
    const step: Step = { direction: 'to', entity, key: at === 0 && scope.held ? `${scope.held.lines}.${key}` : key, target }
    entity = target
    return step
  })
}

function waysOver(over: Over, scope: Scope): readonly (readonly Step[])[] {
  const inner = scopeOver(over, scope)
  const inside = [...(over.of ? waysOf(over.of, inner) : []), ...waysOfConditions(over.where ?? [], inner)]
  if (over.lines !== undefined) return inside
  const out: Step = { direction: 'from', entity: scope.entity?.name ?? '', key: over.by ?? '', target: over.entity ?? '' }
  return [[out], ...inside.map((steps) => [out, ...steps])]
}

const waysOfConditions = (conditions: readonly Condition[], scope: Scope) => pathsOfConditions(conditions).map((path) => wayOf(path, scope))
