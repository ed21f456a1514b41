import { sightOf } from '../../../kernel/access/sight.ts'
import type { Rights } from '../../../kernel/door/asker.ts'
import { entitiesNamed } from '../../../kernel/entity/entities.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { rightsOf } from '../../../kernel/firm/rights-of.ts'
import { roles, type Role } from '../../../kernel/firm/roles.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'

/** Somebody as the table of «Che cosa vede ciascuno» has him: a role, or a role in a group. */
export interface Viewer {
  readonly label: string
  readonly rights: Rights
}

/** Owner, who works here without and with each group, accountant, reader. */
export function viewersOf({ entities, groups }: Pick<Sector, 'entities' | 'groups'>): readonly Viewer[] {
  const as = (role: Role, some: readonly string[] = []) => rightsOf(role, some, entities)
  return [
    { label: roles.titolare.label, rights: as('titolare') },
    { label: roles.collaboratore.label, rights: as('collaboratore') },
    ...Object.entries(groups).map(([group, label]) => ({ label: `… con «${label}»`, rights: as('collaboratore', [group]) })),
    { label: roles.contabile.label, rights: as('contabile') },
    { label: roles.lettura.label, rights: as('lettura') },
  ]
}

export type Sees = 'tutto' | 'in parte' | 'legge' | 'legge in parte' | 'non vede'

/** What somebody with these rights sees and changes of the records of an entity, in a word. */
export function seesOf(entities: readonly AnyEntity[], { name, fields }: AnyEntity, rights: Rights): Sees {
  const sight = sightOf(entitiesNamed(entities), rights)
  if (!sight.sees(name)) return 'non vede'
  const keys = Object.keys(fields)
  const isWhole = keys.every((key) => sight.sees(name, key))
  const isWritten = sight.writes(name)
  if (!isWritten) return isWhole ? 'legge' : 'legge in parte'
  return isWhole && keys.every((key) => !fields[key] || !isStored(fields[key]) || sight.writes(name, key)) ? 'tutto' : 'in parte'
}
