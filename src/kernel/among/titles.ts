import { titleOf, type AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { namedIn } from '../entity/references.ts'
import { entityOfId, type Entities } from '../entity/entities.ts'

/** What a record is called, with the titles of those that its own title names. */
export async function titleAmong(read: Read, entities: Entities, entity: AnyEntity, row: AnyRow): Promise<string> {
  const names = new Map<string, string>()
  for (const id of namedIn(entity.fields, entity.title.flat(), row)) {
    const target = entityOfId(entities, id)
    const other = target && (await read.get(target.name, id))
    if (other) names.set(id, await titleAmong(read, entities, target, other))
  }
  return titleOf(entity, row, (id) => names.get(id))
}
