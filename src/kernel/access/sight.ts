import { isReference, type AnyEntity } from '../entity/entity.ts'
import { isShown, isStored } from '../fields/derived.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Entities } from '../entity/entities.ts'
import { isIn, isOwner, type Rights } from '../door/asker.ts'
import { narrowed } from './narrowing.ts'
import { needsIn } from './needs.ts'
import type { Sight } from './sight.types.ts'

const known = new WeakMap<Entities, Map<string, Sight>>()

/** What somebody with these rights sees of these entities, and what he may change. */
export function sightOf(entities: Entities, asker: Rights): Sight {
  const key = JSON.stringify([asker.groups, asker.writes])
  const some = known.get(entities) ?? new Map<string, Sight>()
  const sight = some.get(key) ?? look(entities, asker)
  known.set(entities, some.set(key, sight))
  return sight
}

function look(entities: Entities, asker: Rights): Sight {
  const needs = needsIn(entities)
  const isMet = (all: readonly (readonly string[])[]) => all.every((need) => isIn(asker, need))
  const sees = (name: string, key?: string): boolean => {
    const entity = entities.get(name)
    if (!entity || !isMet(needs.entity(name))) return false
    if (key === undefined || key === 'id') return true
    return Object.hasOwn(entity.fields, key) && isMet(needs.field(name, key))
  }
  const seesPath = (name: string, path: string): boolean => {
    const [head = '', ...rest] = path.split('.')
    const field = entities.get(name)?.fields[head]
    if (!sees(name, head) || rest.length === 0) return sees(name, head)
    return field !== undefined && isReference(field) && seesPath(field.target, rest.join('.'))
  }
  const writes = (name: string, key?: string): boolean => {
    const entity = entities.get(name)
    const field = key === undefined ? undefined : entity?.fields[key]
    if (asker.writes && !asker.writes.includes(name)) return false
    return sees(name, key) && isIn(asker, entity?.access?.write) && (!field || (isStored(field) && isIn(asker, field.access?.write)))
  }
  const eyes = { all: entities, sees, seesPath, writes }
  if (isOwner(asker) || [...entities.values()].every((entity) => isOpen(entity, eyes))) {
    return { ...eyes, isWhole: true, entities, row: (_, row) => row }
  }
  const seen = new Map(
    [...entities.values()].filter(({ name }) => sees(name)).map((entity) => [entity.name, narrowed(entity, eyes)] as const),
  )
  return { ...eyes, isWhole: false, entities: seen, row: (name, row) => seenOf(seen.get(name), entities.get(name), row) }
}

const isOpen = ({ name, fields }: AnyEntity, { sees, writes }: Pick<Sight, 'sees' | 'writes'>): boolean =>
  writes(name) && Object.entries(fields).every(([key, field]) => (isStored(field) ? writes(name, key) : sees(name, key)))

/** Of a record what fields say that are seen, and the paths of a selection, which were looked at before they were asked. */
function seenOf(seen: AnyEntity | undefined, whole: AnyEntity | undefined, row: AnyRow): AnyRow {
  const isKept = (key: string) => seen !== undefined && (key in seen.fields || !(whole && key in whole.fields))
  const kept = { ...Object.fromEntries(Object.entries(row).filter(([key]) => isKept(key))), id: row.id, version: row.version }
  for (const [key, field] of Object.entries(seen?.fields ?? {})) {
    if (isShown(field) && key in kept) Object.assign(kept, { [key]: field.show(kept) })
  }
  return kept
}
