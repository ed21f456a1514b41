import { statusOf, takingWhere, titleOf } from '../../../kernel/entity.ts'
import type { Condition } from '../../../kernel/expression/condition.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { MonthView } from '../../../kernel/month-view.ts'
import type { CollectionScreen } from '../../../kernel/screen.ts'
import type { Query } from '../../../kernel/store/store.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../list-query.ts'
import { dayFieldOf } from './days.ts'

/** A month of a large house; beyond that a person looks for names, not for dots. */
const MOST = 3000

export interface MonthRows {
  readonly rows: readonly AnyRow[]
  readonly names: Names
  /** Records beyond those that were read. */
  readonly hidden: number
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

interface Asked {
  readonly screen: CollectionScreen
  readonly query: ListQuery
  readonly month: MonthView
  readonly first: string
  readonly last: string
  readonly pending: readonly Pending[]
}

/** The records that stand on the days from `first` to `last`, and today's that should be over by now. Those that fell through stay out unless somebody filters by state. */
export function useMonth({ screen, query, month, first, last, pending }: Asked): MonthRows {
  const entity = useEntity(screen.entity)
  const field = dayFieldOf(entity)
  const [status] = statusOf(entity) ?? []
  const alive = query.where.some((condition) => condition.field === status) ? [] : takingWhere(entity)
  const lates = month.sections?.flatMap(({ late }) => (late ? [late.where] : [])) ?? []
  const read = (where: readonly Condition[]): Query => ({
    ...queryOf(screen, { ...query, sort: [] }),
    where: [...query.where, ...where],
    page: { offset: 0, limit: MOST },
  })
  // Of nights the last day is free again, and yet one on which somebody leaves.
  const days = entity.slot
    ? ([
        { field, op: 'gte', value: first },
        { field, op: 'lte', value: last },
      ] as const)
    : ([{ field, op: 'overlaps', value: { from: addDays(first, -1), until: addDays(last, 1) } }] as const)
  const page = useRows(read([...days, ...alive]))
  const late = useRows(lates.length > 0 ? read([{ any: lates }]) : undefined)
  const names: Names = (id) => page.data?.names[id] ?? late.data?.names[id]
  const found = new Map([...(page.data?.rows ?? []), ...(late.data?.rows ?? [])].map((row) => [row.id, withPending(row, pending)]))
  const { time, lane = entity.span?.lane } = entity.slot ?? {}
  const keyOf = (row: AnyRow): readonly string[] => [
    hourOf(time === undefined ? '' : row[time]),
    lane === undefined ? '' : (names(String(row[lane])) ?? ''),
    titleOf(entity, row, names),
  ]
  return {
    rows: [...found.values()]
      .map((row) => ({ row, key: keyOf(row) }))
      .toSorted((a, b) => compareKeys(a.key, b.key))
      .map(({ row }) => row),
    names,
    hidden: Math.max(0, (page.data?.total ?? 0) - MOST),
    isLoading: page.isPending || late.isLoading,
    isFailed: page.isError || late.isError,
    retry: () => void Promise.all([page.refetch(), ...(lates.length > 0 ? [late.refetch()] : [])]),
  }
}

/** What has no hour comes last. */
const hourOf = (time: unknown): string => (typeof time === 'string' ? time : '99:99')

const { compare } = new Intl.Collator('it', { numeric: true })
const compareKeys = (a: readonly string[], b: readonly string[]): number =>
  a.reduce((order, part, at) => order || compare(part, b[at] ?? ''), 0)
