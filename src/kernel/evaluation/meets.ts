import type { AnyEntity } from '../entity/entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { compileConditions } from './compile-conditions.ts'
import type { Condition } from '../expression/condition.ts'
import { scopeOf } from './scope.ts'

/** Whether a record that was read meets conditions about itself; what lies behind its references is not asked. */
export const meets = (entity: AnyEntity, conditions: readonly Condition[], row: AnyRow, today: string): boolean =>
  meeting(entity, conditions, today)(row)

/** The same, prepared once for many records. */
export function meeting(entity: AnyEntity, conditions: readonly Condition[], today: string): (row: AnyRow) => boolean {
  const test = compileConditions(scopeOf(entity, new Map()), conditions)
  const around = { today, record: () => undefined, referring: () => [] }
  return (row) => test(row, around)
}
