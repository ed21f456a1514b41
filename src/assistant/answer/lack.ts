import { comparisonsOf, isAnyOf } from '../../kernel/expression/condition.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Asked, Asking, Lacking } from '../meaning/meaning.ts'
import type { Desk } from './desk.ts'
import { idsIn, titlesOf, whenOf } from './words.ts'
import { enumerate } from '../../kernel/italian/enumeration.ts'

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
  const lacked = await lackIn(desk, lacks)
  return { ...asked, lacked, where: [...asked.where, { field: 'id', op: 'in', value: ids }] } as unknown as A
}

/** « senza appuntamenti (Igiene orale) di novembre 2026» */
async function lackIn({ trade, store }: Desk, { entity, where }: Lacking): Promise<string> {
  const names = await titlesOf(trade, store, idsIn(where))
  const named = comparisonsOf(where).flatMap(({ field, op, value }) => {
    const at = trade.fieldAt(entity, field)
    const isNamed = at && (op === 'eq' || op === 'in') && /^(?:reference|choice)$/.test(at.kind)
    return isNamed ? [value].flat().map((one) => at.format(one, names)) : []
  })
  const which = named.length > 0 ? ` (${enumerate(named)})` : ''
  return ` senza ${trade.entity(entity).label.many.toLowerCase()}${which}${whenOf(trade, entity, where)}`
}

/** The words for what the records of an answer lack; none once that condition has been taken off it. */
export const lackOf = ({ lacked = '', where }: Asked): string =>
  where.some((one) => !isAnyOf(one) && one.field === 'id' && one.op === 'in') ? lacked : ''
