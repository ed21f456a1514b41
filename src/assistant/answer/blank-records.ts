import type { Desk } from './desk.ts'
import { unsaidOf } from './words.ts'
import type { Asked } from '../meaning/meaning.ts'
import { isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'

/** « Altri 4: allergeni non indicati.» of those that are not counted among the ones without, because nobody wrote it. */
export async function untoldIn({ trade, store }: Desk, { entity, where, search }: Asked): Promise<string> {
  const held = where.find((one): one is Comparison => !isAnyOf(one) && one.op === 'hasNone')
  const field = held && trade.fieldAt(entity, held.field)
  if (!field) return ''
  const blank = where.map((one): Condition => (one === held ? { field: held.field, op: 'empty' } : one))
  const { total = 0 } = await store.query({
    entity,
    where: blank,
    ...(search !== undefined && { search }),
    page: { limit: 1 },
    total: true,
  })
  if (total === 0) return ''
  return ` ${total === 1 ? 'Un altro' : `Altri ${formatNumber(total)}`}: ${field.label.toLowerCase()} ${unsaidOf(field)}.`
}
