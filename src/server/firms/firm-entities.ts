import { sightOf } from '../../kernel/access/sight.ts'
import { entitiesNamed } from '../../kernel/entity/entities.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { ownFields, withOwnFields, type OwnField } from '../../kernel/firm/own-fields.ts'
import { rightsOf } from '../../kernel/firm/rights-of.ts'
import type { Role } from '../../kernel/firm/roles.ts'
import type { Sector } from '../../kernel/sector/sector.ts'

/** Firms with fields of their own that are remembered; the one asked longest ago makes room. */
const MOST = 300

const NONE: readonly OwnField[] = []
const read = new Map<string, readonly OwnField[]>()

/** The fields that a firm has added, as they are kept. Every request asks: the same text is read once, and is the same list. */
export function ownFieldsIn(text: string | null | undefined): readonly OwnField[] {
  if (!text) return NONE
  const found = read.get(text) ?? ownFields.parse(JSON.parse(text))
  read.delete(text)
  read.set(text, found)
  const [oldest] = read.keys()
  if (read.size > MOST && oldest !== undefined) read.delete(oldest)
  return found
}

const made = new WeakMap<readonly OwnField[], readonly AnyEntity[]>()

/**
 * The entities of a trade with the fields that a firm has added, those among them that were put away. The same list of fields makes the
 * same entities: what is put into words over them is kept for as long as they stand.
 */
export function firmEntities({ entities, screens }: Sector, { own }: { readonly own: readonly OwnField[] }): readonly AnyEntity[] {
  if (own.length === 0) return entities
  const found = made.get(own) ?? withOwnFields({ entities, screens }, own, 'all').entities
  made.set(own, found)
  return found
}

interface Eyes {
  readonly role: Role
  readonly groups: readonly string[]
  readonly own: readonly OwnField[]
}

/** What somebody of a firm may do with the records of its trade, and what he sees of them, the fields that the firm has added included. */
export function sightIn(sector: Sector, { role, groups, own }: Eyes) {
  const entities = firmEntities(sector, { own })
  const rights = rightsOf(role, groups, sector.entities)
  return { entities, rights, sight: sightOf(entitiesNamed(entities), rights) }
}
