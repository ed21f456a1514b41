import { useMemo } from 'react'
import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Condition } from '../../../kernel/expression/condition.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { MonthView } from '../../../kernel/screens/month-view.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Query } from '../../../kernel/door/store.ts'
import { again } from '../../data/again.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { withPending, type Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../../screen/list-query.ts'
import { aliveWhere, onDays } from '../../calendar/on-days.ts'

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
  /** The chosen day, which may lie on another page. */
  readonly day: string
  readonly pending: readonly Pending[]
}

/** The records that stand on the days from `first` to `last` and on the chosen one, and today's that should be over by now. Those that fell through stay out unless somebody filters by state. */
export function useMonth({ screen, query, month, first, last, day, pending }: Asked): MonthRows {
  const entity = useEntity(screen.entity)
  const lates = month.sections?.flatMap(({ late }) => (late ? [late.where] : [])) ?? []
  const asked = (where: readonly Condition[]): Query => ({
    ...queryOf(screen, { ...query, sort: [] }),
    where: [...query.where, ...where],
    page: { offset: 0, limit: MOST },
  })
  const shown = onDays(entity, first, last)
  const days = day < first || day > last ? [{ any: [shown, onDays(entity, day, day)] }] : shown
  const page = useRows(asked([...days, ...aliveWhere(entity, query.where)]))
  const late = useRows(lates.length > 0 ? asked([{ any: lates }]) : undefined)
  const read = useMemo(() => {
    const all = { ...page.data?.names, ...late.data?.names }
    const names: Names = (id) => all[id]
    const found = new Map([...(page.data?.rows ?? []), ...(late.data?.rows ?? [])].map((row) => [row.id, withPending(row, pending)]))
    return { rows: byHour(entity, [...found.values()], names), names }
  }, [entity, page.data, late.data, pending])
  return {
    ...read,
    hidden: Math.max(0, (page.data?.total ?? 0) - MOST),
    isLoading: page.isPending || late.isLoading,
    isFailed: page.isError || late.isError,
    retry: again([page, late]),
  }
}

/** By the hour, then by the name of the lane, then by title; what has no hour comes last. */
function byHour(entity: AnyEntity, rows: readonly AnyRow[], names: Names): readonly AnyRow[] {
  const { time, lane = entity.span?.lane } = entity.slot ?? {}
  const hourOf = (row: AnyRow) => (time !== undefined && typeof row[time] === 'string' ? row[time] : '99:99')
  const keyOf = (row: AnyRow): readonly string[] => [
    time === undefined ? '' : hourOf(row),
    lane === undefined ? '' : (names(String(row[lane])) ?? ''),
    titleOf(entity, row, names),
  ]
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ row }) => row)
}

const { compare } = new Intl.Collator('it', { numeric: true })
const compareKeys = (a: readonly string[], b: readonly string[]): number =>
  a.reduce((order, part, at) => order || compare(part, b[at] ?? ''), 0)
