import { monthEnd, monthStart } from '../expression/expression.ts'
import type { Condition } from '../expression/condition.ts'
import type { ChartPanel } from './chart-panel.ts'
import type { Measured, Store } from '../door/store.ts'
import { monthAt, monthsOf, type Months, type SomeMonths } from './period.ts'

/** A figure of one month. */
export interface ChartMonth {
  /** '2026-07'. */
  readonly key: string
  /** How far from this one: -4. */
  readonly away: number
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

/** The records of a chart in some months; in all of them where none are said. */
export function inMonths({ where, day }: Pick<ChartPanel, 'where' | 'day'>, months: Months | undefined): readonly Condition[] {
  if (day === undefined || !months) return where
  return [...where, { field: day, op: 'gte', value: monthStart(months.first) }, { field: day, op: 'lte', value: monthEnd(months.last) }]
}

/** Works a chart over months out through the store. */
export async function readMonths(store: Store, panel: ChartPanel, period: SomeMonths, today: string): Promise<MonthChart> {
  const { entity, fn, field, by, compare } = panel
  const { first, last } = monthsOf(period, today)
  const measure = (from: number, to: number) => ({
    entity,
    fn,
    ...(field !== undefined && { field }),
    where: inMonths({ where: panel.where, day: by }, { first: from, last: to }),
  })
  const groupBy = { field: by, by: 'month' } as const
  const over = Math.min(last, -1)
  const [now, earlier, whole, wholeEarlier] = await store.measures([
    { ...measure(first, last), groupBy },
    ...(compare ? [{ ...measure(first - YEAR, last - YEAR), groupBy }, measure(first, over), measure(first - YEAR, over - YEAR)] : []),
  ])
  const values = valuesOf(now)
  const before = valuesOf(earlier)
  const nothing = fn === 'count' || fn === 'sum' || fn === 'distinct' ? 0 : undefined
  const growth = growthOf(whole?.value, wholeEarlier?.value)
  return {
    months: Array.from({ length: last - first + 1 }, (_, at) => {
      const away = first + at
      const key = monthAt(away, today)
      const isPartial = away === 0
      const value = values.get(key) ?? nothing
      if (!compare) return { key, away, value, isPartial }
      const was = before.get(monthAt(away - YEAR, today)) ?? nothing
      const more = isPartial ? undefined : growthOf(value, was)
      return { key, away, value, before: was, isPartial, ...(more !== undefined && { growth: more }) }
    }),
    value: now?.value,
    ...(growth !== undefined && { growth }),
  }
}

const valuesOf = (measured: Measured | undefined) => new Map(measured?.groups.map(({ key, value }) => [key, value]))

const growthOf = (value: number | undefined, before: number | undefined): number | undefined =>
  value === undefined || before === undefined || before <= 0 ? undefined : (value - before) / before
