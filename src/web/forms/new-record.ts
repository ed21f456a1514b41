import { chainChanges } from '../../kernel/chain.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Change, Values } from '../../kernel/store/change.ts'
import { newId } from '../../kernel/store/new-id.ts'
import type { FormTarget } from './form-target.ts'
import { newRecords } from './series.ts'

/** What makes a new record with all that goes with it, and what the notice says: its repetitions, or what becomes of the record before. */
export function newRecord(
  entity: AnyEntity,
  target: FormTarget,
  values: Values,
  /** What comes into it beside the record that it is made from. */
  others: readonly AnyRow[] = [],
): { readonly changes: readonly Change[]; readonly done: string } {
  const plain = newRecords(entity, values)
  const made = target.mode === 'create' ? target.made : undefined
  if (!made) return plain
  return { ...plain, changes: chainChanges(made.chain, newId(entity.name), values, [made.from, ...others]) }
}
