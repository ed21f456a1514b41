import { isReference, type AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import { isKind } from '../fields/field.ts'
import { numberOf } from '../derive/numbering.ts'
import type { Rights } from '../door/asker.ts'
import type { Role } from './roles.ts'

/** What a role may do with the records of a trade, for somebody in these groups. */
export function rightsOf(role: Role, groups: readonly string[], entities: readonly AnyEntity[]): Rights {
  if (role === 'titolare') return { groups: 'all' }
  if (role === 'collaboratore') return { groups }
  return { groups, writes: role === 'contabile' ? ofAccounts(entities) : [] }
}

/** Documents that bear a number, and what is paid on them. */
function ofAccounts(entities: readonly AnyEntity[]): readonly string[] {
  const issued = new Set(
    entities.filter((entity) => numberOf(entity)?.[1].numbering.names === undefined && numberOf(entity)).map(({ name }) => name),
  )
  const isPaid = ({ fields }: AnyEntity) =>
    // What is worked out is paid by nobody: the value of a batch on the shelf.
    Object.values(fields).some((field) => isKind(field, 'money') && isStored(field)) &&
    Object.values(fields).some((field) => isReference(field) && issued.has(field.target))
  return entities.filter((entity) => issued.has(entity.name) || isPaid(entity)).map(({ name }) => name)
}
