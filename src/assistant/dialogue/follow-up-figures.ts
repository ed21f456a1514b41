import { comparisonsOf, isAnyOf } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import { isDay } from '../../kernel/italian/dates.ts'
import { isDated } from '../conditions/question.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Mind, Understood } from '../rank/reading.ts'
import { ofItsMeasure } from './carry-over.ts'
import type { Leaning } from './follow-up.ts'
import type { Focus } from './memory.ts'

/** No other reading of such a sentence is as likely. */
export const SURE = 20

/** A figure of the trade that says neither of whom nor when, after something of which both were said. */
export function* figuresOf(mind: Mind, { meaning, frame }: Understood, focus: Focus): Iterable<Leaning> {
  if (meaning.is !== 'metric' || meaning.over || frame.roles.some(({ role }) => role !== 'grammar' && role !== 'metric')) return
  const of = frame.words.some((word) => word.startsWith('quant'))
    ? (ofThose(mind, meaning.key, focus) ?? ofItsPeriod(mind, meaning.key, focus))
    : undefined
  if (of) yield { meaning: of, lean: 'bare', score: SURE }
}

/** «quanto ci devono in tutto?» of some that were listed: what those have to pay. */
function ofThose({ trade }: Mind, key: string, focus: Focus): Asking | undefined {
  const { asking, entity, where, ids } = focus
  const field = trade.moneyOf(entity)
  const unit = trade.sector.metrics.find((one) => one.key === key)?.unit
  const isOfMany = asking?.is === 'list' || (asking?.is === 'figure' && asking.fn === 'count')
  if (!isOfMany || ids.length < 2 || field === undefined || unit !== 'money') return undefined
  const sum = { is: 'figure', entity, where, fn: 'sum', field } as const
  const due = ofItsMeasure(trade, sum, { entity, roles: [], words: [], unknown: [], score: 0, asking: true }, focus)
  return due === sum ? undefined : due
}

/** «quanto abbiamo incassato?» after what was done in September: in September. */
function ofItsPeriod({ trade, today }: Mind, key: string, { entity, where, asking }: Focus): Asking | undefined {
  const metric = trade.sector.metrics.find((one) => one.key === key)
  const days = comparisonsOf(where).filter((one) => isDated(trade, entity, one))
  const from = days.find(({ op }) => op === 'gte')?.value
  const to = days.find(({ op }) => op === 'lte')?.value
  if (!metric || !asking || typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to) || to >= today)
    return undefined
  if (metric.over) return { is: 'metric', key, over: { from, to } }
  if ('work' in metric || metric.whole) return undefined
  const mine = onDay(metric.where ?? [], today) ?? []
  const day = comparisonsOf(mine).find((one) => isDated(trade, metric.entity.name, one))?.field
  if (day === undefined) return undefined
  return {
    is: 'figure',
    entity: metric.entity.name,
    where: [
      ...mine.filter((one) => isAnyOf(one) || one.field !== day),
      { field: day, op: 'gte', value: from },
      { field: day, op: 'lte', value: to },
    ],
    fn: metric.fn,
    ...(metric.field !== undefined && { field: metric.field }),
  }
}
