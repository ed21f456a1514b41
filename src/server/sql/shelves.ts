import { namesOfNeeds, needsIn } from '../../kernel/access/needs.ts'
import { isIn, type Asker } from '../../kernel/door/asker.ts'
import type { Entities } from '../../kernel/entity/entities.ts'

/** Some of the words by which the records of an entity are found: those of fields that take the same to be seen. */
export interface Shelf {
  /** Under which the words are kept: the entity, and where they are kept to some, to whom: `ospite/identita`. */
  readonly name: string
  readonly fields: ReadonlySet<string>
  isSeen(asker: Pick<Asker, 'groups'>): boolean
}

const known = new WeakMap<Entities, Map<string, readonly Shelf[]>>()

/** Where the words of an entity stand, so that nobody finds a record by a word that is hidden from him. */
export function shelvesOf(entities: Entities, name: string): readonly Shelf[] {
  const some = known.get(entities) ?? new Map<string, readonly Shelf[]>()
  const shelves = some.get(name) ?? make(entities, name)
  known.set(entities, some.set(name, shelves))
  return shelves
}

function make(entities: Entities, name: string): readonly Shelf[] {
  const needs = needsIn(entities)
  const keys = Object.keys(entities.get(name)?.fields ?? {})
  const open = { name, fields: new Set(keys.filter((key) => needs.field(name, key).length === 0)), isSeen: () => true }
  const kept = Map.groupBy(
    keys.filter((key) => !open.fields.has(key)),
    (key) => namesOfNeeds(needs.field(name, key)),
  )
  return [
    open,
    ...[...kept].map(([to, fields]): Shelf => ({
      name: `${name}/${to}`,
      fields: new Set(fields),
      isSeen: (asker) => needs.field(name, fields[0] ?? '').every((need) => isIn(asker, need)),
    })),
  ]
}
