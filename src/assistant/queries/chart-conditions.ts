import type { Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'

/**
 * A figure in parts as the chart of a screen defines it: «chi lavora di più» counts what is done, as «Prodotto per operatore» does. The
 * conditions of the chart hold where the sentence says nothing of their field.
 */
export function asShown(trade: Trade, meaning: Asking, today: string): Asking {
  if (meaning.is !== 'groups') return meaning
  const { entity, fn, field, by, where } = meaning
  const alike = trade.charts.filter((chart) => chart.entity === entity && chart.fn === fn && chart.field === field)
  const named = alike.filter((chart) => chart.by === by)
  // What is counted is another thing in each chart; what is added up is the same wherever all charts agree.
  const [chart, ...others] = named.length > 0 || fn === 'count' ? named : alike
  const isSame = others.every((other) => JSON.stringify(other.where) === JSON.stringify(chart?.where))
  const mine = chart && isSame ? onDay(chart.where, today) : undefined
  const isSaid = (path: string) => where.some((one) => !isAnyOf(one) && one.field === path && (one.op === 'eq' || one.op === 'in'))
  const more = mine?.filter((one) => !isSaid(one.field)) ?? []
  return more.length === 0
    ? meaning
    : { ...meaning, where: [...where.filter((one) => !more.some((other) => isOf(one, other.field))), ...more] }
}

/** What is merely left out gives way to what is counted. */
const isOf = (one: Condition, path: string): boolean => !isAnyOf(one) && one.field === path && one.op === 'ne'
