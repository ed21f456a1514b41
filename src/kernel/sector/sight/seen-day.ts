import type { DaySays } from '../../screens/day-view.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import { targetOf } from '../../entity/references.ts'
import type { Eyes } from './eyes.types.ts'

/** The day as somebody sees it: without the closures, fields, lists and states that are hidden from him. */
export function seenDay({ blocks, details, waiting, ...hours }: DaySays, entity: AnyEntity, { sees, seesWhere, writes }: Eyes): DaySays {
  const { name, slot } = entity
  const column = targetOf(entity.fields[slot?.lane ?? '']) || name
  const [status] = statusOf(entity) ?? []
  const mayMove = status !== undefined && writes(name, status)
  return {
    ...hours,
    ...(blocks && sees(blocks.entity) && { blocks }),
    ...(details && { details: details.filter((key) => sees(column, key)) }),
    ...(waiting && {
      waiting: waiting
        .filter(({ where }) => seesWhere(name, where))
        .map(({ since, to, placed, ...list }) => ({
          ...list,
          details: list.details.filter((key) => sees(name, key)),
          ...(since !== undefined && sees(name, since) && { since }),
          ...(to !== undefined && mayMove && { to }),
          ...(placed !== undefined && mayMove && { placed }),
        })),
    }),
  }
}
