import type { Desk } from './desk.ts'
import { tellValue } from './value.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import { isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'

const holds = (one: Condition): one is Comparison => !isAnyOf(one) && (one.op === 'has' || one.op === 'hasNone')
const isOne = (one: Condition): boolean => !isAnyOf(one) && one.field === 'id' && [one.value].flat().length === 1

/**
 * Whether one record holds something is answered by all that it holds, and by «non indicati» where nobody wrote it: who asks for an
 * allergen must not hear «no» of what nobody knows.
 */
export async function heldBy(desk: Desk, asking: Extract<Asking, { is: 'list' | 'yes' }>): Promise<Reply | undefined> {
  const held = asking.where.find(holds)
  if (!held || !asking.where.some(isOne)) return undefined
  const { field, op, value } = held
  const where = asking.where.filter((one) => one !== held)
  const reply = await tellValue(desk, { is: 'tell', entity: asking.entity, where, field, sums: false })
  const { found } = reply
  if (found.is !== 'value' || !Array.isArray(found.value)) return reply
  const wanted = new Set([value].flat())
  const isSo = found.value.some((one) => wanted.has(one)) === (op === 'has')
  if (asking.is === 'list') return { ...reply, found: { is: 'records', entity: asking.entity, ids: isSo ? [found.id] : [] } }
  const says = op === 'has' ? `${isSo ? 'Sì' : 'No'}. ${reply.says}` : reply.says
  return { ...reply, says, spoken: says, found: { is: 'truth', value: isSo, entity: asking.entity, rows: [] } }
}
