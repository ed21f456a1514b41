import { useCallback, useMemo } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOptional, type Names } from '../../../kernel/fields/field.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { DaySays } from '../../../kernel/screens/day-view.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import type { Page, Query } from '../../../kernel/door/store.ts'
import { again } from '../../data/again.ts'
import { useEntity, useNow, useSector } from '../../data/sector-context.tsx'
import { useOpening } from '../../data/use-opening.ts'
import { useAllRows, useRows } from '../../data/use-rows.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../../screen/list-query.ts'
import { calendarOf, type Calendar } from '../../calendar/calendar.ts'
import { closuresOf, columnsOf, type Column, type LaneShown } from './columns.ts'
import { fillColumns, type Filled } from './fill-columns.ts'
import type { Closed } from './gaps.ts'
import { shownHours, type Stretch } from './minutes.ts'
import { closedBy, hoursShown } from './opening-hours.ts'
import { useLanes } from './use-lanes.ts'

/** More than five days of a large house. */
const MOST = 1000

export interface Day {
  readonly entity: AnyEntity
  readonly calendar: Calendar
  readonly names: Names
  readonly columns: readonly Filled[]
  readonly lanes: readonly LaneShown[]
  /** The hours in which something may be put, and those that are drawn. */
  readonly hours: Stretch
  readonly shown: Stretch
  readonly step: number
  readonly total: number
  readonly hidden: number
  readonly laneEntity: AnyEntity | undefined
  readonly blockEntity: AnyEntity | undefined
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/** What happens on some days, and on the one before, of which something may go through midnight. */
const within = ({ name }: AnyEntity, { day }: Calendar, days: readonly string[]): Query => ({
  entity: name,
  where: [
    { field: day, op: 'gte', value: addDays(days[0] ?? '', -1) },
    { field: day, op: 'lte', value: days.at(-1) },
  ],
  sort: [{ field: day, direction: 'asc' }],
  page: { offset: 0, limit: MOST },
})

/** What the search and the filters ask for, of some days. */
function askedOf(screen: CollectionScreen, query: ListQuery, { where, sort = [] }: Query): Query {
  const narrowed = [...query.where, ...(where as ListQuery['where'])]
  return queryOf(screen, { ...query, where: narrowed, sort }, { offset: 0, limit: MOST })
}

const namesIn = (page: Page | undefined) => (id: string) => page?.names[id]

/** What stands in the columns of some days, with the moves under way counted in; of one lane where only that is wanted. */
export function useDay(
  screen: CollectionScreen,
  query: ListQuery,
  calendar: Calendar,
  says: DaySays,
  days: readonly string[],
  onlyLane: ((lanes: readonly LaneShown[]) => LaneShown | undefined) | undefined,
  pending: readonly Pending[],
): Day {
  // Minutes go by while somebody looks.
  useNow()
  const { sector, at } = useSector()
  const entity = useEntity(screen.entity)
  const blockEntity = sector.entities.find(({ name }) => name === says.blocks?.entity)
  const laneField = calendar.lane === undefined ? undefined : entity.fields[calendar.lane]
  const laneEntity = sector.entities.find(({ name }) => name === targetOf(laneField))

  const records = useRows(within(entity, calendar, days))
  const places = useAllRows(laneEntity && { entity: laneEntity.name })
  const isAsking = query.where.length > 0 || query.search !== ''
  const asked = useRows(isAsking ? askedOf(screen, query, within(entity, calendar, days)) : undefined)
  const lanes = useLanes({ calendar, laneEntity, mayWait: laneField !== undefined && isOptional(laneField) }, says, query, records, places)
  const { hours, closedIn, closures } = useClosed(says, blockEntity, days)
  const only = onlyLane?.(lanes)
  const { today, time } = at
  const { columns, shown, total } = useMemo(() => {
    const reading = { entity, calendar, screen, names: namesIn(records.data), at: { today, ...(time !== undefined && { time }) } }
    const rows = (records.data?.rows ?? []).map((row) => withPending(row, pending))
    const matches = isAsking && asked.data ? new Set(asked.data.rows.map(({ id }) => id)) : undefined
    const filled = fillColumns(reading, rows, columnsOf(days, only ? [only] : lanes), matches, closedIn)
    return {
      columns: filled,
      shown: shownHours(
        hours,
        filled.flatMap((column) => column.cards.map(({ part }) => part)),
      ),
      total: new Set(filled.flatMap((column) => [...column.cards, ...column.untimed].map(({ id }) => id))).size,
    }
  }, [days, only, lanes, records.data, asked.data, isAsking, pending, entity, calendar, screen, today, time, hours, closedIn])

  const reads = [records, closures, places]
  return {
    entity,
    calendar,
    names: namesIn(records.data),
    columns,
    lanes,
    hours,
    shown,
    step: says.step ?? 15,
    total,
    hidden: records.data ? records.data.total - records.data.rows.length : 0,
    laneEntity,
    blockEntity,
    isLoading: reads.some(({ isLoading }) => isLoading),
    isFailed: reads.some(({ isError }) => isError),
    retry: again(reads),
  }
}

/** The hours in which something may be put, and what closes a column in them: pauses, holidays, records of their own. */
function useClosed(says: DaySays, entity: AnyEntity | undefined, days: readonly string[]) {
  const opening = useOpening()
  const calendar = useMemo(() => entity && calendarOf(entity), [entity])
  const closures = useRows(entity && calendar && within(entity, calendar, days))
  const hours = useMemo(() => hoursShown(opening, says), [opening, says])
  const { data } = closures
  const closedIn = useCallback(
    (column: Column): readonly Closed[] => [
      ...closedBy(opening, says, hours, column),
      ...(entity && calendar ? closuresOf(entity, calendar, data?.rows ?? [], namesIn(data), column) : []),
    ],
    [opening, says, hours, entity, calendar, data],
  )
  return { hours, closedIn, closures }
}
