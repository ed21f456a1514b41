import { settledOf, type AnyEntity } from '../../entity.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { Refusal } from './refusal.ts'

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Refuses to change what of a record is settled, or to remove it. */
export function checkSettled(entity: AnyEntity, before: AnyRow, after: AnyRow | undefined): void {
  const settled = settledOf(entity, before)
  if (!settled) return
  const { fields, message } = settled
  const changed = after ? fields.filter((key) => !isSame(before[key], after[key])) : ['']
  if (changed.length > 0) throw new Refusal(changed.map((path) => ({ path, code: 'rule', message })))
}
