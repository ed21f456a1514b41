import type { Desk } from '../answer/desk.ts'
import { understand } from '../rank/readings.ts'
import type { Mind } from '../rank/reading.ts'

/** Of some records, or of all there are, those that are described rather than named: «quello di lunedì del doposcuola», «quella delle 8:30». */
export async function described(
  said: string,
  entity: string,
  { ids, most }: { readonly ids?: readonly string[]; readonly most: number },
  mind: Mind,
  { store }: Desk,
): Promise<readonly string[]> {
  const way = understand(said, mind).find(({ meaning, unknown }) => unknown.length === 0 && 'where' in meaning && meaning.entity === entity)
  if (!way || !('where' in way.meaning) || way.meaning.where.length === 0) return []
  const where = [...way.meaning.where, ...(ids ? [{ field: 'id', op: 'in', value: ids } as const] : [])]
  const { rows } = await store.query({ entity, where, page: { limit: most + 1 } })
  return rows.length > most ? [] : rows.map(({ id }) => id)
}
