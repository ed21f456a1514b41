import type { AnyEntity } from './entity.ts'

/** The entities of a sector by name. */
export type Entities = ReadonlyMap<string, AnyEntity>

const byName = new WeakMap<readonly AnyEntity[], Entities>()

/** Entities by their names. The same list gives the same map, so that what is worked out of it once is known the next time. */
export function entitiesNamed(entities: readonly AnyEntity[]): Entities {
  const known = byName.get(entities) ?? new Map(entities.map((entity) => [entity.name, entity]))
  byName.set(entities, known)
  return known
}

/** The entity that an id belongs to: the longest name that it begins with, for `voce_listino_1` is no `voce`. */
export function entityOfId(entities: Entities, id: string): AnyEntity | undefined {
  let end = id.lastIndexOf('_')
  while (end > 0) {
    const entity = entities.get(id.slice(0, end))
    if (entity) return entity
    end = id.lastIndexOf('_', end - 1)
  }
  return undefined
}
