import { tokensOf } from '../italian/token.ts'
import type { Asking, Meaning } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { dated } from '../../kernel/expression/day-from-today.ts'
import { isKind } from '../../kernel/fields/field.ts'
import { monthsOf, USUAL_PERIOD } from '../../kernel/chart/period.ts'
import { inMonths } from '../../kernel/chart/read-months.ts'
import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import type { Metric } from '../../kernel/metric/metric.ts'

/** A text as its bare words. */
export const spelled = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')

/** A figure of a screen that a sentence calls by its very name and says nothing besides; `meaning` is how the sentence was taken. */
export function namedFigure(text: string, trade: Trade, meaning: Meaning | undefined, today: string): Asking | undefined {
  const said = spelled(text)
  if (said === '') return undefined
  const { metrics, charts } = namesOf(trade)
  const metric = metrics.get(said)?.[0]
  if (metric) return isTold(metric, meaning) ? undefined : { is: 'metric', key: metric.key }
  // The same chart on two screens may look back less on one of them.
  const [chart] = charts.get(said)?.toSorted((a, b) => lengthOf(b, today) - lengthOf(a, today)) ?? []
  return chart && inParts(trade, chart, today)
}

/** Days that a figure names itself, and that give way to those that were said. */
const OWN_PERIOD = / (?:del mese|della settimana|dell[’']anno|di oggi)$/
export const withoutPeriod = (label: string): string => label.replace(OWN_PERIOD, '')

/** The figure of a trade that bears a name, or the only one that says besides of whom or of what: «Imposta di soggiorno del mese». */
export function metricCalled(said: string, trade: Trade): Metric | undefined {
  const { metrics } = namesOf(trade)
  const named = [...metrics].flatMap(([, [metric]]) =>
    metric && spelled(withoutPeriod(metric.label)).startsWith(`${said} di `) ? [metric] : [],
  )
  // «donazioni», of «Donazioni del mese»
  const bare = [...metrics].find(([, [metric]]) => metric && spelled(withoutPeriod(metric.label)) === said)?.[1][0]
  return said === '' ? undefined : (metrics.get(said)?.[0] ?? bare ?? (named.length === 1 ? named[0] : undefined))
}

interface FigureNames {
  readonly metrics: ReadonlyMap<string, readonly Metric[]>
  readonly charts: ReadonlyMap<string, readonly ChartPanel[]>
}
const known = new WeakMap<Trade, FigureNames>()

/** The figures of a trade by their names: spelled once, for every sentence is compared with them. */
function namesOf(trade: Trade): FigureNames {
  const names = known.get(trade) ?? {
    metrics: Map.groupBy(trade.sector.metrics, ({ label }) => spelled(label)),
    charts: Map.groupBy(trade.charts, ({ title }) => spelled(title)),
  }
  known.set(trade, names)
  return names
}

/** How many months a chart shows at first. */
function lengthOf({ period = USUAL_PERIOD }: ChartPanel, today: string): number {
  if (period === 'all') return Infinity
  const { first, last } = monthsOf(period, today)
  return last - first + 1
}

/** Whether the sentence was taken for that figure already, or for the records that it counts. */
function isTold(metric: Metric, meaning: Meaning | undefined): boolean {
  if (meaning?.is === 'metric') return meaning.key === metric.key
  const isCount = 'fn' in metric && metric.fn === 'count' && (metric.whole === undefined || metric.whole.as === 'part')
  return isCount && meaning?.is === 'list' && meaning.entity === metric.entity.name && meaning.search === undefined
}

/** A chart as an answer: its conditions, over the months that the chart shows at first. */
function inParts(trade: Trade, chart: ChartPanel, today: string): Asking {
  const { entity, fn, field, by, period = USUAL_PERIOD } = chart
  const axis = trade.fieldAt(entity, by)
  const isOfMonths = axis !== undefined && isKind(axis, 'date')
  const months = period === 'all' ? undefined : monthsOf(period, today)
  return {
    is: 'groups',
    entity,
    where: dated(
      inMonths({ where: chart.where, ...(isOfMonths ? { day: by } : chart.day !== undefined && { day: chart.day }) }, months),
      today,
    ),
    by,
    ...(isOfMonths && { per: 'month' as const }),
    fn,
    ...(field !== undefined && { field }),
  }
}
