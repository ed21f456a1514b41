import { USUAL_PERIOD, type Period, type SomeMonths } from '../../../kernel/chart/period.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import type { Address } from '../../data/use-address.ts'
import { hyphened } from '../../ui/download.ts'
import { PERIOD } from '../../screen/list-query.ts'

/** What a chart over months is seen over, and one by parts; what its description says is offered besides. */
const OVER_MONTHS: readonly Period[] = [3, 6, 12, 'this year', 'last year']
const OF_PARTS: readonly Period[] = [1, 'last month', 'this year', 'all']

const WORDS = {
  'last month': { label: 'Mese scorso', word: 'mese-scorso', rank: 1.5 },
  'this year': { label: 'Quest’anno', word: 'quest-anno', rank: 90 },
  'last year': { label: 'Anno scorso', word: 'anno-scorso', rank: 91 },
  all: { label: 'Tutto', word: 'tutto', rank: 92 },
} as const

const said = (period: Period) =>
  typeof period === 'string'
    ? WORDS[period]
    : { label: period === 1 ? 'Questo mese' : `${period} mesi`, word: String(period), rank: period }

export const periodLabel = (period: Period): string => said(period).label

const usualOf = ({ period = USUAL_PERIOD }: ChartPanel): Period => period

export interface PeriodChoice {
  readonly period: Period
  readonly offered: readonly Period[]
  /** What the description says. */
  readonly usual: Period
  /** The address of a period. */
  readonly patch: (period: Period) => Readonly<Record<string, string | undefined>>
}

/** What a chart is seen over, as the address says it; nothing to choose where its records have no day. */
export function periodChoice(panel: ChartPanel, isOverMonths: boolean, address: Pick<Address, 'get'>): PeriodChoice {
  const key = PERIOD + hyphened(panel.title)
  const usual: Period = isOverMonths || panel.day !== undefined ? usualOf(panel) : 'all'
  const some = isOverMonths ? OVER_MONTHS : panel.day === undefined ? [] : OF_PARTS
  const offered = [...new Set([...some, usual])].toSorted((a, b) => said(a).rank - said(b).rank)
  return {
    period: offered.find((period) => said(period).word === address.get(key)) ?? usual,
    offered,
    usual,
    patch: (period) => ({ [key]: period === usual ? undefined : said(period).word }),
  }
}

/** A chart over months has an end at both sides. */
export const someMonths = (period: Period): SomeMonths => (period === 'all' ? USUAL_PERIOD : period)
