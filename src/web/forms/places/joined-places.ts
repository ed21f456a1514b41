import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { PlanSays } from '../../../kernel/screens/plan-view.ts'
import { boxesOf, makeOneShape, type Box } from './arrange.ts'

/** The places of one room by the group that they are joined to for good, each with all of its group, where they stand together. */
export function joinedGroups(
  { joins }: PlanSays,
  places: readonly AnyRow[],
  boxes: ReadonlyMap<string, Box>,
  mayJoin: (ids: readonly string[]) => boolean = (all) => makeOneShape(all, boxes),
): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>(places.map(({ id }) => [id, [id]]))
  if (joins === undefined) return groups
  for (const place of places) {
    const to = place[joins]
    if (typeof to === 'string') joinGroups(groups, [place.id, to], mayJoin)
  }
  return groups
}

/** Puts the groups of some places together, where they may be. */
export function joinGroups(
  groups: Map<string, readonly string[]>,
  ids: readonly string[],
  mayJoin: (all: readonly string[]) => boolean,
): void {
  const all = [...new Set(ids.flatMap((id) => groups.get(id) ?? []))]
  if (all.length > 1 && mayJoin(all)) for (const id of all) groups.set(id, all)
}

/** Some places, and with each what it is joined to for good. */
export function withJoined(plan: PlanSays, places: readonly AnyRow[], ids: readonly string[]): readonly string[] {
  const roomOf = (row: AnyRow | undefined) => (plan.room === undefined ? undefined : row?.[plan.room])
  const all = ids.flatMap((id) => {
    const room = roomOf(places.find((row) => row.id === id))
    const mine = places.filter((row) => roomOf(row) === room)
    return joinedGroups(plan, mine, boxesOf(plan, mine)).get(id) ?? [id]
  })
  return [...new Set(all)]
}

/** How many some places take. */
export const seatsOf = ({ seats }: PlanSays, places: readonly AnyRow[]): number =>
  seats === undefined ? 0 : places.reduce((sum, row) => sum + Number(row[seats] ?? 0), 0)

/** «6 posti». */
export function seatsText({ plan, place }: { readonly plan: PlanSays; readonly place: AnyEntity }, seats: number): string {
  const field = plan.seats === undefined ? undefined : place.fields[plan.seats]
  if (!field || seats === 0) return ''
  const { unit } = field
  return unit ? `${seats} ${seats === 1 ? unit[0] : unit[1]}` : `${seats} ${field.label.toLowerCase()}`
}
