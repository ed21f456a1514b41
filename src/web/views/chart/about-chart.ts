import { monthKeys, monthsOf, type Period } from '../../../kernel/chart/period.ts'
import type { ShownChart } from '../../../kernel/chart/shown-chart.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { fullMonth, growthText, periodOf, written } from '../../chart/chart-words.ts'

/** «dicembre 2025 – novembre 2026, a confronto con l’anno prima». */
export function aboutOf({ day, compare }: ChartPanel, period: Period, today: string): string {
  const ever = day === undefined ? '' : 'da sempre'
  const time = period === 'all' ? ever : periodOf(monthKeys(monthsOf(period, today), today))
  return compare ? `${time}, a confronto con l’anno prima` : time
}

/** Whether there is nothing to draw. */
export const isEmpty = (chart: ShownChart): boolean =>
  chart.by === 'parts' ? chart.parts.length === 0 : !chart.months.some(({ value, before }) => value || before)

/** The figure of the whole. */
export const wholeOf = ({ value, panel }: ShownChart): string => written(value, panel.unit)

/** The month that is not over. */
const partialOf = (chart: ShownChart) => (chart.by === 'months' ? chart.months.find(({ isPartial }) => isPartial) : undefined)

/** «+7,5% a parità di mesi»: how much more than a year earlier. */
export function growthOf(chart: ShownChart): { readonly growth: number; readonly text: string } | undefined {
  if (chart.by === 'parts' || chart.growth === undefined) return undefined
  return { growth: chart.growth, text: `${growthText(chart.growth)} ${partialOf(chart) ? 'a parità di mesi' : 'sull’anno prima'}` }
}

/** What is to be known of how it is worked out. */
export function formulaOf(chart: ShownChart): string {
  const { formula, shape, compare } = chart.panel
  const partial = partialOf(chart)
  if (!partial) return formula
  const drawn = shape === 'line' ? 'è tratteggiato' : 'è più chiaro'
  return `${formula} ${fullMonth(partial.key)} non è ancora finito: ${drawn}${compare ? ' e non entra nel confronto' : ''}.`
}
