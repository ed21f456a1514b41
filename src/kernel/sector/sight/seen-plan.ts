import type { AnyEntity } from '../../entity/entity.ts'
import type { PlanSays } from '../../screens/plan-view.ts'
import { targetOf } from '../../entity/references.ts'
import type { Eyes } from './eyes.types.ts'

/** A plan is there for who sees the places and where they stand; what it says of them and of the records is narrowed. */
export function seenPlan(plan: PlanSays, { name, fields }: AnyEntity, { sees }: Eyes): PlanSays | undefined {
  const { room, width, height, seats, shapes, joins, party, notice, figures, owes, ...rest } = plan
  const { at, column, row, details } = plan
  const field = fields[at]
  const places = targetOf(field)
  if (!sees(name, at) || !sees(places) || ![column, row].every((key) => sees(places, key))) return undefined
  const shown = (key: string | undefined, of = places): key is string => key !== undefined && sees(of, key)
  return {
    ...rest,
    details: details.filter((key) => sees(name, key)),
    figures: Object.fromEntries(
      Object.entries(figures).filter(([, figure]) => figure && sees(name, typeof figure === 'string' ? figure : figure.since)),
    ),
    ...(shown(room) && { room }),
    ...(shown(width) && { width }),
    ...(shown(height) && { height }),
    ...(shown(seats) && { seats }),
    ...(shapes && shown(shapes.by) && { shapes }),
    ...(shown(joins) && { joins }),
    ...(shown(party, name) && { party }),
    ...(owes && sees(owes.entity, owes.by) && { owes }),
    ...(shown(notice, name) && { notice }),
  }
}
