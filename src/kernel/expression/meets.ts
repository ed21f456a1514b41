import type { AnyEntity } from '../entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { compileConditions } from './compile-conditions.ts'
import type { Condition } from './condition.ts'
import { scopeOf } from './scope.ts'

/** Whether a record that was read meets conditions about itself; what lies behind its references is not asked. */
export const meets = (entity: AnyEntity, conditions: readonly Condition[], row: AnyRow, today: string): boolean =>
  compileConditions(scopeOf(entity, new Map()), conditions)(row, { today, record: () => undefined, referring: () => [] })
