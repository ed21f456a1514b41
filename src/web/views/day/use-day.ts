import { useMemo } from 'react'
import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOptional, type Names } from '../../../kernel/fields/field.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
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
import { queryOf, type ListQuery } from '../list-query.ts'
import { named } from '../said.ts'
import { calendarOf, type Calendar } from '../calendar/calendar.ts'
import { lanesInUse, lanesOf, lanesWanted } from '../calendar/lanes.ts'
import { cardsOf, closuresOf, columnsOf, withoutHour, type Card, type Column, type LaneShown, type Movable } from './columns.ts'
import type { Closed } from './gaps.ts'
import { shownHours, type Stretch } from './minutes.ts'
import { closedBy, hoursShown } from './opening-hours.ts'

/** More than five days of a large house. */
const MOST = 1000

/** A column with what stands in it. */
export interface Filled extends Column {
  readonly cards: readonly Card[]
  readonly closed: readonly Closed[]
  /** What has no hour yet. */
  readonly untimed: readonly Movable[]
}

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
  const blockCalendar = blockEntity && calendarOf(blockEntity)
  const laneField = calendar.lane === undefined ? undefined : entity.fields[calendar.lane]
  const laneEntity = sector.entities.find(({ name }) => name === targetOf(laneField))
  const mayWait = laneField !== undefined && isOptional(laneField)

  const records = useRows(within(entity, calendar, days))
  const closures = useRows(blockEntity && blockCalendar && within(blockEntity, blockCalendar, days))
  const places = useAllRows(laneEntity && { entity: laneEntity.name })
  const isAsking = query.where.length > 0 || query.search !== ''
  const { where, sort } = within(entity, calendar, days)
  const asked = useRows(
    isAsking
      ? queryOf(
          screen,
          { ...query, where: [...query.where, ...(where as ListQuery['where'])], sort: sort ?? [] },
          { offset: 0, limit: MOST },
        )
      : undefined,
  )

  const lanes = useMemo((): readonly LaneShown[] => {
    const taken = (records.data?.rows ?? []).map((row) => calendar.lane && row[calendar.lane])
    const standing = laneEntity ? lanesInUse(laneEntity, places.data?.rows ?? [], taken) : []
    const titled = standing.map((row) => ({
      id: row.id,
      title: titleOf(laneEntity ?? entity, row, (id) => places.data?.names[id]),
    }))
    const names = (id: string) => places.data?.names[id]
    const details = new Map(
      (places.data?.rows ?? []).map((row) => [
        row.id,
        (says.details ?? []).flatMap((key) => {
          const field = laneEntity?.fields[key]
          return !field || isBlank(row[key]) ? [] : [named(field, row[key], field.format(row[key], names))]
        }),
      ]),
    )
    const all = lanesOf(titled, records.data?.rows ?? [], calendar, mayWait)
    return lanesWanted(all, query.where, calendar).map((lane) => ({
      ...lane,
      details: (lane.id !== undefined && details.get(lane.id)) || [],
    }))
  }, [places.data, records.data, laneEntity, entity, says, calendar, mayWait, query.where])

  const opening = useOpening()
  const only = onlyLane?.(lanes)
  const { today, time } = at
  const { columns, shown, total } = useMemo(() => {
    const bare = columnsOf(days, only ? [only] : lanes)
    const rows = (records.data?.rows ?? []).map((row) => withPending(row, pending))
    const matches = isAsking && asked.data ? new Set(asked.data.rows.map(({ id }) => id)) : undefined
    const reading = { entity, calendar, screen, names: namesIn(records.data), at: { today, ...(time !== undefined && { time }) } }
    const cards = Map.groupBy(cardsOf(reading, rows, bare, matches), ({ home }) => home.column)
    const hours = hoursShown(opening, says)
    const filled = bare.map((column) => ({
      ...column,
      cards: (cards.get(column.key) ?? []).toSorted((a, b) => a.part.from - b.part.from),
      closed: [
        ...closedBy(opening, says, hours, column),
        ...(blockEntity && blockCalendar
          ? closuresOf(blockEntity, blockCalendar, closures.data?.rows ?? [], namesIn(closures.data), column)
          : []),
      ],
      untimed: withoutHour(reading, rows, column),
    }))
    return {
      columns: filled,
      shown: shownHours(
        hours,
        filled.flatMap((column) => column.cards.map(({ part }) => part)),
      ),
      total: new Set(filled.flatMap((column) => [...column.cards, ...column.untimed].map(({ id }) => id))).size,
    }
  }, [
    days,
    only,
    lanes,
    records.data,
    closures.data,
    asked.data,
    isAsking,
    pending,
    entity,
    calendar,
    screen,
    today,
    time,
    says,
    opening,
    blockEntity,
    blockCalendar,
  ])

  const reads = [records, closures, places]
  return {
    entity,
    calendar,
    names: namesIn(records.data),
    columns,
    lanes,
    hours: hoursShown(opening, says),
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
