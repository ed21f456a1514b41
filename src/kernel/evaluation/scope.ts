import type { AnyEntity } from '../entity/entity.ts'
import { isKind, type Field, type Fields } from '../fields/field.ts'
import type { Reference } from '../fields/reference.ts'
import { DefinitionError } from '../problem/problem.ts'

/** Where a path begins: the fields of a record or of a line, among the entities that its references lead to. */
export interface Scope {
  /** What a fault says where it is: `prenotazione.saldo`. */
  readonly place: string
  readonly fields: Fields
  /** The entity that the fields belong to; none in a line. */
  readonly entity?: AnyEntity
  /** Of lines: the field that holds them, and the entity that it belongs to. */
  readonly held?: { readonly entity: string; readonly lines: string }
  readonly entities: ReadonlyMap<string, AnyEntity>
}

/** A path followed to its end. `hops` are the references on the way, each a field of the record before. */
export interface Resolved {
  readonly hops: readonly { readonly key: string; readonly target: string }[]
  readonly key: string
  /** None for `id`, which every record has. */
  readonly field: Field | undefined
  /** The scope of the record that the path ends in. */
  readonly scope: Scope
}

export const scopeOf = (entity: AnyEntity, entities: Scope['entities']): Scope => ({
  place: entity.name,
  fields: entity.fields,
  entity,
  entities,
})

const own = (fields: Fields, key: string): Field | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Follows a path through references. Throws a `DefinitionError` where it leads nowhere. */
export function resolve(scope: Scope, path: string): Resolved {
  const [key = '', ...rest] = path.split('.')
  const field = own(scope.fields, key)
  if (rest.length === 0) {
    if (!field && !(key === 'id' && scope.entity)) throw unknown(scope, path, key)
    return { hops: [], key, field, scope }
  }
  if (!field) throw unknown(scope, path, key)
  if (!isKind(field, 'reference')) {
    throw new DefinitionError(scope.place, `'${path}' goes through '${key}', a ${field.kind}.`, 'Go through a reference.')
  }
  const { target } = field as Reference<string>
  const next = scope.entities.get(target)
  if (!next) throw new DefinitionError(scope.place, `'${path}' leads to '${target}', which is not there.`, 'Add the entity to the sector.')
  const end = resolve({ ...scopeOf(next, scope.entities), place: scope.place }, rest.join('.'))
  return { ...end, hops: [{ key, target }, ...end.hops] }
}

const unknown = (scope: Scope, path: string, key: string) =>
  new DefinitionError(
    scope.place,
    `'${key}' is not a field of ${scope.entity?.name ?? 'the line'}${path === key ? '' : `, in '${path}'`}.`,
    `Fields: ${Object.keys(scope.fields).join(', ')}.`,
  )
