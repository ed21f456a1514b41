import { useQuery } from '@tanstack/react-query'
import { titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { namedIn } from '../../kernel/entity/references.ts'
import { entityOfId } from '../../kernel/entity/entities.ts'
import type { Store } from '../../kernel/door/store.ts'
import { asking } from './asking.ts'
import { useSector } from './sector-context.tsx'

/** The titles of records by their ids, with the titles that stand in them. */
export async function titlesOf(
  store: Store,
  among: readonly AnyEntity[],
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const entities = new Map(among.map((entity) => [entity.name, entity]))
  const wanted = [...Map.groupBy(new Set(ids), (id) => entityOfId(entities, id))]
  const titles = wanted.map(async ([entity, some]) => {
    if (!entity) return []
    const rows = await store.getMany(entity.name, some)
    const named = rows.flatMap((row) => namedIn(entity.fields, entity.title.flat(), row))
    const names = named.length > 0 ? await titlesOf(store, among, named) : {}
    return rows.map((row) => [row.id, titleOf(entity, row, (id) => names[id])] as const)
  })
  return Object.fromEntries((await Promise.all(titles)).flat())
}

/** The titles of records by their ids, for words that stand outside a list: the chips of its filters. */
export function useNames(ids: readonly string[]): Names {
  const { store, sector } = useSector()
  const { data } = useQuery({ ...asking(store, ['names', ids], (read) => titlesOf(read, sector.entities, ids)), enabled: ids.length > 0 })
  return (id) => data?.[id]
}

/** What a record is called that stands outside a list; those that its title names are asked for. */
export function useTitle(entity: AnyEntity, row: AnyRow | undefined): string {
  const names = useNames(namedIn(entity.fields, entity.title.flat(), row))
  return row ? titleOf(entity, row, names) : ''
}
