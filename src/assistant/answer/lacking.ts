import { allRows } from '../../kernel/store/all-rows.ts'
import type { Asked, Asking } from '../meaning.ts'
import type { Desk } from './desk.ts'

/** A question about records to which nothing leads, with those records in the place of what they lack. */
export async function lackless<A extends Asking>(desk: Desk, asking: A): Promise<A> {
  const { lacks, ...asked } = asking as A & Asked
  if (!lacks) return asking
  const { rows } = await allRows(desk.store, { entity: asked.entity, where: asked.where })
  const { entity, path, where } = lacks
  const have = new Set(
    path === 'id'
      ? (await allRows(desk.store, { entity, where })).rows.map(({ id }) => id)
      : (await desk.store.measure({ entity, fn: 'count', where, groupBy: { field: path } })).groups.map(({ key }) => key),
  )
  const ids = rows.flatMap(({ id }) => (have.has(id) ? [] : [id]))
  return { ...asked, where: [...asked.where, { field: 'id', op: 'in', value: ids }] } as unknown as A
}
