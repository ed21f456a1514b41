import { addDays } from '../../../kernel/italian/dates.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { allRows } from '../../../kernel/door/all-rows.ts'
import type { Store } from '../../../kernel/door/store.ts'
import { pack, type Placed } from '../../views/timeline/pack.ts'
import { barsOf, blocksOf, lanesFrom, type Bar, type Lane } from '../../views/timeline/plan.ts'
import { startNear, type Range } from '../../calendar/range.ts'
import { beginsAt } from '../../calendar/stretch.ts'
import { plannedOf } from './wish.ts'

/** A plan as it is drawn: some days around one, lane by lane. */
export interface Plan {
  readonly title: string
  readonly entity: AnyEntity
  readonly today: string
  readonly range: Range
  readonly lanes: readonly (Lane & { readonly placed: readonly Placed<Bar>[] })[]
}

const DAYS = 12

/** Reads the plan that the trade's own screen shows, by its rules: what is away is left out, what is closed is there. */
export async function readPlan(store: Store, sector: Sector, today: string): Promise<Plan> {
  const { screen, entity, lane, block } = plannedOf(sector)
  const range = { start: startNear(today), days: DAYS }
  const period = { from: range.start, until: addDays(range.start, DAYS) }
  const read = async (of: AnyEntity, isSpan = true) => {
    const where = isSpan ? [{ field: of.span?.from ?? '', op: 'overlaps', value: period } as const] : []
    const { rows, names } = await allRows(store, { entity: of.name, where, ...(of.sort && !isSpan && { sort: of.sort }) })
    return { entity: of, rows, names: (id: string) => names[id], today }
  }
  const bars = [...barsOf(await read(entity), screen, undefined), ...(block ? blocksOf(await read(block)) : [])]
  const lanes = lanesFrom(await read(lane, false), screen.timeline?.details ?? []).map((one) => ({
    ...one,
    placed: pack(
      bars.filter(({ stretch }) => stretch.lane === one.id),
      range,
      beginsAt(entity),
    ).placed,
  }))
  return { title: screen.label, entity, today, range, lanes }
}
