import { useMemo } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { DaySays } from '../../../kernel/screens/day-view.ts'
import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AllRows } from '../../../kernel/door/all-rows.ts'
import type { Page } from '../../../kernel/door/store.ts'
import type { Calendar } from '../../calendar/calendar.ts'
import { lanesInUse, lanesOf, lanesWanted } from '../../calendar/lanes.ts'
import type { ListQuery } from '../../screen/list-query.ts'
import { named } from '../record/said.ts'
import type { LaneShown } from './columns.ts'

interface LanesOf {
  readonly calendar: Calendar
  readonly laneEntity: AnyEntity | undefined
  /** Whether work may wait for somebody. */
  readonly mayWait: boolean
}

/** The lanes of a day that the filters leave, with what stands beside their names. */
export function useLanes(
  { calendar, laneEntity, mayWait }: LanesOf,
  { details: keys = noDetails }: DaySays,
  { where }: ListQuery,
  { data: records }: { readonly data: Page | undefined },
  { data: places }: { readonly data: AllRows | undefined },
): readonly LaneShown[] {
  return useMemo(() => {
    const names = (id: string) => places?.names[id]
    const taken = (records?.rows ?? []).map((row) => calendar.lane && row[calendar.lane])
    const standing = laneEntity ? lanesInUse(laneEntity, places?.rows ?? [], taken) : []
    const titled = standing.map((row) => ({ id: row.id, title: laneEntity ? titleOf(laneEntity, row, names) : '' }))
    const details = new Map(
      (places?.rows ?? []).map((row) => [
        row.id,
        keys.flatMap((key) => {
          const field = laneEntity?.fields[key]
          return !field || isBlank(row[key]) ? [] : [named(field, row[key], field.format(row[key], names))]
        }),
      ]),
    )
    const all = lanesOf(titled, records?.rows ?? [], calendar, mayWait)
    return lanesWanted(all, where, calendar).map((lane) => ({ ...lane, details: (lane.id !== undefined && details.get(lane.id)) || [] }))
  }, [places, records, laneEntity, keys, calendar, mayWait, where])
}

const noDetails: readonly string[] = []
