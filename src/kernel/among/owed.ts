import type { Doubt } from '../problem/doubt.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import { messages } from '../problem/messages.ts'
import type { Asked } from '../opening/slot-doubts.ts'
import { targetOf } from '../entity/references.ts'
import type { Values } from '../door/change.ts'

interface Paid {
  readonly before: Values | undefined
  readonly after: Values
  readonly read: Pick<Read, 'get'>
  readonly asked?: Asked
}

/** A question about a payment above what is owed: an advance may be meant, a zero too many is likelier. */
export async function owedDoubts({ owed, fields }: AnyEntity, { before, after, read, asked = 'salva' }: Paid): Promise<readonly Doubt[]> {
  if (!owed) return []
  const { amount: path, of } = owed
  const [by = '', key = ''] = of.split('.')
  const [id, amount] = [after[by], after[path]]
  const isSameCard = before?.[by] === id
  if (typeof id !== 'string' || typeof amount !== 'number' || (isSameCard && before?.[path] === amount)) return []
  const open = (await read.get(targetOf(fields[by]), id))?.[key]
  if (typeof open !== 'number') return []
  // What the record itself has paid already is no longer open.
  const left = Math.max(0, open + (isSameCard ? Number(before?.[path] ?? 0) : 0))
  return amount > left ? [{ path, message: messages.anyway(messages.overpaid(amount - left), asked) }] : []
}
