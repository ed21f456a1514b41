import { isReference, titleOf, type AnyEntity, type Read } from '../entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Entities } from '../store/entities.ts'

/** What a record is called, with the titles of those that its own title names. */
export async function titleAmong(read: Read, entities: Entities, entity: AnyEntity, row: AnyRow): Promise<string> {
  const names = new Map<string, string>()
  for (const key of entity.title.flat()) {
    const field = entity.fields[key]
    const id = row[key]
    const target = field && isReference(field) ? entities.get(field.target) : undefined
    if (!target || typeof id !== 'string') continue
    const other = await read.get(target.name, id)
    if (other) names.set(id, await titleAmong(read, entities, target, other))
  }
  return titleOf(entity, row, (id) => names.get(id))
}
