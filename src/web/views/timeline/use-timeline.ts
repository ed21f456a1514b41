import { useMemo } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Page, Query } from '../../../kernel/door/store.ts'
import { again } from '../../data/again.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAllRows, useRows } from '../../data/use-rows.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../../screen/list-query.ts'
import { lanesInUse, lanesWanted } from '../../calendar/lanes.ts'
import { pack, type Packed } from './pack.ts'
import { beginsAt } from '../../calendar/stretch.ts'
import { barsOf, blocksOf, lanesFrom, type Bar, type Lane } from './plan.ts'
import type { Range } from '../../calendar/range.ts'

/** More than three months of a large house. */
const MOST = 3000

export interface Timeline {
  readonly entity: AnyEntity
  readonly laneEntity: AnyEntity | undefined
  /** What keeps lanes closed, where the trade has it. */
  readonly blockEntity: AnyEntity | undefined
  readonly lanes: readonly Lane[]
  readonly bars: readonly Bar[]
  readonly packed: ReadonlyMap<string, Packed<Bar>>
  /** Records found by the search or the filters, wherever they lie; nothing where nobody asks. */
  readonly found: { readonly total: number; readonly days: readonly string[] } | undefined
  readonly hidden: number
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Whatever lies in a range of days, however long ago it began. */
const spansIn = ({ name, span }: AnyEntity, { start, days }: Range): Query => ({
  entity: name,
  where: [{ field: span?.from ?? '', op: 'overlaps', value: { from: start, until: addDays(start, days) } }],
  sort: [{ field: span?.from ?? '', direction: 'asc' }],
  page: { offset: 0, limit: MOST },
})

/** Everything that lies on the lanes in a range of days, with the moves under way counted in. */
export function useTimeline(screen: CollectionScreen, query: ListQuery, range: Range, pending: readonly Pending[]): Timeline {
  const { sector, at } = useSector()
  const entity = useEntity(screen.entity)
  const blockEntity = sector.entities.find(({ name }) => name === screen.timeline?.blocks?.entity)
  const laneField = entity.fields[entity.span?.lane ?? '']
  const laneEntity = sector.entities.find(({ name }) => name === targetOf(laneField))

  const records = useRows(spansIn(entity, range))
  const closures = useRows(blockEntity && spansIn(blockEntity, range))
  const places = useAllRows(laneEntity && { entity: laneEntity.name })
  const isAsking = query.where.length > 0 || query.search !== ''
  const from = entity.span?.from ?? ''
  const sort = [{ field: from, direction: 'asc' as const }]
  const asked = useRows(isAsking ? queryOf(screen, { ...query, sort }, { offset: 0, limit: MOST }) : undefined)

  const bars = useMemo(() => {
    const found = isAsking && asked.data ? new Set(asked.data.rows.map(({ id }) => id)) : undefined
    const rowsOf = (page: Page | undefined) => (page?.rows ?? []).map((row) => withPending(row, pending))
    const reading = { entity, rows: rowsOf(records.data), names: (id: string) => records.data?.names[id], today: at.today }
    const closed = blockEntity
      ? blocksOf({ ...reading, entity: blockEntity, rows: rowsOf(closures.data), names: (id) => closures.data?.names[id] })
      : []
    return [...barsOf(reading, screen, found), ...closed]
  }, [records.data, closures.data, asked.data, isAsking, entity, blockEntity, screen, at.today, pending])

  const lanes = useMemo(() => {
    if (!laneEntity || !places.data) return []
    const { names } = places.data
    const rows = lanesInUse(
      laneEntity,
      places.data.rows,
      bars.map(({ stretch }) => stretch.lane),
    )
    return lanesFrom({ entity: laneEntity, rows, names: (id) => names[id], today: at.today }, screen.timeline?.details ?? [])
  }, [laneEntity, places.data, bars, at.today, screen])

  const packed = useMemo(() => {
    const byLane = Map.groupBy(bars, ({ stretch }) => stretch.lane)
    return new Map(lanes.map(({ id }) => [id, pack(byLane.get(id) ?? [], range, beginsAt(entity))]))
  }, [bars, lanes, range, entity])

  const wanted = new Set(lanesWanted(lanes, query.where, { day: from, lane: entity.span?.lane ?? '' }).map(({ id }) => id))
  const reads = [records, closures, places]
  return {
    entity,
    laneEntity,
    blockEntity,
    lanes: lanes.filter(({ id }) => wanted.has(id)),
    bars,
    packed,
    found: isAsking && asked.data ? { total: asked.data.total, days: asked.data.rows.map((row) => String(row[from])) } : undefined,
    hidden: records.data ? records.data.total - records.data.rows.length : 0,
    isLoading: reads.some(({ isLoading }) => isLoading),
    isFailed: reads.some(({ isError }) => isError),
    retry: again(reads),
  }
}
