import { statusOf } from '../../src/kernel/entity/entity.ts'
import type { Values } from '../../src/kernel/door/change.ts'
import { readOf } from '../../src/kernel/door/read-of.ts'
import type { Asker } from './ask-gold.ts'
import { FROZEN } from './gold.ts'

/** What a form would offer beside what stands in it. */
export async function offered(asker: Asker, entity: string, values: Values): Promise<Values> {
  return (await asker.entity(entity).proposes?.(values, readOf(asker.store), FROZEN)) ?? {}
}

/** A new record as its form would begin it: what is given, and what follows from that. */
export async function begun(asker: Asker, name: string, values: Values): Promise<Values> {
  const entity = asker.entity(name)
  const [state, status] = statusOf(entity) ?? []
  const first: Values = { ...(state && status && { [state]: status.initial }), ...entity.prefill?.(FROZEN), ...values }
  return { ...first, ...(await offered(asker, name, first)), ...values }
}
