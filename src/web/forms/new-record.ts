import { chainChanges } from '../../kernel/chain.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Change, Values } from '../../kernel/store/change.ts'
import { newId } from '../../kernel/store/new-id.ts'
import type { FormTarget } from './form-target.ts'
import { newRecords } from './series.ts'

/** What makes a new record with all that goes with it, and what the notice says: its repetitions, or what becomes of the record before. */
export function newRecord(
  entity: AnyEntity,
  target: FormTarget,
  fields: Fields,
  values: Values,
  /** What comes into it beside the record that it is made from. */
  others: readonly AnyRow[] = [],
): { readonly changes: readonly Change[]; readonly done: string } {
  const plain = newRecords(entity, values)
  const { made, prefill = {} } = target.mode === 'create' ? target : {}
  if (!made) return plain
  const unseen = Object.fromEntries(Object.entries(prefill).filter(([key]) => !(key in fields)))
  return { ...plain, changes: chainChanges(made.chain, newId(entity.name), { ...unseen, ...values }, [made.from, ...others]) }
}
