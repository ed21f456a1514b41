import type { At } from '../../kernel/italian/at.ts'
import type { Doubt } from '../../kernel/problem/doubt.ts'
import { doubtsAmong } from '../../kernel/among/doubts-among.ts'
import { recordDoubts } from '../../kernel/derive/doubts.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { readOpening } from '../../kernel/opening/read-opening.ts'
import { slotDoubts } from '../../kernel/opening/slot-doubts.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Store } from '../../kernel/door/store.ts'
import { numberDoubts } from './number-order.ts'

interface SaveDoubtsOptions {
  readonly store: Store
  readonly entities: readonly AnyEntity[]
  readonly entity: AnyEntity
  readonly base: AnyRow | undefined
  /** The whole record as it was read out of the form. */
  readonly values: Values
  /** Those of its values that are new. */
  readonly written: Values
  readonly at: At
}

/** What is asked before a record is saved as it stands: a day of another year, a number out of order, an hour while one is closed. */
export async function saveDoubts({ store, entities, entity, base, values, written, at }: SaveDoubtsOptions): Promise<readonly Doubt[]> {
  const after = { ...base, ...values }
  return [
    ...recordDoubts(entity, written, after, at),
    ...(await numberDoubts(store, entity, values, at.today)),
    ...(await doubtsAmong(entity, { store, entities, before: base, after })),
    ...slotDoubts(entity, entity.slot && (await readOpening(store, entities)), { before: base, after, at }),
  ]
}
