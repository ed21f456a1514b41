import { ARCHIVE, livingWhere } from '../../kernel/derive/archive.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'

/** Conditions of a question over records in use. Whoever was put away is found by name, or by asking for the archive. */
export function whereInUse(
  entity: AnyEntity,
  { where, search }: { readonly where: readonly Condition[]; readonly search?: string | undefined },
): readonly Condition[] {
  const isNamed =
    search !== undefined || where.some((condition) => !isAnyOf(condition) && (condition.field === ARCHIVE || condition.field === 'id'))
  return isNamed ? where : [...where, ...livingWhere(entity)]
}
