import { useMemo } from 'react'
import { isReference, type AnyEntity } from '../../../kernel/define-entity.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../kernel/screen.ts'
import type { Condition } from '../../../kernel/expression/condition.ts'
import type { Page, Query } from '../../../kernel/store/store.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAllRows, useRows } from '../../data/use-rows.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../list-query.ts'
import { lanesWanted } from '../week/lanes.ts'
import { pack, type Packed } from './pack.ts'
import { barsOf, blocksOf, lanesFrom, type Bar, type Lane } from './plan.ts'
import type { Range } from './range.ts'

/** More than three months of a large house. */
const MOST = 3000
/** A stay of more nights is looked for however long ago it began; a shorter one that began before cannot reach the range. */
const USUAL = 31

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

/** The two queries that find whatever lies in a range: what began in it or shortly before, and the long ones from before that. */
function queriesOf({ name, span }: AnyEntity, { start, days }: Range): readonly [Query, Query] {
  const { from = '', nights = '' } = span ?? {}
  const first = addDays(start, -USUAL)
  const query = (where: readonly Condition[]): Query => ({
    entity: name,
    where,
    sort: [{ field: from, direction: 'asc' }],
    page: { offset: 0, limit: MOST },
  })
  return [
    query([
      { field: from, op: 'gte', value: first },
      { field: from, op: 'lt', value: addDays(start, days) },
    ]),
    query([
      { field: from, op: 'lt', value: first },
      { field: nights, op: 'gt', value: USUAL },
    ]),
  ]
}

function useSpans(entity: AnyEntity | undefined, range: Range, other: AnyEntity) {
  const [usual, long] = entity ? queriesOf(entity, range) : [nothing(other), nothing(other)]
  return [useRows(usual), useRows(long)] as const
}

/** A hook cannot be left out: where there is nothing to ask, it asks for no record. */
const nothing = ({ name }: AnyEntity): Query => ({
  entity: name,
  where: [{ field: 'id', op: 'in', value: [] }],
  page: { offset: 0, limit: 0 },
})

/** Everything that lies on the lanes in a range of days, with the moves under way counted in. */
export function useTimeline(screen: CollectionScreen, query: ListQuery, range: Range, pending: readonly Pending[]): Timeline {
  const { sector, at } = useSector()
  const entity = useEntity(screen.entity)
  const blockEntity = sector.entities.find(({ name }) => name === screen.timeline?.blocks?.entity)
  const laneField = entity.fields[entity.span?.lane ?? '']
  const laneEntity = laneField && isReference(laneField) ? sector.entities.find(({ name }) => name === laneField.target) : undefined

  const records = useSpans(entity, range, entity)
  const closures = useSpans(blockEntity, range, entity)
  const places = useAllRows(laneEntity ? { entity: laneEntity.name } : nothing(entity))
  const isAsking = query.where.length > 0 || query.search !== ''
  const from = entity.span?.from ?? ''
  const sort = [{ field: from, direction: 'asc' as const }]
  const asked = useRows(isAsking ? queryOf(screen, { ...query, sort }, { offset: 0, limit: MOST }) : nothing(entity))

  const [usual, long] = records
  const [blocked, longBlocked] = closures
  const bars = useMemo(() => {
    const found = isAsking && asked.data ? new Set(asked.data.rows.map(({ id }) => id)) : undefined
    const rowsOf = (...pages: readonly (Page | undefined)[]) =>
      pages.flatMap((page) => page?.rows ?? []).map((row) => withPending(row, pending))
    const names = { ...usual.data?.names, ...long.data?.names }
    const reading = { entity, rows: rowsOf(usual.data, long.data), names: (id: string) => names[id], today: at.today }
    const closed = blockEntity ? blocksOf({ ...reading, entity: blockEntity, rows: rowsOf(blocked.data, longBlocked.data) }) : []
    return [...barsOf(reading, screen, found), ...closed]
  }, [usual.data, long.data, blocked.data, longBlocked.data, asked.data, isAsking, entity, blockEntity, screen, at.today, pending])

  const lanes = useMemo(() => {
    if (!laneEntity || !places.data) return []
    const { rows, names } = places.data
    return lanesFrom({ entity: laneEntity, rows, names: (id) => names[id], today: at.today }, screen.timeline?.details ?? [])
  }, [laneEntity, places.data, at.today, screen])

  const packed = useMemo(() => {
    const byLane = Map.groupBy(bars, ({ stretch }) => stretch.lane)
    return new Map(lanes.map(({ id }) => [id, pack(byLane.get(id) ?? [], range)]))
  }, [bars, lanes, range])

  const wanted = new Set(lanesWanted(lanes, query.where, { day: from, lane: entity.span?.lane ?? '' }).map(({ id }) => id))
  const reads = [...records, ...closures, places]
  const [total, shown] = [usual, long].reduce(
    ([all, read], { data }) => [all + (data?.total ?? 0), read + (data?.rows.length ?? 0)],
    [0, 0],
  )
  return {
    entity,
    laneEntity,
    blockEntity,
    lanes: lanes.filter(({ id }) => wanted.has(id)),
    bars,
    packed,
    found: isAsking && asked.data ? { total: asked.data.total, days: asked.data.rows.map((row) => String(row[from])) } : undefined,
    hidden: Math.max(0, total - shown),
    isLoading: reads.some(({ isPending }) => isPending),
    isFailed: reads.some(({ isError }) => isError),
    retry: () => void Promise.all(reads.map(({ refetch }) => refetch())),
  }
}
