import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { withOwnFields } from '../../kernel/firm/own-fields.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { Membership } from './firms.ts'

/** Firms with fields of their own that are remembered; the one asked longest ago makes room. */
const MOST = 300

const known = new Map<string, readonly AnyEntity[]>()

/**
 * The entities of a trade with the fields that a firm has added, those among them that were put away. The same fields are the same
 * entities: what is put into words over them is kept for as long as they stand.
 */
export function entitiesOf({ entities, screens, card }: Sector, { own }: Pick<Membership, 'own'>): readonly AnyEntity[] {
  if (own.length === 0) return entities
  const key = JSON.stringify([card.slug, own])
  const found = known.get(key) ?? withOwnFields({ entities, screens }, own, 'all').entities
  known.delete(key)
  known.set(key, found)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  return found
}
