import type { ChartMonth } from '../../kernel/chart/read-months.ts'
import { spread } from '../../kernel/expression/by-rate.ts'
import { formatMonth } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { formatUnit, type Unit } from '../../kernel/metric/metric.ts'
import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** «Lug», under a line and in a table. */
export const shortMonth = (month: string): string => capital(formatMonth(month).slice(0, 3))
/** «Lug 26», where the same month stands twice. */
export const shortMonthOfYear = (month: string): string => `${shortMonth(month)} ${month.slice(2, 4)}`

/** «Luglio 2026». */
export const fullMonth = (month: string): string => capital(formatMonth(month))

/** «Novembre 2026, parziale». */
export const writtenMonth = ({ key, isPartial }: ChartMonth): string => `${fullMonth(key)}${isPartial ? ', parziale' : ''}`

/** How the months and those a year earlier are called. */
export function yearNames(months: readonly ChartMonth[]): { readonly now: string; readonly before: string } {
  const year = Number(months[0]?.key.slice(0, 4))
  return months.some(({ isPartial }) => isPartial)
    ? { now: 'quest’anno', before: 'anno prima' }
    : { now: String(year), before: String(year - 1) }
}

/** «dicembre 2025 – novembre 2026», «giugno – novembre 2026», or the one month. */
export function periodOf(months: readonly string[]): string {
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (first === last) return formatMonth(first)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isOneYear ? formatMonth(first).slice(0, -5) : formatMonth(first)} – ${formatMonth(last)}`
}

/** A figure as it is written; a dash where there is nothing to average. */
export const written = (value: number | undefined, unit: Unit): string => (value === undefined ? '–' : formatUnit(value, unit))

/** In thousandths, as it is written: what rounds to nothing has not grown. */
const thousandths = (growth: number): number => Math.round(growth * 1000)

/** «+7,5%». */
export function growthText(growth: number): string {
  const text = `${formatNumber(thousandths(growth) / 10, { decimals: 1, minDecimals: 1 })}%`
  return thousandths(growth) > 0 ? `+${text}` : text
}

/** So finely a share is told from another before it is rounded. */
const FINE = 1_000_000

/** «38%»: in whole hundredths that add up to what the shares add up to, as the figures beside them do. */
export function shareTexts(shares: readonly (number | undefined)[]): readonly string[] {
  const fine = shares.map((share = 0) => Math.round(share * FINE))
  const whole = fine.reduce((sum, one) => sum + one, 0)
  return spread(Math.round((whole * 100) / FINE), fine).map((hundredths) => `${formatNumber(hundredths)}%`)
}

/** A figure beside a ruled line: «10 mila». */
export function tickText(value: number, unit: Unit): string {
  const plain = unit === 'money' ? value / 100 : value
  const [size, word] = Math.abs(plain) >= 1_000_000 ? [1_000_000, ' mln'] : Math.abs(plain) >= 10_000 ? [1000, ' mila'] : [1, '']
  return `${formatNumber(plain / size, { decimals: 1 })}${word}${unit === 'percent' && value !== 0 ? ' %' : ''}`
}

/** What has grown is coloured only where the chart says what that means. */
export function growthTone(growth: number, rise: ChartPanel['rise']): string {
  if (rise === undefined || thousandths(growth) === 0) return 'text-ink-faint'
  return growth > 0 === (rise === 'good') ? 'text-ok' : 'text-bad'
}
