import type { AnyEntity } from '../entity/entity.ts'
import type { Node } from '../expression/expression.ts'
import { scopeOver } from '../evaluation/kinds-of-value.ts'
import { oversIn, pathsOf, pathsOfConditions } from '../expression/paths.ts'
import { resolve, scopeOf, type Scope } from '../evaluation/scope.ts'
import { isDerived } from '../fields/derived.ts'
import { referencesOf } from '../entity/references.ts'
import type { Entities } from '../entity/entities.ts'

/** Groups of which one is enough. */
export type Need = readonly string[]

export interface Needs {
  entity(name: string): readonly Need[]
  /** What it takes to see a field, besides its entity. */
  field(name: string, key: string): readonly Need[]
}

const known = new WeakMap<Entities, Needs>()

/**
 * What it takes to see what: all of these needs. Who sees a value can tell what it was worked out from; so it takes as much as that,
 * however far away. A reference to what somebody does not see is not there for him, and neither are lines that hold one.
 */
export function needsIn(entities: Entities): Needs {
  const needs = known.get(entities) ?? work(entities)
  known.set(entities, needs)
  return needs
}

function work(entities: Entities): Needs {
  const found = new Map<string, readonly Need[]>()
  const ofEntity = (name: string): readonly Need[] => {
    const read = entities.get(name)?.access?.read
    return read ? [read] : []
  }
  const ofField = (entity: AnyEntity, key: string): readonly Need[] => {
    const place = `${entity.name}.${key}`
    const before = found.get(place)
    if (before) return before
    found.set(place, [])
    const field = entity.fields[key]
    const named = referencesOf(entity).filter(({ path }) => path === key || path.startsWith(`${key}.`))
    const own = ofEntity(entity.name).map(nameOf)
    const all = [
      ...(field?.access?.read ? [field.access.read] : []),
      ...named.flatMap((reference) => ofEntity(reference.field.target)),
      ...(field && isDerived(field) ? ofNode(field.derive, scopeOf(entity, entities)) : []),
    ]
    const needs = [...new Map(all.map((need) => [nameOf(need), need])).values()].filter((need) => !own.includes(nameOf(need)))
    found.set(place, needs)
    return needs
  }
  /** All that a path goes through, and where it ends. */
  const ofPath = (path: string, scope: Scope): readonly Need[] => {
    const [head = '', ...rest] = path.split('.')
    const own = scope.entity ? ofField(scope.entity, head) : []
    const target = rest.length > 0 ? resolve(scope, path).hops[0]?.target : undefined
    const next = target === undefined ? undefined : entities.get(target)
    return next ? [...own, ...ofEntity(next.name), ...ofPath(rest.join('.'), scopeOf(next, entities))] : own
  }
  const ofNode = (node: Node, scope: Scope): readonly Need[] => [
    ...pathsOf(node).flatMap((path) => ofPath(path, scope)),
    ...oversIn(node).flatMap((over) => {
      const inner = scopeOver(over, scope)
      return [
        ...(over.entity === undefined ? [] : [...ofEntity(over.entity), ...ofPath(over.by ?? '', inner)]),
        ...pathsOfConditions(over.where ?? []).flatMap((path) => ofPath(path, inner)),
        ...(over.of ? ofNode(over.of, inner) : []),
      ]
    }),
  ]
  return {
    entity: ofEntity,
    field: (name, key) => {
      const entity = entities.get(name)
      return entity ? ofField(entity, key) : []
    },
  }
}

const nameOf = (need: Need): string => need.toSorted().join('|')
/** The needs of a value as a word: the same for all that take the same. Empty for what everybody sees who sees the entity. */
export const namesOfNeeds = (needs: readonly Need[]): string => needs.map(nameOf).toSorted().join('&')
