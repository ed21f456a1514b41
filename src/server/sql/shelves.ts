import { namesOfNeeds, needsIn } from '../../kernel/access/needs.ts'
import { isOwnKey } from '../../kernel/fields/own-key.ts'
import { isIn, type Asker } from '../../kernel/door/asker.ts'
import type { Entities } from '../../kernel/entity/entities.ts'

/** Some of the words by which the records of an entity are found: those of fields that take the same to be seen. */
export interface Shelf {
  /**
   * Under which the words are kept: the entity, and where they are kept to some, to whom: `ospite/identita`. Those of a firm's own
   * fields stand apart (`ospite/proprio`): what is made anew for all firms, which knows the trade alone, leaves them as they are.
   */
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
  const isOpen = (key: string) => needs.field(name, key).length === 0 && !isOwnKey(key)
  const open = { name, fields: new Set(keys.filter(isOpen)), isSeen: () => true }
  const own = { name: `${name}/proprio`, fields: new Set(keys.filter(isOwnKey)), isSeen: () => true }
  const kept = Map.groupBy(
    keys.filter((key) => !isOwnKey(key) && !open.fields.has(key)),
    (key) => namesOfNeeds(needs.field(name, key)),
  )
  return [
    open,
    ...(own.fields.size > 0 ? [own] : []),
    ...[...kept].map(([to, fields]): Shelf => ({
      name: `${name}/${to}`,
      fields: new Set(fields),
      isSeen: (asker) => needs.field(name, fields[0] ?? '').every((need) => isIn(asker, need)),
    })),
  ]
}
