import { allRows } from '../../kernel/store/all-rows.ts'
import type { Asked, Asking } from '../meaning.ts'
import type { Desk } from './desk.ts'

/** A question about records to which nothing leads, with those records in the place of what they lack. */
export async function lackless<A extends Asking>(desk: Desk, asking: A): Promise<A> {
  if (!('lacks' in asking) || !asking.lacks) return asking
  const { lacks, ...asked } = asking as A & Asked
  if (!lacks) return asking
  const [{ rows }, { groups }] = await Promise.all([
    allRows(desk.store, { entity: asked.entity, where: asked.where }),
    desk.store.measure({ entity: lacks.entity, fn: 'count', where: lacks.where, groupBy: { field: lacks.path } }),
  ])
  const have = new Set(groups.map(({ key }) => key))
  const ids = rows.flatMap(({ id }) => (have.has(id) ? [] : [id]))
  return { ...asked, where: [...asked.where, { field: 'id', op: 'in', value: ids }] } as unknown as A
}
