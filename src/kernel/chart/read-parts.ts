import type { ChartPanel } from './chart-panel.ts'
import type { Store } from '../door/store.ts'
import { monthsOf, type Months, type Period } from './period.ts'
import { inMonths } from './read-months.ts'

/** What one value has of a figure. */
export interface ChartPart {
  /** The value; '' for the records without one, absent for all that are too many to be shown. */
  readonly key?: string
  readonly value: number
  /** Of the whole; absent where parts make no whole: averages, or where some are below zero. */
  readonly share?: number
}

export interface PartsChart {
  /** The greatest first, what is left over last. */
  readonly parts: readonly ChartPart[]
  readonly value: number | undefined
  /** How many values are left over. */
  readonly rest: number
  /** Of which months; of all when absent. */
  readonly months?: Months
}

/** So many parts can be told apart: slices by their lightness, bars at a glance. */
const MOST = { donut: 5, bars: 8 } as const

/** Works a chart by the values of a field out through the store. */
export async function readParts(store: Store, panel: ChartPanel, period: Period, today: string): Promise<PartsChart> {
  const { shape, entity, fn, field, by } = panel
  const months = period === 'all' ? undefined : monthsOf(period, today)
  const { value, groups } = await store.measure({
    entity,
    fn,
    ...(field !== undefined && { field }),
    where: inMonths(panel, months),
    groupBy: { field: by },
  })
  const adds = fn === 'count' || fn === 'sum'
  const sorted = groups.filter((group) => group.value !== 0).toSorted((a, b) => b.value - a.value)
  const most = MOST[shape === 'donut' ? 'donut' : 'bars']
  // What does not add up has no rest: then the greatest stand alone.
  const shown = sorted.length > most ? sorted.slice(0, adds ? most - 1 : most) : sorted
  const left = sorted.slice(shown.length)
  const whole = sorted.reduce((sum, group) => sum + group.value, 0)
  const hasShares = adds && whole > 0 && sorted.every((group) => group.value > 0)
  const part = (group: { readonly key?: string; readonly value: number }): ChartPart => ({
    ...group,
    ...(hasShares && { share: group.value / whole }),
  })
  const rest = adds && left.length > 0 ? [part({ value: left.reduce((sum, group) => sum + group.value, 0) })] : []
  return { parts: [...shown.map(part), ...rest], value, rest: left.length, ...(months && { months }) }
}
