import type { Store } from '../door/store.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { AnyRow } from '../fields/shapes.ts'

/** Numbers of one count: the field of an entity that holds them, and what all of them begin with. */
export interface Count {
  readonly entity: AnyEntity
  readonly key: string
  readonly begins: string
}

/** The record with the greatest number of a count; nothing where none was given. */
export async function lastNumbered(store: Pick<Store, 'query'>, { entity, key, begins }: Count): Promise<AnyRow | undefined> {
  const { rows } = await store.query({
    entity: entity.name,
    where: [
      { field: key, op: 'gte', value: begins },
      { field: key, op: 'lt', value: `${begins}:` },
    ],
    sort: [{ field: key, direction: 'desc' }],
    page: { limit: 1 },
  })
  return rows[0]
}
