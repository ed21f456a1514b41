import { chainChanges } from '../../kernel/derive/chain.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { apartOf, partsOf } from '../../kernel/derive/parts.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { newId } from '../../kernel/door/new-id.ts'
import type { FormTarget } from './form-target.ts'
import { kindsIn } from './read-form.ts'
import { newRecords } from './series.ts'

/** What makes a new record with all that goes with it, and what the notice says: its repetitions, or what becomes of the record before; one for each part of its lines. */
export function newRecord(
  entity: AnyEntity,
  target: FormTarget,
  values: Values,
  /** What comes into it beside the record that it is made from. */
  others: readonly AnyRow[] = [],
  /** As it was typed: what is parted by its lines says there which is of which. */
  typed: Values = {},
): { readonly changes: readonly Change[]; readonly done: string } {
  const apart = apartOf(entity)
  const plain = newRecords(entity, apart ? partsOf(apart, values, kindsIn(apart, typed)) : [values])
  const made = target.mode === 'create' ? target.made : undefined
  if (!made) return plain
  return { ...plain, changes: chainChanges(made.chain, newId(entity.name), values, [made.from, ...others]) }
}
