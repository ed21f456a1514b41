import { takingWhere, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { addDays, daysBetween, weekdayOf } from '../../../kernel/italian/dates.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import { allRows } from '../../../kernel/door/all-rows.ts'
import type { Store } from '../../../kernel/door/store.ts'

/** What of a trade lies on a plan: rooms by nights, and what keeps them closed. */
export interface Planned {
  readonly screen: CollectionScreen
  readonly entity: AnyEntity
  readonly lane: AnyEntity
  readonly block: AnyEntity | undefined
}

export function plannedOf({ card, screens, entities }: Sector): Planned {
  const screen = screens.find((one): one is CollectionScreen => one.kind === 'collection' && one.views.includes('timeline'))
  const named = (name: string | undefined) => entities.find((entity) => entity.name === name)
  const entity = named(screen?.entity)
  const lane = named(targetOf(entity?.fields[entity.span?.lane ?? '']))
  if (!screen || !entity || !lane) throw new Error(`${card.slug} has no plan: the landing page shows that of a trade with one.`)
  return { screen, entity, lane, block: named(screen.timeline?.blocks?.entity) }
}

/** The lanes in which nothing lies for so many nights from a day. */
export async function freeLanes(store: Store, { entity, lane, block }: Planned, from: string, nights: number): Promise<readonly AnyRow[]> {
  const until = addDays(from, nights)
  const taken = await Promise.all(
    [entity, ...(block ? [block] : [])].map(async (one) => {
      const where = [{ field: one.span?.from ?? '', op: 'overlaps', value: { from, until } } as const, ...takingWhere(one)]
      return (await allRows(store, { entity: one.name, where })).rows.map((row) => row[one.span?.lane ?? ''])
    }),
  )
  const { rows } = await allRows(store, { entity: lane.name, ...(lane.sort && { sort: lane.sort }) })
  return rows.filter(({ id }) => !taken.flat().includes(id))
}

/** For how long somebody is to come. */
export const NIGHTS = 2
const SATURDAY = 5
/** As far as the plan of a narrow desk shows whole bookings. */
const NEAREST = 2
const FARTHEST = 5

interface Place {
  readonly day: string
  readonly lane: AnyRow
}

/** A day, and a lane that is free from it on, among the first two: those that the conversation does not lie over. */
export async function findPlace(store: Store, planned: Planned, today: string): Promise<Place | undefined> {
  const days = Array.from({ length: FARTHEST - NEAREST + 1 }, (_, index) => addDays(today, NEAREST + index))
  const saturdayFirst = days.toSorted((a, b) => Number(weekdayOf(b) === SATURDAY) - Number(weekdayOf(a) === SATURDAY) || daysBetween(b, a))
  const { rows } = await allRows(store, { entity: planned.lane.name, ...(planned.lane.sort && { sort: planned.lane.sort }) })
  for (const day of saturdayFirst) {
    const free = await freeLanes(store, planned, day, NIGHTS)
    const lane = [rows[1], rows[0]].find((row) => row && free.some(({ id }) => id === row.id))
    if (lane) return { day, lane }
  }
  return undefined
}
