import { monthEnd, monthStart } from '../expression/expression.ts'
import type { Condition } from '../expression/condition.ts'
import { addMonths, monthOf, startOfMonth } from '../italian/dates.ts'
import type { ChartPanel } from '../screen.ts'
import type { Measured, Store } from '../store/store.ts'

/** A figure of one month. */
export interface ChartMonth {
  /** '2026-07'. */
  readonly key: string
  /** Absent where there is nothing to average. */
  readonly value: number | undefined
  /** What it was a year earlier, where that is compared. */
  readonly before?: number | undefined
  /** How much more than a year earlier, as a share of that; absent where the month is not over or there was nothing. */
  readonly growth?: number
  /** This month, which is not over. */
  readonly isPartial: boolean
}

export interface MonthChart {
  readonly months: readonly ChartMonth[]
  /** The figure of all of them together. */
  readonly value: number | undefined
  /** How much more than a year earlier, over the months that are over. */
  readonly growth?: number
}

const YEAR = 12

/** The months that a chart shows, from the first to this one. */
export const monthsOf = ({ months = YEAR }: ChartPanel, today: string): readonly string[] =>
  Array.from({ length: months }, (_, at) => monthOf(addMonths(startOfMonth(today), at + 1 - months)))

/** The records of a chart from one month to another, counted from this one. */
export function inMonths({ where, day }: Pick<ChartPanel, 'where' | 'day'>, from: number, to: number): readonly Condition[] {
  if (day === undefined) return where
  return [...where, { field: day, op: 'gte', value: monthStart(from) }, { field: day, op: 'lte', value: monthEnd(to) }]
}

/** Works a chart over months out through the store. */
export async function readMonths(store: Store, panel: ChartPanel, today: string): Promise<MonthChart> {
  const { entity, fn, field, by, compare, months = YEAR } = panel
  const measure = (from: number, to: number) => ({
    entity,
    fn,
    ...(field !== undefined && { field }),
    where: inMonths({ where: panel.where, day: by }, from, to),
  })
  const groupBy = { field: by, by: 'month' } as const
  const first = 1 - months
  const [now, earlier, over, overEarlier] = await store.measures([
    { ...measure(first, 0), groupBy },
    ...(compare ? [{ ...measure(first - YEAR, -YEAR), groupBy }, measure(first, -1), measure(first - YEAR, -1 - YEAR)] : []),
  ])
  const values = valuesOf(now)
  const before = valuesOf(earlier)
  const nothing = fn === 'count' || fn === 'sum' || fn === 'distinct' ? 0 : undefined
  const growth = growthOf(over?.value, overEarlier?.value)
  return {
    months: monthsOf(panel, today).map((key) => {
      const isPartial = key === monthOf(today)
      const value = values.get(key) ?? nothing
      if (!compare) return { key, value, isPartial }
      const was = before.get(monthOf(addMonths(`${key}-01`, -YEAR))) ?? nothing
      const more = isPartial ? undefined : growthOf(value, was)
      return { key, value, before: was, isPartial, ...(more !== undefined && { growth: more }) }
    }),
    value: now?.value,
    ...(growth !== undefined && { growth }),
  }
}

const valuesOf = (measured: Measured | undefined) => new Map(measured?.groups.map(({ key, value }) => [key, value]))

const growthOf = (value: number | undefined, before: number | undefined): number | undefined =>
  value === undefined || before === undefined || before <= 0 ? undefined : (value - before) / before
